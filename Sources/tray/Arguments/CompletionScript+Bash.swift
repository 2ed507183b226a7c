// SPDX-License-Identifier: MIT

extension CompletionScript {
  var bash: String {
    let program = table.program
    let names = table.commands.map(\.name)
    return """
      # Completion of \(program) for bash: source it, or put it into a directory of completions.
      _\(program)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="" index words="" list=""
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(names.joined(separator: "|"))) command="${COMP_WORDS[index]}"; break ;;
          esac
        done
        # Between an option and its value bash sees a word of its own in the sign between them.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "$command $previous" in
      \(bashValues.map { "    \($0)" }.joined(separator: "\n"))
          *)
            case "$command" in
      \(bashWords.map { "        \($0)" }.joined(separator: "\n"))
            esac
            ;;
        esac
        if [[ -n $list && $current == *,* ]]; then
          list="${current%,*},"
          current="${current##*,}"
          COMPREPLY=($(compgen -P "$list" -W "$words" -- "$current"))
        else
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        fi
      }
      complete -o bashdefault -o default -F _\(program) \(program)

      """
  }

  /// What follows each option, those with the same words together.
  private var bashValues: [String] {
    var patterns: [(action: String, patterns: [String])] = []
    for command in table.commands {
      for option in table.options(of: command) where option.value.placeholder != nil {
        if case .optionalChoice = option.value { continue }
        let words = words(of: option).joined(separator: " ")
        let action = "words=\"\(words)\"" + (option.value.isList ? " list=1" : "")
        let names = [option.flag] + (option.short.map { ["-\($0)"] } ?? [])
        let found = names.map { "\"\(command.name) \($0)\"" }
        if let index = patterns.firstIndex(where: { $0.action == action }) {
          patterns[index].patterns += found
        } else {
          patterns.append((action, found))
        }
      }
    }
    return patterns.map { "\($0.patterns.joined(separator: "|"))) \($0.action) ;;" }
  }

  /// What stands at other places, for each command.
  private var bashWords: [String] {
    let common = options(table.commonOptions)
    let none = (table.commands.map(\.name) + ["help"] + common).joined(separator: " ")
    return ["\"\") words=\"\(none)\" ;;"]
      + table.commands.map { command in
        let all = command.operands.choices + options(command.options) + common
        return "\(command.name)) words=\"\(all.joined(separator: " "))\" ;;"
      }
  }

  private func options(_ options: [ArgumentTable.Option]) -> [String] {
    options.flatMap { [$0.flag] + ($0.short.map { ["-\($0)"] } ?? []) }
  }
}
