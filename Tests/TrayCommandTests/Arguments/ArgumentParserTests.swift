// SPDX-License-Identifier: MIT
import Testing

@testable import tray

extension ArgumentTable {
  /// A table with every kind of option.
  static let example = ArgumentTable(
    program: "tray", summary: "answers what height a bottom sheet takes",
    commands: [
      Command(
        name: "resolve", summary: "Print the heights of every step.",
        operands: Operands(placeholder: "FILE…", count: 1...Int.max),
        options: [
          Option(name: "device", value: .list("ID"), help: "Devices to resolve on."),
          Option(
            name: "keyboard", value: .choices(["up", "down"]), help: "Where the keyboard is."),
          Option(name: "output", short: "o", value: .text("FILE"), help: "Where the result goes."),
          Option(
            name: "update", short: "u",
            value: .optionalChoice(["missing", "changed", "all"], default: "changed"),
            help: "Which goldens are written anew."),
        ],
        run: { _, _ throws(CommandError) in .success }),
      Command(
        name: "devices", summary: "List the known devices.",
        run: { _, _ throws(CommandError) in .success }),
    ],
    commonOptions: [
      Option(
        name: "color", value: .choice(["auto", "always", "never"]),
        help: "When output is coloured; by default when a person looks at it in a terminal."),
      Option(name: "quiet", short: "q", help: "Print no messages."),
      Option(name: "verbose", short: "v", help: "Print more; may be repeated."),
      Option(name: "help", short: "h", help: "Print this help."),
      Option(name: "version", short: "V", help: "Print the version."),
    ])
}

extension ArgumentTable.Option {
  /// The option with a name, to ask what was given with it.
  fileprivate static func named(_ name: String) -> ArgumentTable.Option {
    ArgumentTable.Option(name: name, help: "")
  }
}

/// A command line that is wrong, and what is said about it.
struct UsageCase: Sendable, CustomTestStringConvertible {
  let line: String
  let message: String

  init(_ line: String, _ message: String) {
    self.line = line
    self.message = message
  }

  var testDescription: String { line }

  static let all = [
    UsageCase("", "expected a command: resolve, devices"),
    UsageCase("--quiet", "expected a command: resolve, devices"),
    UsageCase("reslove a", "unknown command 'reslove'; did you mean 'resolve'?"),
    UsageCase("zzz", "unknown command 'zzz'"),
    UsageCase("resolve", "'resolve' expects FILE…"),
    UsageCase("devices a", "'devices' does not expect 'a'"),
    UsageCase("resolve --devce x a", "unknown option '--devce'; did you mean --device?"),
    UsageCase("resolve --zzz a", "unknown option '--zzz'"),
    UsageCase("devices --device a", "the option '--device' belongs to 'resolve'"),
    UsageCase("resolve -x a", "unknown option '-x'"),
    UsageCase("resolve a --device", "--device expects a value"),
    UsageCase("resolve --device --quiet a", "--device expects a value"),
    UsageCase(
      "resolve --device a,,b x", "--device expects values between commas, found an empty one"),
    UsageCase(
      "resolve --keyboard upp x", "--keyboard expects up, down, found 'upp'; did you mean 'up'?"),
    UsageCase(
      "devices --color=alway",
      "--color expects auto, always, never, found 'alway'; did you mean 'always'?"),
    UsageCase(
      "resolve --update=some x", "--update expects missing, changed, all, found 'some'"),
    UsageCase("devices --quiet=yes", "--quiet takes no value, found 'yes'"),
    UsageCase("help zzz", "unknown command 'zzz'"),
    UsageCase("help devices resolve", "'help' expects one command"),
    UsageCase("resolv --version", "unknown command 'resolv'; did you mean 'resolve'?"),
  ]
}

@Suite struct ArgumentParserTests {
  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private func run(_ line: String) throws -> ParsedArguments {
    guard case .run(let parsed) = try ArgumentParser.parse(words(line), by: .example) else {
      throw UsageError(message: "expected a command to run")
    }
    return parsed
  }

  @Test(arguments: [
    "resolve a.json --device x,y --device=z -q", "resolve --device=x --device y,z -q a.json",
    "-q resolve --device x --device y --device z -- a.json",
  ])
  func `options may be anywhere and repeat`(_ line: String) throws {
    let parsed = try run(line)
    #expect(parsed.command.name == "resolve")
    #expect(parsed.operands == ["a.json"])
    #expect(parsed.values(.named("device")) == ["x", "y", "z"])
    #expect(parsed.has(.named("quiet")) && !parsed.has(.named("verbose")))
  }

  @Test func `short names may be joined`() throws {
    let parsed = try run("resolve -qvvo out.svg a")
    #expect(parsed.count(.named("verbose")) == 2)
    #expect(parsed.value(.named("output")) == "out.svg")
    #expect(try run("resolve -oout a").value(.named("output")) == "out")
    #expect(try run("resolve -o=out a").value(.named("output")) == "out")
    #expect(try run("resolve -o - -").operands == ["-"])
  }

  @Test func `two dashes end the options`() throws {
    #expect(try run("resolve -- --device -x --help").operands == ["--device", "-x", "--help"])
    #expect(try run("-- resolve a").operands == ["a"])
  }

  @Test func `the last of repeated values counts`() throws {
    #expect(try run("devices --color never --color always").value(.named("color")) == "always")
  }

  @Test func `an optional value follows an equals sign`() throws {
    #expect(try run("resolve --update a").value(.named("update")) == "changed")
    #expect(try run("resolve -u a").value(.named("update")) == "changed")
    #expect(try run("resolve --update=all a").value(.named("update")) == "all")
    #expect(try run("resolve --update a").operands == ["a"])
  }

  @Test func `a value may hold an equals sign or be empty`() throws {
    #expect(try run("resolve --output=a=b x").value(.named("output")) == "a=b")
    #expect(try run("resolve --output= x").value(.named("output")) == "")
  }

  @Test(arguments: UsageCase.all)
  func `mistakes are named with a remedy`(_ example: UsageCase) {
    do {
      _ = try ArgumentParser.parse(words(example.line), by: .example)
      Issue.record("was understood")
    } catch {
      #expect(error.description == example.message)
    }
  }

  @Test(
    arguments: [
      ("--help", nil), ("-h", nil), ("help", nil), ("resolve --help", "resolve"),
      ("resolve --nonsense -h", "resolve"), ("help resolve", "resolve"),
      ("--color never devices -h", "devices"), ("--version --help", nil),
    ] as [(String, String?)])
  func `help wins in any place`(line: String, command: String?) throws {
    guard case .help(let found) = try ArgumentParser.parse(words(line), by: .example) else {
      Issue.record("no help")
      return
    }
    #expect(found?.name == command)
  }

  @Test(arguments: ["--version", "-V", "devices --version", "resolve -qV"])
  func `version needs no command`(_ line: String) throws {
    guard case .version = try ArgumentParser.parse(words(line), by: .example) else {
      Issue.record("no version")
      return
    }
  }

  @Test func `exit codes are those of the manual`() {
    #expect(ExitCode.usage.rawValue == 64)
    #expect(ExitCode.input.rawValue == 2)
  }
}
