// SPDX-License-Identifier: MIT

import TrayGeometry

extension StepContract {
  /// FloatingPanel: anchors count from the window's edges, and a lost state goes to the initial one.
  ///
  /// Its hidden state lies 100 points below the window; here hidden is the window's lower edge.
  public static let floatingPanel = StepContract(
    outside: .pass, dismissal: .none, keyboard: .ignore, width: .edgeAttached,
    surface: .persistent, safeArea: .inside,
    rules: ResolutionRules(
      topGap: .window(0), lostSelection: .initial, halves: .outwards))

  /// PanModal: the long form keeps 21 points below the top inset; dark, and nothing passes.
  public static let panModal = StepContract(
    detents: [.large], dim: DimPolicy(0.7), keyboard: .ignore, width: .edgeAttached,
    safeArea: .inside, rules: ResolutionRules(topGap: .safeArea(plus: 21)))

  /// Android's Material bottom sheet: half of the parent, never higher than the content, 640 wide.
  public static let material = StepContract(
    dim: DimPolicy(0.32), keyboard: .ignore, width: .readable(640), safeArea: .inside,
    rules: ResolutionRules(
      topGap: .window(0), mediumRatio: 0.5, isMediumOffInCompactHeight: false,
      fractionBase: .window, contentFit: .limit))

  /// Compose's sheets: a function of container and content per detent; 640 wide.
  public static let compose = StepContract(
    keyboard: .ignore, width: .readable(640), safeArea: .inside,
    rules: ResolutionRules(
      topGap: .window(0), mediumRatio: 0.5, isMediumOffInCompactHeight: false,
      fractionBase: .window))

  /// Flutter's draggable sheet: from a quarter of the parent to all of it, half at first.
  public static let flutter = StepContract(
    detents: [.fraction(0.25), .fraction(0.5), .fraction(1)], initial: .fraction(0.5),
    dim: .none, outside: .pass, keyboard: .ignore, width: .edgeAttached, surface: .persistent,
    safeArea: .inside,
    rules: ResolutionRules(
      topGap: .window(0), fractionBase: .window, lostSelection: .nearest))

  /// The bottom sheet of gorhom for React Native: the content is a detent among the others.
  public static let gorhom = StepContract(
    detents: [.hug], keyboard: .lift, width: .edgeAttached, safeArea: .inside,
    rules: ResolutionRules(topGap: .window(0), fractionBase: .window))

  /// Vaul: fractions of the window or pixels; opens at the first point that shows something.
  public static let vaul = StepContract(
    keyboard: .lift, width: .edgeAttached, safeArea: .inside,
    rules: ResolutionRules(topGap: .window(0), fractionBase: .window))

  /// TrueSheet: half and all of the window, 150 points while unmeasured; 640 wide, or a form.
  public static let trueSheet = StepContract(
    detents: [.fraction(0.5), .fraction(1)], keyboard: .grow,
    width: WidthPolicy(readableWidth: 640, form: .form),
    rules: ResolutionRules(fractionBase: .window, unmeasured: .height(150)))

  /// Flutter's smooth_sheets: offsets are fractions of the content; the first layout snaps.
  public static let smoothSheets = StepContract(
    detents: [.contentFraction(1)], keyboard: .lift, width: .edgeAttached, safeArea: .inside,
    rules: ResolutionRules(
      topGap: .window(0), fractionBase: .window, contentFit: .limit, lostSelection: .nearest,
      beyondLargest: .lift))

  /// OverlayContainer: notches are heights that the author computes from the available space.
  public static let overlayContainer = StepContract(
    dim: .none, outside: .pass, dismissal: .none, keyboard: .ignore, width: .edgeAttached,
    surface: .persistent, safeArea: .inside,
    rules: ResolutionRules(topGap: .window(0), lostSelection: .nearest))
}
