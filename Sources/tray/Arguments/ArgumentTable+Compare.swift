// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

extension ArgumentTable {
  static let compare = Command(
    name: "compare",
    summary: "print the steps of a flow on several surfaces side by side, and why they differ",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      Option(
        name: "looks", value: .choices(ComparedLook.allCases.map(\.rawValue)),
        help: """
          the surfaces; floating,native by default. A sheet without a view that scrolls fits its \
          content
          """),
      Option(
        name: "style", value: .choice(["modal", "persistent"]),
        help: "how sheets are shown; modal by default, and a persistent one is never native"),
      Option(name: "tip", value: .text("POINTS"), help: "the height of tip; 120 by default"),
      Option(name: "half", value: .text("POINTS"), help: "the height of half; 386 by default"),
      Option(
        name: "full", value: .text("POINTS"),
        help: "the distance of full from the top safe area; 0 by default"),
      Option(
        name: "cards", value: .choice(["yes", "no"]),
        help: "whether partial heights of the system float, as from iOS 26 on; yes by default"),
    ] + caseOptions + [
      Option(name: "step", value: .list("ID"), help: "only these steps"),
      font, defaultFont, metrics, systemFonts, catalogue, format, color,
    ],
    examples: [
      "compare Fixtures/surfaces/list-sheet.json --looks floating,native --device iphone-duo"
    ]
  )

  /// The options whose combinations are the cases.
  static let caseOptions = [
    Option(
      name: "device", value: .list("NAME"),
      help: "devices, as 'tray devices' lists them; a display of a foldable as iphone-duo:inner"),
    Option(
      name: "orientation", value: .choices(CaseNames.orientations.names),
      help: "how the device is held"),
    Option(
      name: "posture", value: .choices(CaseNames.postures.names),
      help: "how far a foldable is folded"),
    Option(
      name: "text-size", value: .choices(TextSizeNames.all.names),
      help: "the text size that the person has set"),
    Option(
      name: "locale", value: .list("TAG"),
      help: "languages as BCP 47 tags, such as de or ar-EG; without it the flow's first one"),
    Option(name: "keyboard", value: .choices(CaseNames.keyboards.names), help: "whether it is up"),
  ]
}
