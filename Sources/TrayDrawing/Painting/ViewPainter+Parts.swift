// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// What of a control a node shows, in the place of its content or under and over it.
extension ViewPainter {
  /// Paints a part that is all that shows of its node.
  mutating func paint(_ part: ControlLook, _ node: NodeID, _ look: Look) {
    let frame = layout.roundedFrame(of: node)
    guard frame.width > 0, frame.height > 0 else { return }
    let isRightToLeft = layout.tree.isRightToLeft(at: node)
    let ink = (look.color.map(theme.ink) ?? theme.label).faded(by: look.opacity)
    switch part {
    case .toggle(let isOn): paintToggle(frame, isOn: isOn, isRightToLeft: isRightToLeft)
    case .slider(let share): paintSlider(frame, share: share, isRightToLeft: isRightToLeft)
    case .stepper: paintStepper(frame, isRightToLeft: isRightToLeft)
    case .progressBar(let share):
      paintBar(frame, length: frame.width * share, isRightToLeft: isRightToLeft)
    case .spinner: paintSpinner(frame)
    case .menuArrows: paintMenuArrows(frame, look.color.map(theme.ink) ?? theme.palette.tint)
    case .wheel: paintWheel(frame)
    case .disclosureArrow(let isExpanded):
      paintDisclosureArrow(frame, isExpanded: isExpanded, isRightToLeft: isRightToLeft)
    case .fieldBorder: paintFieldBorder(frame)
    case .searchGround: paintSearchGround(frame)
    case .buttonGround(let isProminent): paintButton(frame, isProminent: isProminent)
    case .symbol(let name):
      paintSymbol(named: name, in: frame, ink, isRightToLeft: isRightToLeft)
    case .image(let name): paintImage(named: name, in: frame, radius: radius(of: frame, look))
    case .segments, .chosen, .caret, .day, .list: break
    }
  }

  /// Paints what lies under a node's content.
  mutating func paintUnder(_ part: ControlLook, _ node: NodeID) {
    let frame = layout.roundedFrame(of: node)
    switch part {
    case .segments: paintSegments(frame, of: node)
    case .day(let isFirst, let isLast):
      paintDay(
        frame, isFirst: isFirst, isLast: isLast, isRightToLeft: layout.tree.isRightToLeft(at: node))
    case .list(let isGrouped): paintListGround(frame, isGrouped: isGrouped)
    case .toggle, .slider, .stepper, .progressBar, .spinner, .menuArrows, .chosen, .wheel,
      .disclosureArrow, .fieldBorder, .searchGround, .caret, .buttonGround, .symbol, .image:
      break
    }
  }

  /// Paints what lies over a node's content.
  mutating func paintOver(_ part: ControlLook, _ node: NodeID) {
    if case .caret(let isBehind) = part { paintCaret(at: node, isBehind: isBehind) }
    if case .list = part { isGrouped = false }
  }
}
