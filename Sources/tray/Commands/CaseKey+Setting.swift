// SPDX-License-Identifier: MIT

import TrayCases

extension CaseKey {
  /// Sets the value in a case, as the command line spells it.
  func set(_ value: String, in flowCase: inout FlowCase) throws(CommandError) {
    switch self {
    case .device:
      let name = CaseAxes.DeviceName(value)
      (flowCase.device, flowCase.display) = (name.device, name.display)
    case .locale: flowCase.locale = value
    case .phoneLocale: flowCase.phoneLocale = value
    case .boldText: flowCase.isTextBold = try checked(value, CaseNames.boldTexts)
    case .orientation: flowCase.orientation = try checked(value, CaseNames.orientations)
    case .posture: flowCase.posture = try checked(value, CaseNames.postures)
    case .system: flowCase.system = try checked(value, CaseNames.systems)
    case .textSize: flowCase.textSize = try checked(value, TextSizeNames.all)
    case .keyboard: flowCase.isKeyboardUp = try checked(value, CaseNames.keyboards)
    }
  }

  private func checked<Value>(
    _ word: String, _ choices: NameTable<Value>
  ) throws(CommandError) -> Value {
    if let value = choices[word] { return value }
    throw .usage(
      UsageError(
        message: "\(rawValue) expects \(choices.names.joined(separator: ", ")), found '\(word)'",
        suggestion: nearestName(to: word, among: choices.names).map { "'\($0)'" },
        command: "explain"))
  }
}
