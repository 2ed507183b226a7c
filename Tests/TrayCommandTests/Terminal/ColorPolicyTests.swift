// SPDX-License-Identifier: MIT
import Testing

@testable import tray

/// An environment, and whether `auto` colours a terminal and a pipe in it.
struct ColorCase: Sendable, CustomTestStringConvertible {
  let environment: [String: String]
  let terminal: Bool
  let pipe: Bool

  init(_ environment: [String: String], terminal: Bool, pipe: Bool) {
    self.environment = environment
    self.terminal = terminal
    self.pipe = pipe
  }

  var testDescription: String {
    environment.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
  }

  static let all = [
    ColorCase([:], terminal: true, pipe: false),
    ColorCase(["TERM": "xterm"], terminal: true, pipe: false),
    ColorCase(["TERM": "dumb"], terminal: false, pipe: false),
    ColorCase(["NO_COLOR": "1"], terminal: false, pipe: false),
    ColorCase(["NO_COLOR": "0"], terminal: false, pipe: false),
    ColorCase(["NO_COLOR": ""], terminal: true, pipe: false),
    ColorCase(["FORCE_COLOR": "1"], terminal: true, pipe: true),
    ColorCase(["FORCE_COLOR": "0"], terminal: false, pipe: false),
    ColorCase(["CLICOLOR_FORCE": "1", "TERM": "dumb"], terminal: true, pipe: true),
    ColorCase(["CLICOLOR_FORCE": ""], terminal: true, pipe: false),
    ColorCase(["NO_COLOR": "1", "FORCE_COLOR": "1"], terminal: false, pipe: false),
  ]
}

@Suite struct ColorPolicyTests {
  @Test(arguments: ColorCase.all)
  func `the environment and the stream decide`(_ example: ColorCase) {
    let variables = { (name: String) in example.environment[name] }
    let auto = ColorPolicy.auto
    #expect(auto.isColored(isTerminal: true, environment: variables) == example.terminal)
    #expect(auto.isColored(isTerminal: false, environment: variables) == example.pipe)
  }

  @Test(arguments: ColorCase.all, [true, false])
  func `the flag counts before the environment`(_ example: ColorCase, isTerminal: Bool) {
    let variables = { (name: String) in example.environment[name] }
    #expect(ColorPolicy.always.isColored(isTerminal: isTerminal, environment: variables))
    #expect(!ColorPolicy.never.isColored(isTerminal: isTerminal, environment: variables))
  }
}
