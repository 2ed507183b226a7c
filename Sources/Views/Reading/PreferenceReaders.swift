// SPDX-License-Identifier: MIT

public import LayoutCore

extension View {
  /// Tells the value that this view's parts hand up, after layout, when it changes.
  ///
  /// The action runs from `LayoutResult.deliverReports(after:)`, never during layout.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modified { $0.addPreferenceReport(key, action: { action($1) }, $1) }
  }

  /// Puts a view over this one that is made from what its parts hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modified {
      $0.addPreferenceLayer(
        key, isOverlay: true, alignment: alignment, { transform($0).lower(into: &$1) }, $1)
    }
  }

  /// Puts a view under this one that is made from what its parts hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    modified {
      $0.addPreferenceLayer(
        key, isOverlay: false, alignment: alignment, { transform($0).lower(into: &$1) }, $1)
    }
  }

  /// Hands up a value that is made from a place in this view.
  public func anchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping @Sendable (Anchor<Place>) -> Key.Value
  ) -> some View {
    modified { $0.addAnchorPreference(key, value, transform, $1) }
  }

  /// Changes the value that this view's parts hand up, knowing a place in this view.
  public func transformAnchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping @Sendable (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    modified { $0.addAnchorPreferenceTransform(key, value, transform, $1) }
  }
}
