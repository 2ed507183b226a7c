// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// A tree that breaks a law is made as small as it can be before it is shown.
extension TestView {
  /// The smallest tree found that still fails, by leaving out one part after the other.
  public func shrunk(_ fails: (TestView) -> Bool) -> TestView {
    var current = self
    while let smaller = current.smaller.first(where: fails) { current = smaller }
    return current
  }

  /// The trees with one part less.
  private var smaller: [TestView] {
    switch self {
    case .color, .fixed, .spacer, .divider, .text, .lineBreak, .relative: return []
    case .stack(_, _, _, let children), .depth(_, let children), .flow(_, let children),
      .lazyGrid(_, let children), .scroll(_, let children), .group(let children),
      .container(_, let children):
      let without = children.indices.map { index in
        changingChildren { _ in Array(children[..<index] + children[(index + 1)...]) }
      }
      let within = children.indices.flatMap { index in
        children[index].smaller.map { part in
          changingChildren { _ in children[..<index] + [part] + children[(index + 1)...] }
        }
      }
      return children + without + within
    case .modified(let view, let modifier):
      return [view] + modifier.parts + view.smaller.map { .modified($0, modifier) }
        + modifier.smaller.map { .modified(view, $0) }
    }
  }
}

extension TestModifier {
  /// The views inside.
  var parts: [TestView] {
    switch self {
    case .overlay(let view, _), .background(let view, _), .bar(let view, _, _, _): [view]
    default: []
    }
  }

  fileprivate var smaller: [TestModifier] {
    switch self {
    case .overlay(let view, let alignment):
      view.shrinkable.map { .overlay($0, alignment) }
    case .background(let view, let alignment):
      view.shrinkable.map { .background($0, alignment) }
    case .bar(let view, let edge, let alignment, let spacing):
      view.shrinkable.map { .bar($0, edge, alignment, spacing) }
    default: []
    }
  }
}

extension TestView {
  /// What a view inside a modifier may shrink to; a colour is as small as it gets.
  fileprivate var shrinkable: [TestView] {
    if case .color = self { return [] }
    return [.color] + smaller
  }
}

extension TestView: CustomStringConvertible {
  /// The view in few words.
  public var description: String {
    switch self {
    case .color: "color"
    case .fixed(let size): "\(size.width)×\(size.height)"
    case .spacer(let minimum): "spacer(\(minimum))"
    case .divider: "divider"
    case .text(let text): "\"\(text)\""
    case .stack(.horizontal, let alignment, let spacing, let children):
      "H(\(spacing ?? .nan), \(alignment.word))\(children)"
    case .stack(.vertical, let alignment, let spacing, let children):
      "V(\(spacing ?? .nan), \(alignment.word))\(children)"
    case .depth(let alignment, let children): "Z(\(alignment.word))\(children)"
    case .flow(let layout, let children):
      "flow(\(layout.axis), \(layout.itemSpacing ?? .nan), \(layout.lineSpacing ?? .nan), "
        + "\(layout.alignment.word), \(layout.isJustified))\(children)"
    case .lazyGrid(let layout, let children):
      "grid(\(layout.axis), \(layout.items), \(layout.spacing ?? .nan))\(children)"
    case .container(let container, let children): "\(container)\(children)"
    case .relative(let width, let height): "relative(\(width), \(height))"
    case .lineBreak: "lineBreak"
    case .scroll(let axes, let children): "scroll(\(axes.rawValue))\(children)"
    case .group(let children): "group\(children)"
    case .modified(let view, .id): view.description
    case .modified(let view, let modifier): "\(view).\(modifier.words)"
    }
  }
}

extension TestModifier {
  fileprivate var words: String {
    switch self {
    case .frame(let width, let height, let alignment):
      "frame(\(width ?? .nan), \(height ?? .nan), \(alignment.word))"
    case .flexibleFrame(let width, let height, let alignment):
      "frame(\(width.words), \(height.words), \(alignment.word))"
    case .padding(let insets):
      "padding(\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing))"
    case .fixedSize(let axes): "fixedSize(\(axes.rawValue))"
    case .offset(let point): "offset(\(point.x), \(point.y))"
    case .position(let point): "position(\(point.x), \(point.y))"
    case .aspectRatio(let ratio, let mode): "aspectRatio(\(ratio ?? .nan), \(mode))"
    case .priority(let priority): "priority(\(priority))"
    case .overlay(let view, let alignment): "overlay(\(view), \(alignment.word))"
    case .background(let view, let alignment): "background(\(view), \(alignment.word))"
    case .bar(let view, let edge, let alignment, let spacing):
      "bar(\(view), \(edge), \(alignment.word), \(spacing ?? .nan))"
    case .horizontalGuide(let guide, let value): "guide(\(guide.word), \(value))"
    case .verticalGuide(let guide, let value): "guide(\(guide.word), \(value))"
    case .id(let id): id
    case .newLine: "newLine"
    case .flexibility(let behavior): "flexibility(\(behavior))"
    case .cell(let columns, let unsized, let anchor):
      "cell(\(columns), \(unsized.rawValue), \(anchor.map { "\($0.x) \($0.y)" } ?? "none"))"
    }
  }
}

extension TestLimits {
  fileprivate var words: String { "\(minimum ?? .nan)…\(ideal ?? .nan)…\(maximum ?? .nan)" }
}

extension Alignment {
  fileprivate var word: String { "\(horizontal.word) \(vertical.word)" }
}

extension HorizontalAlignment {
  fileprivate var word: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: "custom"
    }
  }
}

extension VerticalAlignment {
  fileprivate var word: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "first"
    case .lastTextBaseline: "last"
    default: "custom"
    }
  }
}
