// SPDX-License-Identifier: MIT

/// A height at which a sheet rests, as SwiftUI spells it.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(Double)
    case height(Double)
  }

  private let kind: Kind

  /// About half the greatest height.
  public static let medium = PresentationDetent(kind: .medium)
  /// The greatest height.
  public static let large = PresentationDetent(kind: .large)

  /// A fraction of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The detent as a contract declares it.
  var detent: Detent {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(fraction)
    case .height(let height): .height(height)
    }
  }

  /// Where the detent stands among others, so that a set is declared in one order.
  fileprivate var rank: (Int, Double) {
    switch kind {
    case .height(let height): (0, height)
    case .fraction(let fraction): (1, fraction)
    case .medium: (2, 0)
    case .large: (3, 0)
    }
  }
}

extension View {
  /// Declares the heights at which the sheet around this view rests; it begins at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self.detents(detents.sorted { $0.rank < $1.rank }.map(\.detent))
  }

  /// Declares the heights at which the sheet around this view rests, and the one at which it begins.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self.detents(
      detents.sorted { $0.rank < $1.rank }.map(\.detent),
      initial: detents.contains(selection.wrappedValue) ? selection.wrappedValue.detent.id : nil)
  }

  /// Says whether a person may pull the sheet around this view down; code may still put it away.
  @ViewBuilder
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    if isDisabled { dismissal([]) } else { self }
  }

  /// Says whether the sheet shows a grabber, which lies over the content; layout does not change.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the radius of the sheet's corners, in points; layout does not change.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}

/// Whether something shows.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the platform has it.
  case automatic
  /// It shows.
  case visible
  /// It does not show.
  case hidden
}
