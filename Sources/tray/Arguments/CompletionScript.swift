// SPDX-License-Identifier: MIT

/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

/// The script by which a shell completes command lines, made from the table that the parser reads.
struct CompletionScript {
  let table: ArgumentTable
  /// Words of options that the table doesn't list, such as the devices that are known.
  var words: [String: [String]] = [:]

  /// The script for a shell.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that can follow an option.
  func words(of option: ArgumentTable.Option) -> [String] {
    let listed = option.value.words
    return listed.isEmpty ? words[option.name] ?? [] : listed
  }

  // MARK: - Quoting

  /// A text in single quotes as bash and zsh read it.
  func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  func quotedForFish(_ text: String) -> String { "'" + escaped(text, "'") + "'" }

  /// A text with backslashes before some characters, and before backslashes.
  func escaped(_ text: String, _ characters: String) -> String {
    String(text.flatMap { characters.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
