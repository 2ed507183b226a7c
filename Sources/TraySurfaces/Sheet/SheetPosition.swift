// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayGeometry

/// Where a sheet rests, in the words of its callers.
public enum SheetPosition: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing of it shows.
  case hidden
  /// A strip at the lower edge.
  case tip
  /// About half of a phone.
  case half
  /// As high as it gets.
  case full

  /// The detent of a sheet without a scroll view, which is as high as its content.
  public static let fit = DetentID.named("fit")

  /// The position that a detent of a sheet stands for; one that fits its content counts as `half`.
  ///
  /// - Parameter id: A detent of a contract that `StepContract.floatingSheet` or `nativeSheet` made.
  /// - Returns: The position, or nil for the detent of another contract.
  public static func of(_ id: DetentID) -> SheetPosition? {
    switch id {
    case .hidden: .hidden
    case .tip: .tip
    case .named("half"), fit: .half
    case .full, .large: .full
    case .hug, .medium, .height, .fraction, .contentFraction, .insetFromTop, .named: nil
    }
  }

  /// The detents that stand for the position, the first that exists counts.
  ///
  /// A sheet without a tip goes to half, one without a half to full, and one that fits its content has
  /// nowhere else to be.
  var detents: [DetentID] {
    switch self {
    case .hidden: [.hidden]
    case .tip: [.tip, .named("half"), Self.fit, .full, .large]
    case .half: [.named("half"), Self.fit, .full, .large]
    case .full: [.full, .large, Self.fit, .named("half")]
    }
  }
}

/// Whether a sheet is presented over a screen or belongs to it.
public enum SheetStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// Shown for a while, with a backdrop, until it is dismissed.
  case modal
  /// Part of its parent, without a backdrop; never dismissed, but may be hidden.
  case persistent
}

/// How a sheet looks and where its heights come from.
public enum SheetLook: UInt8, Hashable, Sendable, CaseIterable {
  /// A panel that draws its own surface, grabber and backdrop.
  case floating
  /// The system's sheet.
  case native
}

/// How the system draws its sheets.
public enum SheetSystem: UInt8, Hashable, Sendable, CaseIterable {
  /// Up to iOS 18: every sheet stands on the lower edge.
  case edgeAttached
  /// From iOS 26 on: a partial height floats as a card, away from the edges.
  case cards

  /// How a version of the system draws its sheets.
  public init(_ version: SystemVersion) {
    self = version >= .ios26 ? .cards : .edgeAttached
  }
}
