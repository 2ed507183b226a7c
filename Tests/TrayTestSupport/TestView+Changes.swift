// SPDX-License-Identifier: MIT

// Changes that must not change a layout.
extension TestView {
  /// The view with `change` applied to it and to everything inside, from the leaves up.
  public func mapped(_ change: (TestView) -> TestView) -> TestView {
    func all(_ children: [TestView]) -> [TestView] { children.map { $0.mapped(change) } }
    switch self {
    case .color, .fixed, .spacer, .divider, .text, .lineBreak, .relative: return change(self)
    case .container(let container, let children):
      return change(.container(container, all(children)))
    case .lazyGrid(let layout, let children): return change(.lazyGrid(layout, all(children)))
    case .stack(let axis, let alignment, let spacing, let children):
      return change(.stack(axis, alignment, spacing, all(children)))
    case .depth(let alignment, let children): return change(.depth(alignment, all(children)))
    case .flow(let layout, let children): return change(.flow(layout, all(children)))
    case .scroll(let axes, let children): return change(.scroll(axes, all(children)))
    case .group(let children): return change(.group(all(children)))
    case .modified(let view, let modifier):
      return change(.modified(view.mapped(change), modifier.mapped(change)))
    }
  }

  /// The children of a container, changed; other views as they are.
  public func changingChildren(_ change: ([TestView]) -> [TestView]) -> TestView {
    switch self {
    case .stack(let axis, let alignment, let spacing, let children):
      .stack(axis, alignment, spacing, change(children))
    case .depth(let alignment, let children): .depth(alignment, change(children))
    case .flow(let layout, let children): .flow(layout, change(children))
    case .scroll(let axes, let children): .scroll(axes, change(children))
    case .lazyGrid(let layout, let children): .lazyGrid(layout, change(children))
    case .group(let children): .group(change(children))
    case .color, .fixed, .spacer, .divider, .text, .lineBreak, .relative, .modified: self
    case .container(let container, let children): .container(container, change(children))
    }
  }
}

extension TestModifier {
  func mapped(_ change: (TestView) -> TestView) -> TestModifier {
    switch self {
    case .overlay(let layer, let alignment): .overlay(layer.mapped(change), alignment)
    case .background(let layer, let alignment): .background(layer.mapped(change), alignment)
    case .bar(let bar, let edge, let alignment, let spacing):
      .bar(bar.mapped(change), edge, alignment, spacing)
    default: self
    }
  }
}
