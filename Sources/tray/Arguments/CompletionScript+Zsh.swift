// SPDX-License-Identifier: MIT

extension CompletionScript {
  var zsh: String {
    let program = table.program
    let commands = table.commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = table.commands.map { command in
      let lines = table.options(of: command).map(zshOption) + zshOperands(command)
      return "        \(command.name))\n          _arguments \\\n"
        + lines.map { "            \($0)" }.joined(separator: " \\\n") + "\n          ;;"
    }
    return """
      #compdef \(program)
      # Completion of \(program) for zsh: as _\(program) in a directory of fpath.
      _\(program)() {
        local state line
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:say how a command is used'
        )
        _arguments -C \\
      \(table.commonOptions.map { "    \(zshOption($0)) \\" }.joined(separator: "\n"))
          '1:command:->command' \\
          '*::argument:->argument'
        case $state in
          command) _describe command commands ;;
          argument)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            help) _describe command commands ;;
            esac
            ;;
        esac
      }
      if [ "$funcstack[1]" = "_\(program)" ]; then _\(program) "$@"; else compdef _\(program) \(program); fi

      """
  }

  private func zshOption(_ option: ArgumentTable.Option) -> String {
    let help = "[" + escaped(option.help, "[]:") + "]"
    var value = ""
    if let placeholder = option.value.placeholder {
      let words = words(of: option).map { escaped($0, ":") }.joined(separator: " ")
      value = ":\(placeholder.lowercased()):"
      if words.isEmpty {
        value += option.value.isFile ? "_files" : " "
      } else {
        value += option.value.isList ? "_sequence compadd - \(words)" : "(\(words))"
      }
    }
    if case .optionalChoice = option.value { value = ":" + value }
    let mark = value.isEmpty ? "" : value.hasPrefix("::") ? "=-" : "="
    let long = quoted("*\(option.flag)\(mark)\(help)\(value)")
    guard let short = option.short else { return long }
    let shortMark = value.isEmpty ? "" : "+"
    return long + " " + quoted("*-\(short)\(shortMark)\(help)\(value)")
  }

  private func zshOperands(_ command: ArgumentTable.Command) -> [String] {
    let choices = command.operands.choices
    if !choices.isEmpty { return [quoted("1:word:(\(choices.joined(separator: " ")))")] }
    return command.operands.areFiles ? [quoted("*:file:_files")] : []
  }
}
