// SPDX-License-Identifier: MIT

/// What the program understands on its command line; parser and help both read this table.
struct ArgumentTable: Sendable {
  let program: String
  let summary: String
  let commands: [Command]
  /// Options of every command; `help` and `version` among them are understood by the parser.
  let commonOptions: [Option]

  /// A word that says what to do.
  struct Command: Sendable {
    let name: String
    let summary: String
    var operands = Operands.none
    var options: [Option] = []
    /// Command lines that help shows, without the program's name.
    var examples: [String] = []
    /// What the command does with its arguments, and how it went.
    let run: @Sendable (ParsedArguments, Program) throws(CommandError) -> ExitCode
  }

  /// The words behind a command that are no options.
  struct Operands: Sendable {
    /// How help names them, such as `FILE…`.
    let placeholder: String
    let count: ClosedRange<Int>

    static let none = Operands(placeholder: "", count: 0...0)
  }

  /// A word that begins with dashes.
  struct Option: Sendable {
    /// The long name, without dashes.
    let name: String
    var short: Character?
    var value = Value.none
    let help: String
    /// What help says where only one value can be given; nil for the same.
    var singleHelp: String?

    /// The option where only one value can be given.
    var single: Option {
      var option = Option(name: name, short: short, value: value, help: singleHelp ?? help)
      switch value {
      case .list(let placeholder): option.value = .text(placeholder)
      case .choices(let words): option.value = .choice(words)
      case .none, .text, .choice, .optionalChoice: break
      }
      return option
    }

    /// The name as a person types it.
    var flag: String { "--\(name)" }
  }

  /// What follows an option.
  enum Value: Sendable {
    /// Nothing.
    case none
    /// A text; help shows the placeholder.
    case text(String)
    /// One of several words.
    case choice([String])
    /// One of several words, given only behind `=`; without it, `default`.
    case optionalChoice([String], default: String)
    /// Texts between commas; the option may be repeated.
    case list(String)
    /// Words of a set between commas; the option may be repeated.
    case choices([String])
  }

  func command(_ name: String) -> Command? { commands.first { $0.name == name } }

  /// The options that may stand with a command; without one, the common options alone.
  func options(of command: Command?) -> [Option] { (command?.options ?? []) + commonOptions }
}

/// What a command line asks for.
enum Invocation: Sendable {
  case help(ArgumentTable.Command?)
  case version
  case run(ParsedArguments)
}

/// A command and what was given with it.
struct ParsedArguments: Sendable {
  let command: ArgumentTable.Command
  var operands: [String] = []
  /// The values of each option by its long name, in the order given; an empty text for a bare flag.
  var given: [String: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: ArgumentTable.Option) -> Bool { given[option.name] != nil }

  /// How often an option was given, or how many values it was given.
  func count(_ option: ArgumentTable.Option) -> Int { given[option.name]?.count ?? 0 }

  /// The value of an option; the last one if it was repeated.
  func value(_ option: ArgumentTable.Option) -> String? { given[option.name]?.last }

  /// All values of an option.
  func values(_ option: ArgumentTable.Option) -> [String] { given[option.name] ?? [] }
}

/// A command line that is invalid; the program exits with 64.
struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  let message: String
  var suggestion: String?
  /// The command whose help tells more.
  var command: String?
  /// Whether nothing was asked for, so that a short help says more than an error.
  var isBlank = false

  var description: String {
    suggestion.map { "\(message); did you mean \($0)?" } ?? message
  }
}
