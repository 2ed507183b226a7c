// SPDX-License-Identifier: MIT

public import TrayGeometry

extension ResolutionChange {
  /// Something that differs in the inputs of two resolutions; lengths in points.
  public enum Cause: Equatable, Sendable {
    /// The step declares other detents.
    case detents(added: [DetentID], removed: [DetentID])
    /// The step declares other policies or rules.
    case policies
    /// The window was turned: its width and height changed places.
    case rotated(from: Size, to: Size)
    /// The window has another size.
    case resized(from: Size, to: Size)
    /// The device was folded part of the way, and the surface stays in `region`.
    case folded(region: Rect)
    /// The device was unfolded, and the surface has `region`.
    case unfolded(region: Rect)
    /// The window has other insets.
    case insets(from: WindowInsets, to: WindowInsets)
    /// The window has another scale.
    case scale(from: Double, to: Double)
    /// The window has another class from side to side or from top to bottom.
    case sizeClasses
    /// The device runs another version of the system.
    case system(from: SystemVersion, to: SystemVersion)
    /// The interface runs in the other direction.
    case direction(LayoutDirection)
    /// The person set another text size.
    case textSize(from: DynamicTypeSize, to: DynamicTypeSize)
    /// A screen reader was started or stopped.
    case screenReader(isOn: Bool)
    /// Bold Text was switched on or off.
    case boldText(isOn: Bool)
    /// A keyboard came and covers so much.
    case keyboardCame(overlap: Double)
    /// The keyboard went; it had covered so much.
    case keyboardWent(overlap: Double)
    /// The keyboard covers another part.
    case keyboardMoved(from: Double, to: Double)
    /// The content was measured for the first time.
    case contentMeasured(Double)
    /// The content has another height.
    case contentChanged(from: Double, to: Double)
    /// The content isn't measured any more.
    case contentUnmeasured
    /// The header has another height.
    case header(from: Double, to: Double)
    /// The bottom section has another height, has come or has gone.
    case bottomSection(from: Double?, to: Double?)
  }
}

extension ResolutionChange.Cause {
  static func all(
    from before: ResolutionChange.State, to after: ResolutionChange.State
  ) -> [ResolutionChange.Cause] {
    contractCauses(before.contract, after.contract) + windowCauses(before, after)
      + personCauses(before.window, after.window) + keyboardCauses(before, after)
      + contentCauses(before.measure, after.measure)
  }

  private static func contractCauses(
    _ before: StepContract, _ after: StepContract
  ) -> [ResolutionChange.Cause] {
    var causes: [ResolutionChange.Cause] = []
    let (old, new) = (identities(before), identities(after))
    let added = new.filter { !old.contains($0) }
    let removed = old.filter { !new.contains($0) }
    if !added.isEmpty || !removed.isEmpty {
      causes.append(.detents(added: added, removed: removed))
    }
    let isSame =
      before.dim == after.dim && before.tapOnDim == after.tapOnDim
      && before.outside == after.outside && before.dismissal == after.dismissal
      && before.keyboard == after.keyboard && before.width == after.width
      && before.surface == after.surface && before.grabber == after.grabber
      && before.safeArea == after.safeArea && before.rules == after.rules
    if !isSame { causes.append(.policies) }
    return causes
  }

  private static func identities(_ contract: StepContract) -> [DetentID] {
    contract.detents.isEmpty ? [.large] : contract.detents.map { $0.id }
  }

  private static func windowCauses(
    _ before: ResolutionChange.State, _ after: ResolutionChange.State
  ) -> [ResolutionChange.Cause] {
    var causes: [ResolutionChange.Cause] = []
    let (old, new) = (before.window, after.window)
    if old.size != new.size {
      let isTurned = old.size == Size(width: new.size.height, height: new.size.width)
      causes.append(
        isTurned ? .rotated(from: old.size, to: new.size) : .resized(from: old.size, to: new.size))
    }
    if old.posture != new.posture {
      let region = after.resolution.region
      causes.append(new.posture == .flat ? .unfolded(region: region) : .folded(region: region))
    }
    if old.safeAreaInsets != new.safeAreaInsets {
      causes.append(.insets(from: old.safeAreaInsets, to: new.safeAreaInsets))
    }
    if old.scale != new.scale { causes.append(.scale(from: old.scale, to: new.scale)) }
    if old.horizontalSizeClass != new.horizontalSizeClass
      || old.verticalSizeClass != new.verticalSizeClass
    {
      causes.append(.sizeClasses)
    }
    if old.system != new.system { causes.append(.system(from: old.system, to: new.system)) }
    if old.layoutDirection != new.layoutDirection {
      causes.append(.direction(new.layoutDirection))
    }
    return causes
  }

  private static func personCauses(_ before: Window, _ after: Window) -> [ResolutionChange.Cause] {
    var causes: [ResolutionChange.Cause] = []
    if before.dynamicTypeSize != after.dynamicTypeSize {
      causes.append(.textSize(from: before.dynamicTypeSize, to: after.dynamicTypeSize))
    }
    if before.isScreenReaderOn != after.isScreenReaderOn {
      causes.append(.screenReader(isOn: after.isScreenReaderOn))
    }
    if before.isTextBold != after.isTextBold {
      causes.append(.boldText(isOn: after.isTextBold))
    }
    return causes
  }

  private static func keyboardCauses(
    _ before: ResolutionChange.State, _ after: ResolutionChange.State
  ) -> [ResolutionChange.Cause] {
    let (old, new) = (CheckedWindow(before.window), CheckedWindow(after.window))
    let (covered, covers) = (max(old.overlap, old.consumed), max(new.overlap, new.consumed))
    switch (old.isKeyboardUp, new.isKeyboardUp) {
    case (false, true): return [.keyboardCame(overlap: covers)]
    case (true, false): return [.keyboardWent(overlap: covered)]
    case (true, true), (false, false):
      return covered == covers ? [] : [.keyboardMoved(from: covered, to: covers)]
    }
  }

  private static func contentCauses(
    _ before: ContentMeasure, _ after: ContentMeasure
  ) -> [ResolutionChange.Cause] {
    var causes: [ResolutionChange.Cause] = []
    switch (before.idealHeight, after.idealHeight) {
    case (nil, .some(let height)): causes.append(.contentMeasured(height))
    case (.some, nil): causes.append(.contentUnmeasured)
    case (.some(let old), .some(let new)):
      if old != new { causes.append(.contentChanged(from: old, to: new)) }
    case (nil, nil): break
    }
    if before.headerHeight != after.headerHeight {
      causes.append(.header(from: before.headerHeight, to: after.headerHeight))
    }
    if before.bottomSection != after.bottomSection {
      causes.append(
        .bottomSection(from: before.bottomSection?.height, to: after.bottomSection?.height))
    }
    return causes
  }
}
