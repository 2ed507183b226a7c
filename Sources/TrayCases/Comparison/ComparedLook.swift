// SPDX-License-Identifier: MIT

public import TrayKit

/// A surface on which a step can be shown, by the name that commands use.
public enum ComparedLook: String, Hashable, Sendable, CaseIterable {
  /// The tray, with the heights that the step declares.
  case tray
  /// A sheet with positions as a floating panel.
  case floating
  /// A sheet with positions as the system's; a persistent one keeps the floating panel.
  case native

  /// What a sheet is created with, apart from its look.
  public struct Settings: Hashable, Sendable {
    /// Whether it is presented over a screen or belongs to it.
    public var style: SheetStyle
    /// The heights of its positions, in points.
    public var insets: SheetInsets
    /// How the system draws its sheets, or nil for the way of the window's version.
    public var system: SheetSystem?

    /// Creates settings; by default a modal sheet with Backpack's heights.
    public init(
      style: SheetStyle = .modal, insets: SheetInsets = SheetInsets(),
      system: SheetSystem? = nil
    ) {
      self.style = style
      self.insets = insets
      self.system = system
    }
  }

  /// The contract of the look; nil for the step's own.
  func contract(_ settings: Settings, fits: Bool, in window: Window) -> StepContract? {
    switch self {
    case .tray: return nil
    case .native where settings.style == .modal:
      return .nativeSheet(
        half: settings.insets.half, fits: fits,
        system: settings.system ?? SheetSystem(window.system))
    case .floating, .native:
      return .floatingSheet(settings.insets, style: settings.style, fits: fits)
    }
  }
}
