// SPDX-License-Identifier: MIT

public import TrayKit

extension IssueWords {
  /// Why a detent gave no stop.
  public static func reason(_ reason: DropReason) -> String {
    switch reason {
    case .conditionNotMet: "its condition does not hold"
    case .compactHeight: "the window's height is compact"
    case .returnedNothing: "its closure returned nothing"
    case .unmeasured: "the content is not measured"
    case .notFinite(let height): "its height \(height) is not finite"
    case .negative(let height): "its height \(number(height)) is negative"
    case .aboveMaximum(let asked, let maximum):
      "it asks for \(number(asked)) of \(number(maximum)) points"
    case .missingReference(let id): "\(name(id)), from which it is derived, is not declared"
    case .referenceOff(let id): "\(name(id)), from which it is derived, is off"
    case .circle(let id): "it is derived from itself by way of \(name(id))"
    case .duplicate(let height): "another one of its name is lower: \(number(height))"
    }
  }

  private static func number(_ value: Double) -> String { PlainNumber.rounded(value) }
  private static func name(_ id: DetentID) -> String { DetentNames.name(of: id) }
}
