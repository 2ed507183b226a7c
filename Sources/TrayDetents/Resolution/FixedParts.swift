// SPDX-License-Identifier: MIT

import TrayGeometry

/// The measured parts with sane numbers, and the rooms that follow from them.
struct FixedParts: Sendable {
  /// The content's ideal height, in points; nil while unmeasured.
  private(set) var idealHeight: Double?
  /// The header's height, in points.
  private(set) var header = 0.0
  /// The bottom section's height without the bottom inset, in points; 0 without one.
  private(set) var section = 0.0
  /// Whether there is a bottom section; it owns the bottom inset.
  let hasSection: Bool
  /// Whether the section lies over the content and adds no height.
  let isOverlay: Bool
  /// The height that the grabber adds, in points.
  let grabber: Double
  /// The least height at which the content can be shown, in points, or nil.
  private(set) var minimumHeight: Double?
  /// The field with the keyboard's focus, or nil.
  private(set) var field: FocusedField?
  /// The window's bottom inset, in points.
  private let windowInset: Double
  /// What the surface adds below content and section while there is no keyboard, in points.
  private(set) var restingInset = 0.0
  /// The same with the keyboard as it is, in points.
  private(set) var bottomInset = 0.0
  /// How far the surface's lower edge must stay above the region's without a keyboard, in points.
  private var restingLift = 0.0
  /// The same with the keyboard as it is, in points.
  private(set) var lift = 0.0
  /// The greatest content height while there is no keyboard, in points.
  private(set) var room = 0.0
  /// The greatest content height with the keyboard as it is, in points.
  private(set) var keyboardRoom = 0.0
  /// Whether a keyboard takes room away.
  private(set) var isObstructed = false

  /// Points that a surface adds to a content height while there is no keyboard.
  var restingAddition: Double { grabber + addedSection + restingInset }
  /// Points that a surface adds to a content height with the keyboard as it is.
  var addition: Double { grabber + addedSection + bottomInset }
  /// The bottom inset that lies inside the content height, in points.
  func innerInset(_ policy: SafeAreaPolicy) -> Double {
    policy == .inside && !hasSection && !isObstructed ? windowInset : 0
  }
  /// The height that the section adds to the surface, in points.
  var addedSection: Double { isOverlay ? 0 : section }

  init(
    _ input: ResolutionInput, _ measure: ContentMeasure, _ previous: Selection?,
    _ issues: inout [DetentIssue]
  ) {
    let bottom = measure.bottomSection
    hasSection = bottom != nil
    let isOver = input.contract.rules.bottomSection == .overlay
    isOverlay = bottom.map { $0.isOverlay || isOver } ?? false
    grabber = input.contract.grabber.reservedHeight
    windowInset = input.form == nil ? input.checked.insets.bottom : 0
    header = Self.length(measure.headerHeight, &issues) ?? 0
    if let bottom {
      let height = Self.length(bottom.height, &issues) ?? 0
      section =
        bottom.includesBottomInset ? max(height - input.checked.insets.bottom, 0) : height
    }
    let measured = measure.idealHeight.flatMap { Self.length($0, &issues) }
    idealHeight = Self.steady(measured, input, previous)
    minimumHeight = measure.minimumHeight.flatMap { Self.length($0, &issues) }
    if let focused = measure.focusedField {
      field = focused.checked
      if field == nil { issues.append(.focusedFieldFrame(focused.frame)) }
    }
    findInsets(input)
    findRooms(input, &issues)
  }

  private static func length(_ value: Double, _ issues: inout [DetentIssue]) -> Double? {
    if value >= 0 && value <= ContentMeasure.greatestLength { return value }
    issues.append(.measure(value))
    return nil
  }

  /// The measure that counts: neither jitter nor, where the rules say so, shrinking moves a stop.
  private static func steady(
    _ measured: Double?, _ input: ResolutionInput, _ previous: Selection?
  ) -> Double? {
    guard let previous, let before = previous.idealHeight, previous.width == input.surfaceWidth
    else { return measured }
    guard let measured else { return before }
    let rules = input.contract.rules
    // The comparison is with the measure that counted, so that small changes can't add up unseen.
    let change = max(measured - before, before - measured)
    if change <= rules.deadBandPixels * input.checked.grid.pixelLength { return before }
    return rules.sizing == .growOnly ? max(measured, before) : measured
  }

  private mutating func findInsets(_ input: ResolutionInput) {
    let checked = input.checked
    isObstructed = checked.overlap > checked.insets.bottom && input.contract.keyboard != .ignore
    if input.form != nil {
      // A form stands clear of the bottom inset and of the keyboard, and adds neither.
      restingLift = checked.insets.bottom
      lift = isObstructed ? checked.overlap : restingLift
      return
    }
    restingInset = hasSection || input.contract.safeArea == .outside ? checked.insets.bottom : 0
    bottomInset = restingInset
    if isObstructed && input.contract.keyboard == .lift {
      bottomInset = 0
      lift = checked.overlap
    } else if isObstructed {
      // The keyboard covers the bottom inset: its overlap takes the inset's place.
      bottomInset = checked.overlap
    }
  }

  private mutating func findRooms(_ input: ResolutionInput, _ issues: inout [DetentIssue]) {
    let checked = input.checked
    let height = checked.region.height - input.topGap
    let fixed = grabber + addedSection
    let free = height + checked.consumed - fixed - restingInset - restingLift
    room = min(max(free, 0), input.maximum)
    let left = height - fixed - bottomInset - lift
    keyboardRoom = min(max(left, 0), room)
    if fixed > 0 && free < 0 {
      issues.append(.fixedPartsDoNotFit(needed: fixed + restingInset, room: height))
    }
    if keyboardRoom == 0 && room > 0 {
      issues.append(.keyboardLeavesNoRoom(overlap: max(checked.overlap, checked.consumed)))
    }
  }
}
