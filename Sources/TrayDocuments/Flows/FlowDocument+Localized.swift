// SPDX-License-Identifier: MIT

public import TrayCases

extension FlowDocument {
  /// The flow in each of its languages, to be resolved in cases.
  public var localized: LocalizedFlow {
    LocalizedFlow(id: id, languages: languages, stepIDs: stepIDs) { flow(in: $0) }
  }
}
