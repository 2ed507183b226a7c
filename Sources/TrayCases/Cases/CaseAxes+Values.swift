// SPDX-License-Identifier: MIT

extension CaseAxes {
  /// How many values an axis has.
  package func count(of key: CaseKey) -> Int {
    switch key {
    case .device: devices.count
    case .orientation: orientations.count
    case .posture: postures.count
    case .system: max(systems.count, 1)
    case .textSize: textSizes.count
    case .boldText: boldTexts.count
    case .locale: locales.count
    case .phoneLocale: max(phoneLocales.count, 1)
    case .keyboard: keyboards.count
    }
  }

  /// Gives a case a value of an axis.
  package func set(_ key: CaseKey, at index: Int, in flowCase: inout FlowCase) {
    switch key {
    case .device:
      (flowCase.device, flowCase.display) = (devices[index].device, devices[index].display)
    case .orientation: flowCase.orientation = orientations[index]
    case .posture: flowCase.posture = postures[index]
    case .system: flowCase.system = systems.isEmpty ? nil : systems[index]
    case .textSize: flowCase.textSize = textSizes[index]
    case .boldText: flowCase.isTextBold = boldTexts[index]
    case .locale: flowCase.locale = locales[index]
    case .phoneLocale: flowCase.phoneLocale = phoneLocales.isEmpty ? nil : phoneLocales[index]
    case .keyboard: flowCase.isKeyboardUp = keyboards[index]
    }
  }
}
