// SPDX-License-Identifier: MIT

import Geometry

/// One run of the second phase; its steps are called in the order of the rules of resolution.
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
      input: input, addedHeight: parts.restingAddition)
  }

  consuming func resolution() -> Resolution {
    Resolution(
      region: input.checked.region, surfaceX: input.surfaceX,
      surfaceWidth: input.surfaceWidth, maximum: input.maximum,
      widthDerivation: input.widthDerivation, maximumDerivation: input.maximumDerivation,
      keyboardOverlap: input.checked.overlap, stops: stops, selectedIndex: selectedIndex,
      selection: selection, tapOnDim: input.contract.tapOnDim,
      vetoedDismissal: input.contract.dismissal.vetoed,
      dropped: dropped, issues: issues)
  }
}
