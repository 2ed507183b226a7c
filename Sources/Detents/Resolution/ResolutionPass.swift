// SPDX-License-Identifier: MIT

import Geometry

/// One run of the second phase; its steps are called in the order of the rules of resolution.
struct ResolutionPass {
  let input: ResolutionInput
  let previous: Selection?
  let parts: FixedParts
  let context: DetentContext
  var candidates: [Candidate] = []
  var stops: [Stop] = []
  var dropped: [DroppedDetent] = []
  var issues: [DetentIssue]
  var selection = Selection(.large)
  var selectedIndex = 0

  /// A detent that has a height.
  struct Candidate {
    var member: Stop.Member
    /// The height on the pixel grid, in points.
    var height: Double
    /// Whether the surface, with all it adds, lies below the window's edge.
    var isHidden: Bool

    func precedes(_ other: Candidate) -> Bool {
      if isHidden != other.isHidden { return isHidden }
      if member.value != other.member.value { return member.value < other.member.value }
      if member.id != other.member.id { return member.id.precedes(other.member.id) }
      // One detent declared twice: a fixed order, so that the order of declaration doesn't show.
      if member.isProgrammaticOnly != other.member.isProgrammaticOnly {
        return other.member.isProgrammaticOnly
      }
      let (one, two) = (member.derivation, other.member.derivation)
      if one.raw != two.raw { return one.raw < two.raw }
      if one.steps.count != two.steps.count { return one.steps.count < two.steps.count }
      return (one.steps.first?.after ?? 0) < (two.steps.first?.after ?? 0)
    }
  }

  init(_ input: ResolutionInput, _ measure: ContentMeasure, _ previous: Selection?) {
    self.input = input
    self.previous = previous
    var issues = input.issues
    parts = FixedParts(input, measure, previous, &issues)
    self.issues = issues
    let window = input.window
    context = DetentContext(
      maximumDetentValue: input.maximum, surfaceWidth: input.surfaceWidth,
      regionSize: Size(
        width: input.checked.region.width,
        height: input.checked.region.height + input.checked.consumed),
      regionInsets: input.checked.insets, idealHeight: parts.idealHeight,
      headerHeight: parts.header, bottomSectionHeight: parts.section,
      horizontalSizeClass: window.horizontalSizeClass,
      verticalSizeClass: window.verticalSizeClass, dynamicTypeSize: window.dynamicTypeSize,
      layoutDirection: window.layoutDirection, posture: window.posture,
      isKeyboardUp: input.checked.isKeyboardUp, isScreenReaderOn: window.isScreenReaderOn,
      detents: input.contract.detents, rules: input.contract.rules,
      addedHeight: parts.restingAddition)
  }

  func resolution() -> Resolution {
    Resolution(
      region: input.checked.region, surfaceX: input.surfaceX,
      surfaceWidth: input.surfaceWidth, maximum: input.maximum,
      widthDerivation: input.widthDerivation, maximumDerivation: input.maximumDerivation,
      keyboardOverlap: input.checked.overlap, stops: stops, selectedIndex: selectedIndex,
      selection: selection, dropped: dropped, issues: issues)
  }
}
