// SPDX-License-Identifier: MIT

import TrayCases

extension CaseAxes {
  /// The axes that a command line gives.
  init(_ arguments: ParsedArguments) {
    self.init()
    if arguments.has(.device) { devices = arguments.values(.device).map { DeviceName($0) } }
    if arguments.has(.orientation) {
      orientations = arguments.values(.orientation).compactMap { CaseNames.orientations[$0] }
    }
    if arguments.has(.posture) {
      postures = arguments.values(.posture).compactMap { CaseNames.postures[$0] }
    }
    if arguments.has(.system) {
      systems = arguments.values(.system).compactMap { CaseNames.systems[$0] }
    }
    if arguments.has(.textSize) {
      textSizes = arguments.values(.textSize).compactMap { TextSizeNames.all[$0] }
    }
    if arguments.has(.boldText) {
      boldTexts = arguments.values(.boldText).compactMap { CaseNames.boldTexts[$0] }
    }
    locales = arguments.values(.locale)
    phoneLocales = arguments.values(.phoneLocale)
    if arguments.has(.keyboard) {
      keyboards = arguments.values(.keyboard).compactMap { CaseNames.keyboards[$0] }
    }
  }
}
