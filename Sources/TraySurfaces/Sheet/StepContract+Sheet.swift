// SPDX-License-Identifier: MIT

public import TrayDetents

extension StepContract {
  /// The contract of a sheet in the floating look.
  ///
  /// Tip and half count from the bottom safe area and take at most 0.6 of the height between the
  /// insets, full from the top safe area; at most 672 points wide. A modal sheet has a backdrop. A
  /// persistent one can be hidden by a program.
  ///
  /// - Parameters:
  ///   - insets: The heights of its positions.
  ///   - style: Whether it is presented or belongs to its parent.
  ///   - fits: Whether it has no scroll view, and rests at the height of its content alone.
  ///   - options: What its user may do; `nativeSheet` counts for nothing here.
  /// - Returns: The contract.
  public static func floatingSheet(
    _ insets: SheetInsets = SheetInsets(), style: SheetStyle = .modal, fits: Bool = false,
    options: SheetOptions = .all
  ) -> StepContract {
    var contract = backpackFloating
    let full = insets.full.isFinite ? max(insets.full, 0) : 0
    contract.rules.topGap = .safeArea(plus: full)
    contract.rules.bottomSection = .overlay
    if fits {
      contract.detents = [.hug.id("fit")]
      contract.initial = SheetPosition.fit
    } else {
      contract.detents = [.height(insets.tip).id("tip"), .height(insets.half).id("half"), .full]
    }
    guard style == .modal else {
      contract.detents.append(.hidden.programmaticOnly())
      return contract
    }
    contract.surface = .presented
    // The backdrop of FloatingPanel.
    contract.dim = DimPolicy(0.3)
    contract.outside = .block
    contract.tapOnDim = .dismiss
    contract.dismissal = options.dismissal
    return contract
  }

  /// The contract of a sheet in the native look; such a sheet is always modal.
  ///
  /// - Parameters:
  ///   - half: The height of half above the bottom safe area, in points; off where it reaches the
  ///     tallest height.
  ///   - fits: Whether it has no scroll view, and rests at the height of its content alone.
  ///   - system: How the system draws partial heights.
  ///   - options: What its user may do; `nativeSheet` counts for nothing here.
  /// - Returns: The contract.
  public static func nativeSheet(
    half: Double = SheetInsets().half, fits: Bool = false, system: SheetSystem = .cards,
    options: SheetOptions = .all
  ) -> StepContract {
    var contract = backpackNative
    // The smallest stop is half, or what is left where half is off.
    contract.initial = nil
    contract.detents = fits ? [.hug.id("fit")] : [.height(half).id("half"), .large]
    switch system {
    case .cards: contract.rules.card = FloatingCard()
    case .edgeAttached:
      contract.rules.card = nil
      contract.rules.topGap = apple18.rules.topGap
    }
    contract.dismissal = options.dismissal
    return contract
  }
}

extension SheetOptions {
  /// The ways of dismissal that are open; escape always is.
  fileprivate var dismissal: DismissalPolicy {
    var ways: DismissalPolicy.Ways = .escape
    if contains(.dismissesByDrag) { ways.insert(.drag) }
    if contains(.dismissesByTapOutside) { ways.insert(.tapOutside) }
    return DismissalPolicy(ways)
  }
}
