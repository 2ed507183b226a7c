// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout
public import TrayViews

/// A place of a control that seems to move from one section of a reveal into the other.
public struct MorphAnchor: Sendable {
  /// The name of the control, the same in both sections.
  public var id: String
  /// Whether the control comes from here; it goes here otherwise.
  public var isSource: Bool
  /// The radius of the control's corners here, in points.
  public var cornerRadius: Double
  /// The place.
  public var anchor: Anchor<Rect>
}

/// The places of shared controls that a section hands up.
public enum MorphAnchorsKey: PreferenceKey {
  /// None.
  public static let defaultValue: [MorphAnchor] = []

  /// Those of both, in order.
  public static func reduce(value: inout [MorphAnchor], nextValue: () -> [MorphAnchor]) {
    value += nextValue()
  }
}

extension View {
  /// Declares that a shared control seems to come from here.
  ///
  /// The view itself holds the place and draws nothing; the control is drawn once, between its places.
  ///
  /// - Parameters:
  ///   - id: The name of the control, the same as in the other section.
  ///   - cornerRadius: The radius of the control's corners here, in points.
  /// - Returns: The view with its declaration.
  public func morphSource(_ id: String, cornerRadius: Double = 0) -> some View {
    morphPlace(id, isSource: true, cornerRadius)
  }

  /// Declares that a shared control seems to go here.
  public func morphDestination(_ id: String, cornerRadius: Double = 0) -> some View {
    morphPlace(id, isSource: false, cornerRadius)
  }

  private func morphPlace(_ id: String, isSource: Bool, _ cornerRadius: Double) -> some View {
    transformAnchorPreference(key: MorphAnchorsKey.self, value: Anchor<Rect>.Source.bounds) {
      $0.append(
        MorphAnchor(id: id, isSource: isSource, cornerRadius: cornerRadius, anchor: $1))
    }
  }
}
