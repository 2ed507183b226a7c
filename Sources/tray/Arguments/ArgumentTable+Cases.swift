// SPDX-License-Identifier: MIT

import TrayCases

extension ArgumentTable {
  /// The options whose combinations are the cases.
  static let caseOptions = CaseKey.allCases.map(\.option)
}

extension CaseKey {
  /// The option that gives values of the key.
  var option: ArgumentTable.Option {
    switch self {
    case .device: .device
    case .orientation: .orientation
    case .posture: .posture
    case .system: .system
    case .textSize: .textSize
    case .boldText: .boldText
    case .locale: .locale
    case .phoneLocale: .phoneLocale
    case .keyboard: .keyboard
    }
  }
}

extension ArgumentTable.Option {
  static let device = ArgumentTable.Option(
    name: "device", value: .list("NAME"),
    help: "devices, as 'tray devices' lists them; a display of a foldable as iphone-duo:inner",
    singleHelp: "the device; a display of a foldable as iphone-duo:inner")

  static let orientation = ArgumentTable.Option(
    name: "orientation", value: .choices(CaseNames.orientations.names),
    help: "how the device is held")

  static let posture = ArgumentTable.Option(
    name: "posture", value: .choices(CaseNames.postures.names),
    help: "how far a foldable is folded")

  static let system = ArgumentTable.Option(
    name: "system", value: .choices(CaseNames.systems.names),
    help: """
      the version of the system; the newest of each device by default, and of a version that a \
      device never got the nearest that it has
      """)

  static let textSize = ArgumentTable.Option(
    name: "text-size", value: .choices(TextSizeNames.all.names),
    help: "the text size that the person has set")

  static let locale = ArgumentTable.Option(
    name: "locale", value: .list("TAG"),
    help: "languages as BCP 47 tags, such as de or ar-EG; without it the flow's first one",
    singleHelp: "the language as a BCP 47 tag; without it the flow's first one")

  static let boldText = ArgumentTable.Option(
    name: "bold-text", value: .choices(CaseNames.boldTexts.names),
    help: "whether Bold Text is on, which makes the system font heavier")

  static let phoneLocale = ArgumentTable.Option(
    name: "phone-locale", value: .list("TAG"),
    help: "languages that the phone is set to, as BCP 47 tags; without it that of --locale",
    singleHelp: "the language that the phone is set to; without it that of --locale")

  static let keyboard = ArgumentTable.Option(
    name: "keyboard", value: .choices(CaseNames.keyboards.names), help: "whether it is up")
}
