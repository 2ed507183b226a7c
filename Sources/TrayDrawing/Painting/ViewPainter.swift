// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry
import TrayKit
import TrayLayout

/// Paints the views of a placed tree, each where layout put it.
struct ViewPainter {
  let layout: LayoutResult
  let theme: Theme
  let lettering: Lettering
  /// Whether controls look as on the newest system, iOS 26, or as before it.
  let isNewest: Bool
  var list: DisplayList
  /// Whether the list that is painted has its sections on cards.
  var isGrouped = false

  init(
    _ layout: LayoutResult, onto list: DisplayList, _ theme: Theme, _ lettering: Lettering,
    system: SystemVersion = .newest
  ) {
    (self.layout, self.list) = (layout, list)
    (self.theme, self.lettering, isNewest) = (theme, lettering, system >= .ios26)
  }

  /// What views above say of how views below them look.
  struct Look {
    var color: TreeColor?
    /// The colours of the runs of the text below.
    var runColors: [TreeColor?] = []
    /// The radius of the corners of views that fill this frame.
    var corners: (radius: Double, frame: Rect)?
    /// What is filled in place of the frame.
    var outline: SizedOutline?
    /// The line that is drawn in place of filling.
    var line: (width: Double, isInside: Bool)?
    /// How opaque everything is.
    var opacity = 1.0
  }

  /// Paints all views.
  mutating func paint() {
    guard let root = layout.tree.root else { return }
    paint(root, Look())
  }

  private mutating func paint(_ node: NodeID, _ look: Look) {
    guard !layout.tree.isHidden(node) else { return }
    var look = look
    var name: String?
    var id: String?
    var borders: [(color: TreeColor, width: Double)] = []
    var parts: [ControlLook] = []
    var isClipped = false
    for tag in layout.tree.tags(of: node) {
      switch tag {
      case .look(.border(let color, let width)): borders.append((color, width))
      case .look(.control(let part)): parts.append(part)
      case .look(.clipped): isClipped = true
      case .look(let own): add(own, of: node, to: &look)
      case .name(let text): name = name ?? text
      case .id(let text): id = text
      case .role: break
      }
    }
    let isGroup = name != nil || id != nil
    if isGroup {
      list.add(.beginGroup(id: id ?? layout.tree.path(to: node), title: title(of: node)))
    }
    if isClipped { list.add(.beginClip(layout.roundedFrame(of: node), corners: 0)) }
    for part in parts { paintUnder(part, node) }
    DeepStack.withRoom {
      if let part = parts.first(where: \.isWhole) {
        paint(part, node, look)
      } else {
        paintContent(of: node, name, look)
      }
    }
    for part in parts { paintOver(part, node) }
    if isClipped { list.add(.endClip) }
    for border in borders.reversed() {
      let ink = theme.ink(border.color).faded(by: look.opacity)
      addLine(around: layout.roundedFrame(of: node), 0, ink, border.width, isInside: true)
    }
    if isGroup { list.add(.endGroup) }
  }

  private func add(_ own: NodeTag.Look, of node: NodeID, to look: inout Look) {
    switch own {
    case .color(let color): look.color = color
    case .runColors(let colors): look.runColors = colors
    case .corners(let radius): look.corners = (radius, layout.roundedFrame(of: node))
    case .outline(let outline): look.outline = outline
    case .line(let width, let isInside): look.line = (width, isInside)
    case .opacity(let opacity): look.opacity *= min(max(opacity, 0), 1)
    case .border, .control, .clipped: break
    }
  }

  private func title(of node: NodeID) -> String {
    let frame = layout.roundedFrame(of: node)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PlainNumber.rounded)
    return "\(layout.tree.path(to: node)): \(numbers[2]) × \(numbers[3]) at "
      + "\(numbers[0]), \(numbers[1])"
  }

  private mutating func paintContent(of node: NodeID, _ name: String?, _ look: Look) {
    let frame = layout.roundedFrame(of: node)
    let children = layout.tree.children(of: node)
    switch layout.tree.description(of: node) {
    case .text(let text): paint(text, node, look)
    case .divider:
      list.add(.fill(frame, corners: 0, theme.separator.faded(by: look.opacity)))
    case .flexible, .fixed: paintPlain(frame, name, look)
    case .spacer: break
    case .layers(let isOverlay, _):
      for child in isOverlay ? children : children.reversed() { paint(child, look) }
    case .scroll:
      list.add(.beginClip(frame, corners: 0))
      for child in children { paint(child, look) }
      list.add(.endClip)
    case .reader, .padding, .frame, .flexibleFrame, .fixedSize, .offset, .position, .aspectRatio,
      .priority, .alignmentGuide, .layoutValue, .preference, .observer, .preferenceLayer,
      .edgeInset, .horizontalStack, .verticalStack, .depthStack, .fitting:
      for child in children { paint(child, look) }
    case .layout(let layout, _):
      if let rows = layout as? any RowLayout { paintRows(of: node, rows) }
      for child in children { paint(child, look) }
    }
  }

  private mutating func paint(_ text: StyledText, _ node: NodeID, _ look: Look) {
    let direction: LayoutDirection =
      layout.tree.isRightToLeft(at: node) ? .rightToLeft : .leftToRight
    let shapes = lettering.glyphs(
      of: text, in: layout.frame(of: node), proposal: layout.proposal(of: node),
      grid: layout.tree.grid, direction: direction)
    for shape in shapes {
      let own = look.runColors.indices.contains(shape.run) ? look.runColors[shape.run] : nil
      guard !shape.font.isColor else {
        for place in shape.squares {
          list.add(.fill(place, corners: place.width / 5, theme.separator))
        }
        continue
      }
      let ink = (own ?? look.color).map(theme.ink) ?? theme.label
      list.add(.glyphs(shape, ink.faded(by: look.opacity)))
    }
  }

  /// A colour or a shape; what is neither is drawn as a placeholder.
  private mutating func paintPlain(_ frame: Rect, _ name: String?, _ look: Look) {
    guard frame.width > 0, frame.height > 0 else { return }
    let half = min(frame.width, frame.height) / 2
    let radius = radius(of: frame, look)
    switch name {
    case "color", "shape", "gradient": paintShape(frame, radius, look)
    default:
      list.add(.fill(frame, corners: min(6, half), theme.placeholder))
    }
  }

  /// The radius of the corners of a view that fills a frame.
  func radius(of frame: Rect, _ look: Look) -> Double {
    guard let corners = look.corners, corners.frame.isAbout(frame) else { return 0 }
    return min(corners.radius, min(frame.width, frame.height) / 2)
  }

  private mutating func paintShape(_ frame: Rect, _ radius: Double, _ look: Look) {
    let ink = (look.color.map(theme.ink) ?? theme.placeholder).faded(by: look.opacity)
    if let outline = look.outline {
      list.add(.beginShift(frame.origin))
      list.add(.outline(outline.outline(for: frame.size), ink, lineWidth: look.line?.width))
      list.add(.endShift)
    } else if let line = look.line {
      addLine(around: frame, radius, ink, line.width, isInside: line.isInside)
    } else {
      list.add(.fill(frame, corners: radius, ink))
    }
  }

  private mutating func addLine(
    around frame: Rect, _ radius: Double, _ ink: Ink, _ width: Double, isInside: Bool
  ) {
    guard width > 0 else { return }
    let inset = isInside ? width / 2 : 0
    let middle = Rect(
      x: frame.minX + inset, y: frame.minY + inset, width: max(frame.width - 2 * inset, 0),
      height: max(frame.height - 2 * inset, 0))
    list.add(.stroke(middle, corners: max(radius - inset, 0), ink, width: width, dash: 0))
  }
}

extension Ink {
  /// The colour, less opaque by a factor.
  func faded(by opacity: Double) -> Ink {
    var ink = self
    ink.opacity *= opacity
    return ink
  }
}

extension GlyphShape {
  /// A square on the baseline for each glyph, where glyphs are pictures without outlines.
  fileprivate var squares: [Rect] {
    let side = scale * font.unitsPerEm
    return glyphs.map {
      Rect(x: $0.origin.x, y: $0.origin.y - 0.85 * side, width: side, height: side)
    }
  }
}

extension Rect {
  /// The rectangle without a distance at each of its sides.
  func shrunk(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0))
  }

  /// Whether another rectangle has the same size but for the rounding of its edges.
  fileprivate func isAbout(_ other: Rect) -> Bool {
    abs(width - other.width) <= 1 && abs(height - other.height) <= 1
  }
}
