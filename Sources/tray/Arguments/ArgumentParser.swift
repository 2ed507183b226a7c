// SPDX-License-Identifier: MIT

import TrayDocuments

/// Reads a command line by a table.
///
/// Options stand anywhere, as `--name value` or `--name=value`, those with a short name also as `-n`,
/// and flags together as in `-qv`. `--` ends the options; `-` alone is an operand. Options before the
/// command are those that all commands share. Help wins over everything else.
struct ArgumentParser {
  private let table: ArgumentTable
  private var remaining: ArraySlice<String>
  private var command: ArgumentTable.Command?
  private var operands: [String] = []
  private var given: [String: [String]] = [:]

  /// Reads a command line, the program's own name not included.
  static func parse(
    _ arguments: [String], by table: ArgumentTable
  ) throws(UsageError) -> Invocation {
    if let help = help(arguments, table) { return help }
    var parser = ArgumentParser(table: table, remaining: arguments[...])
    return try parser.parse()
  }

  private init(table: ArgumentTable, remaining: ArraySlice<String>) {
    self.table = table
    self.remaining = remaining
  }

  /// `-h`, `--help` in any place, or `help COMMAND`.
  private static func help(_ arguments: [String], _ table: ArgumentTable) -> Invocation? {
    let words = arguments.prefix { $0 != "--" }
    let command = { words.lazy.compactMap { table.command($0) }.first }
    if words.contains(where: { $0 == "-h" || $0 == "--help" }) { return .help(command()) }
    guard words.first == "help", words.count == 1 || (words.count == 2 && command() != nil) else {
      return nil
    }
    return .help(command())
  }

  private mutating func parse() throws(UsageError) -> Invocation {
    while let word = remaining.popFirst() {
      if word == "--" {
        for operand in remaining { try addOperand(operand) }
        break
      } else if word.hasPrefix("--") {
        try addLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word != "-" {
        try addShort(word.dropFirst())
      } else {
        try addOperand(word)
      }
    }
    if given["version"] != nil { return .version }
    return .run(try result())
  }

  private func result() throws(UsageError) -> ParsedArguments {
    guard let command else {
      let names = table.commands.map(\.name).joined(separator: ", ")
      throw UsageError(message: "expected a command: \(names)")
    }
    let allowed = command.operands.count
    if operands.count < allowed.lowerBound {
      throw failure("'\(command.name)' expects \(command.operands.placeholder)")
    }
    if operands.count > allowed.upperBound {
      throw failure("'\(command.name)' does not expect '\(operands[allowed.upperBound])'")
    }
    return ParsedArguments(command: command, operands: operands, given: given)
  }

  // The first word that is no option is the command.
  private mutating func addOperand(_ word: String) throws(UsageError) {
    guard command == nil else { return operands.append(word) }
    if word == "help" { return try failHelp() }
    guard let found = table.command(word) else {
      throw UsageError(
        message: "unknown command '\(word)'",
        suggestion: nearestName(to: word, among: table.commands.map(\.name)).map { "'\($0)'" })
    }
    command = found
  }

  /// `help` with a word behind it that is no command.
  private mutating func failHelp() throws(UsageError) {
    guard let topic = remaining.popFirst() else { throw UsageError(message: "expected a command") }
    try addOperand(topic)
    throw UsageError(message: "'help' expects one command")
  }

  private mutating func addLong(_ word: Substring) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = table.options(of: command)
    guard let option = options.first(where: { $0.name == name }) else { throw unknown(name) }
    try add(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// A word of short names: flags, the last of which may take a value.
  private mutating func addShort(_ word: Substring) throws(UsageError) {
    var rest = word
    while let letter = rest.popFirst() {
      guard let option = table.options(of: command).first(where: { $0.short == letter }) else {
        throw failure("unknown option '-\(letter)'")
      }
      guard case .none = option.value else {
        if rest.first == "=" { rest.removeFirst() }
        return try add(option, attached: rest.isEmpty ? nil : String(rest))
      }
      try add(option, attached: nil)
    }
  }

  private func unknown(_ name: String) -> UsageError {
    let names = table.options(of: command).map(\.name)
    let near = nearestName(to: name, among: names).map { "--\($0)" }
    let others = table.commands.filter { $0.options.contains { $0.name == name } }
    guard !others.isEmpty else { return failure("unknown option '--\(name)'", suggestion: near) }
    let owners = others.map { "'\($0.name)'" }.joined(separator: ", ")
    return failure("the option '--\(name)' belongs to \(owners)", suggestion: nil)
  }

  private mutating func add(
    _ option: ArgumentTable.Option, attached: String?
  ) throws(UsageError) {
    switch option.value {
    case .none:
      if let attached { throw failure("\(option.flag) takes no value, found '\(attached)'") }
      given[option.name, default: []].append("")
    case .text:
      given[option.name, default: []].append(try value(of: option, attached))
    case .choice(let choices):
      let word = try value(of: option, attached)
      given[option.name, default: []].append(try checked(word, option, choices))
    case .optionalChoice(let choices, let fallback):
      given[option.name, default: []].append(try checked(attached ?? fallback, option, choices))
    case .list:
      given[option.name, default: []] += try list(option, attached)
    case .choices(let choices):
      for word in try list(option, attached) {
        given[option.name, default: []].append(try checked(word, option, choices))
      }
    }
  }

  private mutating func value(
    of option: ArgumentTable.Option, _ attached: String?
  ) throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = remaining.first, !next.hasPrefix("--") else {
      throw failure("\(option.flag) expects a value")
    }
    remaining.removeFirst()
    return next
  }

  private mutating func list(
    _ option: ArgumentTable.Option, _ attached: String?
  ) throws(UsageError) -> [String] {
    let words = try value(of: option, attached)
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.allSatisfy({ !$0.isEmpty }) else {
      throw failure("\(option.flag) expects values between commas, found an empty one")
    }
    return words
  }

  private func checked(
    _ word: String, _ option: ArgumentTable.Option, _ choices: [String]
  ) throws(UsageError) -> String {
    guard !choices.contains(word) else { return word }
    throw failure(
      "\(option.flag) expects \(choices.joined(separator: ", ")), found '\(word)'",
      suggestion: nearestName(to: word, among: choices).map { "'\($0)'" })
  }

  private func failure(_ message: String, suggestion: String? = nil) -> UsageError {
    UsageError(message: message, suggestion: suggestion, command: command?.name)
  }
}
