// SPDX-License-Identifier: MIT

extension CompletionScript {
  var fish: String {
    let program = table.program
    let names = table.commands.map(\.name).joined(separator: " ")
    var lines = [
      "# Completion of \(program) for fish: as \(program).fish in a directory of completions.",
      "complete -c \(program) -f",
    ]
    let atStart = "-n 'not __fish_seen_subcommand_from \(names) help'"
    for command in table.commands {
      lines.append(
        "complete -c \(program) \(atStart) -a \(command.name) -d \(quotedForFish(command.summary))")
    }
    lines.append("complete -c \(program) \(atStart) -a help -d 'say how a command is used'")
    lines.append("complete -c \(program) -n '__fish_seen_subcommand_from help' -a '\(names)'")
    lines += table.commonOptions.map { "complete -c \(program)" + fishOption($0) }
    for command in table.commands {
      let start = "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name)'"
      if command.operands.areFiles { lines.append(start + " -F") }
      let choices = command.operands.choices
      if !choices.isEmpty { lines.append(start + " -a '\(choices.joined(separator: " "))'") }
      lines += command.options.map { start + fishOption($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: ArgumentTable.Option) -> String {
    var text = " -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    if option.value.placeholder != nil {
      let words = words(of: option).joined(separator: " ")
      if case .optionalChoice = option.value {
        text += " -a '\(words)'"
      } else if words.isEmpty {
        text += option.value.isFile ? " -r -F" : " -x"
      } else {
        text += " -x -a '" + (option.value.isList ? "(__fish_append , \(words))" : words) + "'"
      }
    }
    return text + " -d \(quotedForFish(option.help))"
  }
}
