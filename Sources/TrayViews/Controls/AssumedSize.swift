// SPDX-License-Identifier: MIT

import TrayLayout

extension View {
  /// Says that the size of this control is a guess, where one of its lengths is in this version.
  func assumingSize(_ name: String, _ metrics: ControlMetric...) -> some View {
    modified { builder, content in
      content(&builder)
      let system = builder.environment.system
      guard let error = metrics.compactMap({ $0.likelyError(in: system) }).max() else { return }
      builder.report { .assumedSize(name, likelyError: error, node: $0) }
    }
  }

  /// Lets the control overflow its row of a list, which is as high as the line of the label.
  ///
  /// Rows with a switch or a stepper are no higher than those with a text alone: 52 points on iOS 26
  /// (meshtastic/Meshtastic-Apple), 44 before.
  func overflowingRow(_ isInList: Bool) -> some View { frame(height: isInList ? 0 : nil) }
}
