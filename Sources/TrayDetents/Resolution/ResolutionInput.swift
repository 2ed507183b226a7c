// SPDX-License-Identifier: MIT

import TrayGeometry

/// What the first phase found.
struct ResolutionInput: Sendable {
  let contract: StepContract
  let window: Window
  /// The form as which the surface is shown in this window, or nil.
  let form: FormSize?
  let checked: CheckedWindow
  let surfaceX: Double
  let surfaceWidth: Double
  let widthDerivation: Derivation
  let maximum: Double
  let maximumDerivation: Derivation
  let topGap: Double
  let issues: [DetentIssue]

  init(_ contract: StepContract, _ window: Window) {
    self.contract = contract
    self.window = window
    checked = CheckedWindow(window)
    form = contract.width.form(in: window, width: checked.region.width)
    var issues = checked.issues
    let width = SurfaceWidth(contract.width, window, checked, &issues)
    surfaceX = width.x
    surfaceWidth = width.width
    widthDerivation = width.derivation
    let height = MaximumHeight(contract, window, checked)
    topGap = height.gap
    maximum = height.maximum
    maximumDerivation = height.derivation
    self.issues = issues
  }
}
