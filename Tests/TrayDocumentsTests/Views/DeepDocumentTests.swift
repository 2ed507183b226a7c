// SPDX-License-Identifier: MIT

import TrayDocuments
import Foundation
import Synchronization
import Testing
import TrayKit

/// Documents as deep and long as they may be, read and resolved with little room for calls.
@Suite struct DeepDocumentTests {
  /// Runs work on a thread with the 512 KB of stack that secondary threads have on Apple's systems.
  private func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value? {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      box.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return box.value.withLock { $0 }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private static func flow(_ content: String) -> String {
    """
    {"schema": "tray.flow", "version": 1, "id": "deep",
      "steps": [{"id": "a", "content": \(content)}]}
    """
  }

  /// The stops of the one step, and the document after writing and reading it again.
  private static func outcome(_ text: String) -> (heights: [Double], isSame: Bool)? {
    guard let flow = try? FlowDocument(reading: SourceText(file: "deep", bytes: Array(text.utf8))),
      let resolver = try? Resolver(), let step = flow.flow(in: "en").steps.first
    else { return nil }
    let written = JSONWriter.text(flow.output)
    let again = try? FlowDocument(
      reading: SourceText(file: "again", bytes: Array(written.utf8)))
    let window = Window(size: Size(width: 390, height: 844))
    let stops = resolver.resolve(step, in: window).resolution.stops
    return (stops.map(\.contentHeight), again.map { JSONWriter.text($0.output) } == written)
  }

  // 256 levels of JSON are 122 stacks in stacks, each a list in an object.
  @Test func `views nest as deep as a document may`() {
    var content = #"{"type": "color"}"#
    for _ in 0..<120 {
      content = #"{"type": "vstack", "children": [{"type": "spacer"}, \#(content)]}"#
    }
    let text = Self.flow(content)
    let outcome = onSmallStack { Self.outcome(text) } ?? nil
    #expect(outcome?.isSame == true)
    #expect(outcome?.heights.isEmpty == false)
  }

  @Test func `a view has as many modifiers as a document may`() {
    let modifiers = Array(repeating: #"{"opacity": 0.5}"#, count: 20_000).joined(separator: ", ")
    let text = Self.flow(#"{"type": "text", "text": "a", "modifiers": [\#(modifiers)]}"#)
    let outcome = onSmallStack { Self.outcome(text) } ?? nil
    #expect(outcome?.isSame == true)
  }
}
