// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

extension CaseKey {
  /// Sets the value in a case, as the command line spells it.
  func set(_ value: String, in one: inout Case) throws(CommandError) {
    switch self {
    case .device:
      let name = CaseAxes.DeviceName(value)
      (one.device, one.display) = (name.device, name.display)
    case .locale: one.locale = value
    case .orientation: one.orientation = try checked(value, CaseNames.orientations)
    case .posture: one.posture = try checked(value, CaseNames.postures)
    case .textSize: one.textSize = try checked(value, TextSizeNames.all)
    case .keyboard: one.isKeyboardUp = try checked(value, CaseNames.keyboards)
    }
  }

  private func checked<Value>(
    _ word: String, _ choices: JSONChoices<Value>
  ) throws(CommandError) -> Value {
    if let value = choices[word] { return value }
    throw .usage(
      UsageError(
        message: "\(rawValue) expects \(choices.names.joined(separator: ", ")), found '\(word)'",
        suggestion: nearestName(to: word, among: choices.names).map { "'\($0)'" },
        command: "explain"))
  }
}
