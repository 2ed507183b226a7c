// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout
public import TrayKit

/// Draws a resolved step: the device to scale, the surface at one of its stops, and all stops beside it.
public struct StepPicture: Sendable {
  /// What a picture shows beside the surface.
  public struct Options: Sendable {
    /// The colours.
    public var theme = Theme.light
    /// The radius of the screen's corners, in points.
    public var screenCorners = 0.0
    /// Whether the stops are drawn as labelled lines.
    public var showsStops = true
    /// Whether safe area and keyboard are outlined.
    public var showsInsets = true
    /// Words above the device, such as the case that was resolved.
    public var heading = ""
    /// Words below the device, such as the step's issues.
    public var notes: [String] = []
    /// The paths of views that are outlined, such as those that have an issue.
    public var outlinedViews: Set<String> = []
    /// The name of a detent.
    public var name: @Sendable (DetentID) -> String = { "\($0)" }

    /// Creates the default options.
    public init() {}
  }

  private let step: ResolvedStep
  let window: Window
  private let stop: Stop?
  private let stopLayout: StopLayout?
  let options: Options
  private let lettering: Lettering

  /// Prepares a picture of a step.
  ///
  /// - Parameters:
  ///   - step: The resolved step.
  ///   - window: The window in which it was resolved.
  ///   - stopIndex: The stop at which the surface is drawn; nil or a number out of range draws the
  ///     selected one.
  ///   - measurer: What measured the texts, so that the same lines are drawn.
  ///   - options: What the picture shows beside the surface.
  public init(
    of step: ResolvedStep, in window: Window, at stopIndex: Int? = nil,
    measurer: any TextMeasurer, options: Options = Options()
  ) {
    self.step = step
    self.window = window
    self.options = options
    lettering = Lettering(measurer: measurer)
    let stops = step.resolution.stops
    let chosen = stopIndex.flatMap { stops.indices.contains($0) ? $0 : nil }
    let index = chosen ?? step.resolution.selectedIndex
    stop = stops.indices.contains(index) ? stops[index] : nil
    stopLayout = step.layouts.indices.contains(index) ? step.layouts[index] : nil
  }

  private static let margin = 24.0
  private static let rulerWidth = 132.0
  var theme: Theme { options.theme }
  var screen: Rect { Rect(origin: .zero, size: window.size) }

  /// The picture.
  ///
  /// - Complexity: Linear in the number of views and glyphs.
  public func displayList() -> DisplayList {
    let head = lettering.caption(
      step.id, size: 17, weight: 600, at: Point(x: Self.margin, y: Self.margin))
    let ruler = options.showsStops ? Self.rulerWidth : 0
    let width = window.size.width + 2 * Self.margin + ruler
    var top = Self.margin + head.size.height
    let sub = lettering.caption(
      options.heading, size: 12, at: Point(x: Self.margin, y: top + 2),
      width: width - 2 * Self.margin)
    if !options.heading.isEmpty { top += 2 + sub.size.height }
    top += 12
    var notes: [(Lettering.Caption)] = []
    var bottom = top + window.size.height + 12
    for note in options.notes {
      let caption = lettering.caption(
        note, size: 12, at: Point(x: Self.margin, y: bottom), width: width - 2 * Self.margin)
      notes.append(caption)
      bottom += caption.size.height + 4
    }
    var list = DisplayList(
      size: Size(width: width, height: bottom + Self.margin - 12), title: step.id)
    list.add(.fill(Rect(origin: .zero, size: list.size), corners: 0, theme.page))
    for shape in head.shapes { list.add(.glyphs(shape, theme.pageText)) }
    for shape in sub.shapes { list.add(.glyphs(shape, theme.pageFaint)) }
    for note in notes {
      for shape in note.shapes { list.add(.glyphs(shape, theme.warning)) }
    }
    list.add(.beginShift(Point(x: Self.margin, y: top)))
    drawDevice(&list)
    if options.showsStops { drawStops(&list) }
    list.add(.endShift)
    return list
  }

  // MARK: - The device

  private func drawDevice(_ list: inout DisplayList) {
    let corners = options.screenCorners
    list.add(.beginGroup(id: "screen", title: "the screen"))
    list.add(.beginClip(screen, corners: corners))
    MapGround(theme: theme).paint(screen, &list)
    if let stop, stop.dim > 0 {
      list.add(.fill(screen, corners: 0, Ink(0x000000, opacity: min(stop.dim, 1))))
    }
    drawSurface(&list)
    drawKeyboard(&list)
    drawDivisions(&list)
    if options.showsInsets { drawInsets(&list) }
    list.add(.endClip)
    list.add(.stroke(screen, corners: corners, theme.bezel, width: 2, dash: 0))
    list.add(.endGroup)
  }

  func drawSurface(_ list: inout DisplayList) {
    guard let stop, let stopLayout, !stop.isHidden else { return }
    var frame = stop.frame
    let corners = min(window.system >= .ios26 ? 38 : 10, frame.height / 2)
    // A surface at the lower edge has round corners at the top alone.
    if frame.maxY >= screen.maxY - 0.5 { frame.size.height += corners }
    list.add(.beginGroup(id: "surface", title: "the surface at \(name(of: stop))"))
    for spread in [10.0, 5, 2] {
      let halo = Rect(
        x: frame.minX - spread, y: frame.minY - spread, width: frame.width + 2 * spread,
        height: frame.height + 2 * spread)
      list.add(.fill(halo, corners: corners + spread, Ink(0x000000, opacity: 0.03)))
    }
    list.add(
      .fill(
        frame, corners: corners,
        stopLayout.isGroupedList ? theme.palette.groupedGround : theme.surface))
    list.add(.beginClip(frame, corners: corners))
    // What is cut shows neither under the bottom section nor beside the home indicator.
    let isCut = stopLayout.contentBottom > stop.contentFrame.maxY + 0.5
    if isCut { list.add(.beginClip(stop.contentFrame, corners: 0)) }
    paint(stopLayout.content, &list)
    if isCut { list.add(.endClip) }
    if let bottom = stopLayout.bottom { paint(bottom, &list) }
    drawGrabber(frame, &list)
    list.add(.endClip)
    drawOutlines(of: stopLayout, &list)
    list.add(.endGroup)
  }

  /// Draws a line around each view that is to be outlined, also where the surface cuts it.
  private func drawOutlines(of stopLayout: StopLayout, _ list: inout DisplayList) {
    guard !options.outlinedViews.isEmpty else { return }
    for (layout, prefix) in [(stopLayout.content, ""), (stopLayout.bottom, "bottom/")] {
      guard let layout else { continue }
      for (node, _) in layout.tree.taggedNodes {
        guard options.outlinedViews.contains(prefix + layout.tree.path(to: node)) else { continue }
        let frame = layout.roundedFrame(of: node)
        let around = Rect(
          x: frame.minX - 2, y: frame.minY - 2, width: frame.width + 4, height: frame.height + 4)
        list.add(.stroke(around, corners: 4, theme.warning, width: 2, dash: 0))
      }
    }
  }

  private func paint(_ layout: LayoutResult, _ list: inout DisplayList) {
    var painter = ViewPainter(layout, onto: list, theme, lettering, system: window.system)
    painter.paint()
    list = painter.list
  }

  private func drawGrabber(_ frame: Rect, _ list: inout DisplayList) {
    let bar = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    list.add(.fill(bar, corners: 2.5, theme.separator))
  }

  func drawKeyboard(_ list: inout DisplayList) {
    guard let frame = window.keyboard?.windowFrame, frame.height > 0 else { return }
    list.add(.beginGroup(id: "keyboard", title: "the keyboard"))
    list.add(.fill(frame, corners: 0, theme.keyboard))
    let rows = [10, 9, 7, 3]
    let usable = max(frame.height - window.safeAreaInsets.bottom - 54, 60)
    let rowHeight = usable / Double(rows.count)
    for (row, count) in rows.enumerated() {
      let unit = frame.width / 10
      let keyWidth = row == 3 ? frame.width / 3 : unit
      let left = frame.minX + (frame.width - keyWidth * Double(count)) / 2
      for column in 0..<count {
        let key = Rect(
          x: left + keyWidth * Double(column) + 3,
          y: frame.minY + 46 + rowHeight * Double(row) + 4, width: keyWidth - 6,
          height: rowHeight - 10)
        if key.height > 4, key.width > 4 { list.add(.fill(key, corners: 5, theme.key)) }
      }
    }
    list.add(.endGroup)
  }

  func drawDivisions(_ list: inout DisplayList) {
    for division in window.divisions {
      list.add(.beginGroup(id: nil, title: "the fold"))
      list.add(.fill(division, corners: 0, Ink(0x000000, opacity: 0.12)))
      let isUpright = division.height > division.width
      let (start, end) =
        isUpright
        ? (Point(x: division.midX, y: division.minY), Point(x: division.midX, y: division.maxY))
        : (Point(x: division.minX, y: division.midY), Point(x: division.maxX, y: division.midY))
      list.add(.line(start, end, theme.pageFaint, width: 1, dash: 6))
      list.add(.endGroup)
    }
  }

  func drawInsets(_ list: inout DisplayList) {
    let insets = window.safeAreaInsets
    guard insets != .zero else { return }
    let safe = Rect(
      x: insets.left, y: insets.top, width: max(screen.width - insets.left - insets.right, 0),
      height: max(screen.height - insets.top - insets.bottom, 0))
    list.add(.beginGroup(id: "safe-area", title: "the safe area"))
    list.add(.stroke(safe, corners: 0, theme.accent.faint, width: 1, dash: 4))
    list.add(.endGroup)
    if insets.bottom >= 20, screen.height > screen.width {
      let bar = Rect(x: screen.midX - 70, y: screen.maxY - 13, width: 140, height: 5)
      list.add(.fill(bar, corners: 2.5, theme.label.half))
    }
  }

  // MARK: - The stops

  /// The names of the detents that ended at a stop.
  private func name(of stop: Stop) -> String {
    stop.ids.map(options.name).joined(separator: " = ")
  }

  /// A line at the top of each stop, with its name and height; names keep a distance of a line.
  private func drawStops(_ list: inout DisplayList) {
    let left = screen.maxX + 6
    var lastBottom = -Double.infinity
    let sorted = step.resolution.stops.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
    for each in sorted {
      let isShown = each == stop
      let ink = isShown ? theme.accent : theme.pageFaint
      let y = each.frame.minY
      let words = "\(name(of: each)) \(PlainNumber.rounded(each.surfaceHeight))"
      let room = Self.rulerWidth - 22
      let weight = isShown ? 600 : 400
      let size = lettering.caption(words, size: 12, weight: weight, at: .zero, width: room).size
      let top = max(y - size.height / 2, lastBottom + 1)
      let caption = lettering.caption(
        words, size: 12, weight: weight, at: Point(x: left + 16, y: top), width: room)
      lastBottom = top + size.height
      list.add(.beginGroup(id: nil, title: "stop \(words)"))
      // A line across the surface would strike through its content.
      let isCovered = stop.map { $0.frame.minY < y } ?? false
      let start = isCovered ? screen.maxX - 12 : each.frame.minX
      list.add(
        .line(Point(x: start, y: y), Point(x: screen.maxX, y: y), ink, width: 1, dash: 3))
      list.add(
        .line(
          Point(x: screen.maxX, y: y), Point(x: left + 12, y: top + size.height / 2), ink,
          width: 1, dash: 0))
      for shape in caption.shapes { list.add(.glyphs(shape, ink)) }
      list.add(.endGroup)
    }
  }
}

extension Ink {
  fileprivate var faint: Ink { Ink(red: red, green: green, blue: blue, opacity: opacity * 0.35) }
  fileprivate var half: Ink { Ink(red: red, green: green, blue: blue, opacity: opacity * 0.5) }
}

extension StopLayout {
  /// The lower edge of the content as it was laid out, whether it shows or not.
  fileprivate var contentBottom: Double {
    content.tree.root.map { content.frame(of: $0).maxY } ?? bounds.minY
  }

  /// Whether the content is a list whose sections are cards, from side to side.
  fileprivate var isGroupedList: Bool {
    let grouped = content.tree.taggedNodes.first {
      $0.tag == .look(.control(.list(isGrouped: true)))
    }
    guard let grouped, let root = content.tree.root else { return false }
    return content.frame(of: grouped.node).width >= content.frame(of: root).width - 1
  }
}
