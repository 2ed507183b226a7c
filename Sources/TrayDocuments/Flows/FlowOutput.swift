// SPDX-License-Identifier: MIT

extension FlowDocument {
  /// The document as it is written: in the schema `tray.flow`, with numbers in all their digits.
  ///
  /// Reading it back gives the same flow. Comments and notes are not kept.
  public var output: JSONOutput {
    let locales = zip(languages, strings).map { language, texts in
      JSONOutput.Member(
        language,
        .object(texts.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }))
    }
    return [
      "schema": "tray.flow", "version": 1, "id": .string(id),
      "locales": locales.isEmpty ? nil : .object(locales),
      "steps": .array(steps.map(Self.output)),
    ]
  }

  private static func output(_ step: StepDocument) -> JSONOutput {
    let contract = ContractForm.output(step.contract)
    return [
      "id": .string(step.id), "contract": contract == .object([]) ? nil : contract,
      "content": step.content.output, "bottom": step.bottom?.output,
    ]
  }
}
