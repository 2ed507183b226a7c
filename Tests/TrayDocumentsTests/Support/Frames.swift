// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayKit

/// What layout gave, in a form that compares.
enum Frames {
  /// The frames of all views that have no parts, in reading order.
  static func leaves(_ layout: LayoutResult) -> [Rect] {
    guard let root = layout.tree.root else { return [] }
    var frames: [Rect] = []
    var pending = [root]
    while let node = pending.popLast() {
      let children = layout.tree.children(of: node)
      if children.isEmpty { frames.append(layout.frame(of: node)) }
      pending += children.reversed()
    }
    return frames
  }

  /// The frames of all views that have an identifier, sorted by it.
  static func named(_ layout: LayoutResult) -> [String] {
    layout.tree.taggedNodes.compactMap { node, tag in
      guard case .id(let id) = tag else { return nil }
      return "\(id) \(layout.frame(of: node))"
    }.sorted()
  }

  /// Everything that two documents of the same step must agree on: stops, contract and frames.
  static func summary(_ step: ResolvedStep) -> [String] {
    var lines = ["surface \(step.resolution.surfaceX) \(step.resolution.surfaceWidth)"]
    lines.append("contract \(contract(step.contract))")
    lines.append("selected \(step.resolution.selection.current)")
    lines += step.resolution.dropped.map { "dropped \($0.id) \($0.reason)" }
    for (stop, layout) in zip(step.resolution.stops, step.layouts) {
      lines.append(
        "stop \(stop.ids) \(stop.contentHeight) \(stop.surfaceHeight) \(stop.frame) \(stop.dim)"
          + " \(stop.passesTouches) \(stop.dismissal)")
      lines += leaves(layout.content).map { "  \($0)" } + named(layout.content)
      if let bottom = layout.bottom {
        lines += leaves(bottom).map { "  bottom \($0)" } + named(bottom)
      }
      lines += layout.scrolls.map { "  scroll \($0.viewport) \($0.contentSize)" }
    }
    return lines
  }

  static func contract(_ contract: StepContract) -> String {
    let detents = contract.detents.map {
      "\($0.id) \($0.kind) \($0.condition) \($0.isProgrammaticOnly)"
    }
    return "\(detents) \(String(describing: contract.initial)) \(contract.dim)"
      + " \(contract.tapOnDim) \(contract.outside) \(contract.dismissal) \(contract.keyboard)"
      + " \(contract.width) \(contract.surface)"
  }
}

/// The windows in which tests resolve, on real devices of the catalogue.
struct TestCase: Sendable, CustomTestStringConvertible {
  var device = "iphone-16-pro"
  var orientation = Orientation.portrait
  var textSize = DynamicTypeSize.large
  var locale = "en"
  var isKeyboardUp = false

  var testDescription: String {
    "\(device) \(orientation) \(textSize) \(locale) \(isKeyboardUp ? "up" : "down")"
  }

  static let all = [
    TestCase(),
    TestCase(device: "iphone-se-1", textSize: .accessibility3, locale: "de", isKeyboardUp: true),
    TestCase(
      device: "iphone-se-1", orientation: .landscape, textSize: .xSmall, locale: "ar",
      isKeyboardUp: true),
    TestCase(device: "iphone-16-pro-max", textSize: .xxxLarge, locale: "ar"),
  ]

  var facts: LocaleFacts { LocaleFacts(identifier: locale) }

  func window() throws -> Window {
    let value = FlowCase(
      device: device, orientation: orientation, textSize: textSize, locale: locale,
      isKeyboardUp: isKeyboardUp)
    return try value.window(in: .builtIn, direction: facts.layoutDirection)
  }

  func environment() throws -> EnvironmentValues {
    Resolver.environment(try window(), facts)
  }
}

/// A resolver that all tests share, so that texts are shaped once.
enum Shared {
  static let resolver = Result { try Resolver() }
}
