// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

extension ArgumentTable {
  static let explain = Command(
    name: "explain",
    summary: "print why a flow's steps have the heights they have, as arithmetic to check by hand",
    operands: Operands(placeholder: "FILE", count: 1...1),
    options: [
      Option(name: "step", value: .list("ID"), help: "only these steps"),
      Option(name: "detent", value: .list("NAME"), help: "only the stops of these detents"),
      Option(
        name: "node", value: .text("ID"),
        help: "only the arithmetic of this view, by its identifier or the end of its path"),
      Option(
        name: "vs", value: .list("KEY=VALUE"),
        help: """
          what differs in a second case, such as locale=de or text-size=ax3; keys are device, \
          orientation, posture, text-size, locale and keyboard
          """),
      Option(
        name: "device", value: .text("NAME"),
        help: "the device; a display of a foldable as iphone-duo:inner"),
      Option(
        name: "orientation", value: .choice(CaseNames.orientations.names),
        help: "how the device is held"),
      Option(
        name: "posture", value: .choice(CaseNames.postures.names),
        help: "how far a foldable is folded"),
      Option(
        name: "text-size", value: .choice(TextSizeNames.all.names),
        help: "the text size that the person has set"),
      Option(
        name: "locale", value: .text("TAG"),
        help: "the language as a BCP 47 tag; without it the flow's first one"),
      Option(name: "keyboard", value: .choice(CaseNames.keyboards.names), help: "whether it is up"),
      font, defaultFont, metrics, systemFonts, catalogue, format, color,
    ])
}
