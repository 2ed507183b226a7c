// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The contracts that sheet systems stand for, as plain data to start from.
///
/// A preset holds what a system fixes: its rules and policies, and its detents where it has a list of
/// its own. Whoever starts from one sets the rest as on any other contract.
extension StepContract {
  /// A tray: hugs or takes what it declares, stands on the lower edge, grows with the keyboard.
  public static let tray = StepContract()

  /// Apple's sheet as measured on iOS 26.1.
  ///
  /// Partial heights float as a card, a keyboard sends the sheet to its largest stop, a sheet that is
  /// undimmed lets touches pass. In large windows it is a form in their middle (sizes chosen).
  public static let apple26 = StepContract(
    outside: .passWhereUndimmed, keyboard: .largest,
    width: WidthPolicy(readableWidth: nil, form: .form),
    rules: ResolutionRules(card: FloatingCard()))

  /// Apple's sheet as on iOS 16 to 18: on the window's lower edge, 10 points below the top inset.
  ///
  /// Without a home indicator it stays 20 below the status bar. `medium` is not floored to a pixel.
  /// Measured on pictures and printed by developers; in large windows as ``apple26``.
  public static let apple18 = StepContract(
    outside: .passWhereUndimmed, keyboard: .largest,
    width: WidthPolicy(readableWidth: nil, form: .form),
    rules: ResolutionRules(
      topGap: .stacked(extra: 10, withoutIndicator: 20), isMediumFloored: false))

  /// Apple's sheet as a version of the system shows it.
  public static func apple(_ system: SystemVersion) -> StepContract {
    system >= .ios26 ? apple26 : apple18
  }

  /// Backpack's floating panel for iOS: tip 120, half 386 above the bottom inset, and full.
  ///
  /// Partial heights take at most 0.6 of the height between the insets; at most 672 points wide.
  public static let backpackFloating = StepContract(
    detents: [
      .height(120).id("tip"), .height(386).id("half"), .full,
    ],
    initial: .named("half"), dim: .none, tapOnDim: .ignore, outside: .pass, dismissal: .none,
    keyboard: .lift, width: .readable(672), surface: .persistent,
    rules: ResolutionRules(topGap: .safeArea(plus: 0), partialCap: 0.6))

  /// Backpack's native sheet for iOS: half and large; half is off where it reaches the maximum.
  ///
  /// On iOS 26 a partial height is a card; in a large window the sheet is a page in its middle.
  public static let backpackNative = StepContract(
    detents: [.height(386).id("half"), .large], initial: .named("half"),
    outside: .passWhereUndimmed, keyboard: .largest,
    width: WidthPolicy(readableWidth: nil, form: .page),
    rules: ResolutionRules(
      aboveMaximum: .drop, bottomSection: .overlay, card: FloatingCard()))
}
