// SPDX-License-Identifier: MIT

public import TrayLayout

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
    preferenceLayer(key, isOverlay: true, alignment, transform)
  }

  /// Puts a view under this one that is made from what its parts hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    preferenceLayer(key, isOverlay: false, alignment, transform)
  }

  private func preferenceLayer<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type, isOverlay: Bool, _ alignment: Alignment,
    _ layer: @escaping (Key.Value) -> Layer
  ) -> some View {
    let surroundings = BodyEnvironment()
    return modified { builder, content in
      builder.addPreferenceLayer(
        key, isOverlay: isOverlay, alignment: alignment,
        { value, builder in surroundings.run { layer(value) }.lower(into: &builder) }, content)
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
