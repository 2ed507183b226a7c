// SPDX-License-Identifier: MIT

/// Who owns the window's bottom inset; it is counted exactly once.
public enum SafeAreaPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// The surface: the inset is added below the content height.
  case outside
  /// The content: the inset lies inside the content height. A bottom section owns it all the same.
  case inside
}
