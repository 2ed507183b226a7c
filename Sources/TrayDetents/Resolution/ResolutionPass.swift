// SPDX-License-Identifier: MIT

import TrayGeometry

/// One run of the second phase.
///
/// Not copyable, because it is large and each step works on the same one.
struct ResolutionPass: ~Copyable {
  let input: ResolutionInput
  let previous: Selection?
  let parts: FixedParts
  let context: DetentContext
  /// A stop for each detent at first; equal ones are merged.
  var stops: [Stop] = []
  var dropped: [DroppedDetent] = []
  var issues: [DetentIssue]
  var selection = Selection(.large)
  var selectedIndex = 0

  init(_ input: ResolutionInput, _ measure: ContentMeasure, _ previous: Selection?) {
    self.input = input
    self.previous = previous
    var issues = input.issues
    parts = FixedParts(input, measure, previous, &issues)
    self.issues = issues
    context = DetentContext(
      maximumDetentValue: input.maximum, surfaceWidth: input.surfaceWidth,
      regionSize: Size(
        width: input.checked.region.width,
        height: input.checked.region.height + input.checked.consumed),
      regionInsets: input.checked.insets, idealHeight: parts.idealHeight,
      headerHeight: parts.header, bottomSectionHeight: parts.section,
      horizontalSizeClass: input.window.horizontalSizeClass,
      verticalSizeClass: input.window.verticalSizeClass,
      dynamicTypeSize: input.window.dynamicTypeSize,
      layoutDirection: input.window.layoutDirection, posture: input.window.posture,
      isKeyboardUp: input.checked.isKeyboardUp, isScreenReaderOn: input.window.isScreenReaderOn,
      detents: input.contract.detents, rules: input.contract.rules,
      addedHeight: parts.restingAddition)
  }

  /// Takes all steps, in the order of the rules of resolution.
  consuming func resolution() -> Resolution {
    findHeights()
    mergeIntoStops()
    placeStops()
    select()
    return Resolution(
      region: input.checked.region, surfaceX: input.surfaceX,
      surfaceWidth: input.surfaceWidth, maximum: input.maximum,
      widthDerivation: input.widthDerivation, maximumDerivation: input.maximumDerivation,
      keyboardOverlap: input.checked.overlap, stops: stops, selectedIndex: selectedIndex,
      selection: selection, beyondLargest: context.rules.beyondLargest,
      tapOnDim: input.contract.tapOnDim,
      vetoedDismissal: input.contract.dismissal.vetoed,
      dropped: dropped, issues: issues)
  }
}
