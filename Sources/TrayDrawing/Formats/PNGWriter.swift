// SPDX-License-Identifier: MIT

internal import CTrayCairo
internal import TrayGeometry
internal import TrayLayout

/// Why a picture could not be made.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The picture has no pixel, or more than `limit` on a side.
  case size(width: Int, height: Int, limit: Int)
  /// The rasteriser failed; the text says how.
  case raster(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .size(let width, let height, let limit):
      "a picture of \(width) × \(height) pixels can't be made; each side must be from 1 to "
        + "\(limit): choose fewer steps or a smaller scale, or write SVG"
    case .raster(let text): "the picture can't be drawn: \(text)"
    }
  }
}

/// Draws a picture into pixels, as a PNG file.
public enum PNGWriter {
  /// The most pixels on a side.
  public static let sideLimit = 30_000

  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - list: The picture.
  ///   - scale: Pixels per point; must be above 0.
  /// - Returns: The file, the same bytes for the same picture and release of cairo.
  /// - Throws: Where a side has no pixel or more than ``sideLimit``.
  public static func bytes(_ list: DisplayList, scale: Double = 2) throws(PictureError) -> [UInt8] {
    let (width, height) = (list.size.width * scale, list.size.height * scale)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1,
      width <= Double(sideLimit), height <= Double(sideLimit)
    else {
      throw .size(
        width: pixels(width), height: pixels(height), limit: sideLimit)
    }
    let raster = try Raster(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale)
    for command in list.commands { raster.draw(command) }
    return try raster.png()
  }

  private static func pixels(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length, 0), 1e9)) : 0
  }
}

/// A surface of cairo and the pen on it.
@safe private final class Raster {
  private let surface: OpaquePointer
  private let pen: OpaquePointer

  init(width: Int, height: Int, _ scale: Double) throws(PictureError) {
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let pen = unsafe cairo_create(surface)
    else { throw .raster("there is no memory") }
    unsafe (self.surface, self.pen) = (surface, pen)
    unsafe cairo_scale(pen, scale, scale)
  }

  deinit {
    unsafe cairo_destroy(pen)
    unsafe cairo_surface_destroy(surface)
  }

  func draw(_ command: DisplayList.Command) {
    switch command {
    case .fill(let rect, let corners, let ink):
      path(rect, corners)
      paint(ink)
      unsafe cairo_fill(pen)
    case .stroke(let rect, let corners, let ink, let width, let dash):
      path(rect, corners)
      stroke(ink, width, dash)
    case .line(let start, let end, let ink, let width, let dash):
      unsafe cairo_move_to(pen, start.x, start.y)
      unsafe cairo_line_to(pen, end.x, end.y)
      stroke(ink, width, dash)
    case .outline(let outline, let ink, let width):
      unsafe cairo_new_path(pen)
      path(outline.withoutArcs) { ($0.x, $0.y) }
      if let width { return stroke(ink, width, 0) }
      paint(ink)
      unsafe cairo_fill(pen)
    case .trace(let outline, let ink, let width):
      unsafe cairo_save(pen)
      unsafe cairo_set_line_cap(pen, CAIRO_LINE_CAP_ROUND)
      unsafe cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND)
      unsafe cairo_new_path(pen)
      path(outline.withoutArcs) { ($0.x, $0.y) }
      stroke(ink, width, 0)
      unsafe cairo_restore(pen)
    case .glyphs(let shape, let ink):
      paint(ink)
      for glyph in shape.glyphs { path(glyph, shape) }
      unsafe cairo_fill(pen)
    case .beginClip(let rect, let corners):
      unsafe cairo_save(pen)
      path(rect, corners)
      unsafe cairo_clip(pen)
    case .beginShift(let offset):
      unsafe cairo_save(pen)
      unsafe cairo_translate(pen, offset.x, offset.y)
    case .endClip, .endShift: unsafe cairo_restore(pen)
    case .beginGroup, .endGroup: break
    }
  }

  func png() throws(PictureError) -> [UInt8] {
    let sink = ByteSink()
    let status = unsafe cairo_surface_write_to_png_stream(
      surface,
      { closure, data, count in
        guard let closure = unsafe closure, let data = unsafe data else {
          return CAIRO_STATUS_WRITE_ERROR
        }
        let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        unsafe sink.bytes.append(
          contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, unsafe Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .raster(unsafe String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  private final class ByteSink {
    var bytes: [UInt8] = []
  }

  private func paint(_ ink: Ink) {
    unsafe cairo_set_source_rgba(pen, ink.red, ink.green, ink.blue, ink.opacity)
  }

  private func stroke(_ ink: Ink, _ width: Double, _ dash: Double) {
    paint(ink)
    unsafe cairo_set_line_width(pen, width)
    var dashes = [dash]
    unsafe cairo_set_dash(pen, &dashes, dash > 0 ? 1 : 0, 0)
    unsafe cairo_stroke(pen)
  }

  /// A rectangle with round corners, as a path of lines and arcs.
  private func path(_ rect: Rect, _ corners: Double) {
    unsafe cairo_new_path(pen)
    let radius = max(min(corners, min(rect.width, rect.height) / 2), 0)
    guard radius > 0 else {
      unsafe cairo_rectangle(
        pen, rect.minX, rect.minY, max(rect.width, 0), max(rect.height, 0))
      return
    }
    let quarter = Double.pi / 2
    let centers = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (turn, center) in centers.enumerated() {
      let start = Double(turn - 1) * quarter
      unsafe cairo_arc(pen, center.0, center.1, radius, start, start + quarter)
    }
    unsafe cairo_close_path(pen)
  }

  private func path(_ glyph: GlyphShape.Glyph, _ shape: GlyphShape) {
    path(shape.font.outline(of: glyph.id)) { point in
      (glyph.origin.x + point.x * shape.scale, glyph.origin.y - point.y * shape.scale)
    }
  }

  /// An outline without arcs, each of its points put in its place.
  private func path(_ outline: Outline, _ place: (Point) -> (Double, Double)) {
    var last = Point.zero
    for command in outline.commands {
      switch command {
      case .move(let point):
        let (x, y) = place(point)
        unsafe cairo_move_to(pen, x, y)
        last = point
      case .line(let point):
        let (x, y) = place(point)
        unsafe cairo_line_to(pen, x, y)
        last = point
      case .quad(let control, let end):
        // The cubic curve of the same shape: its controls lie two thirds of the way to the one.
        let (x1, y1) = place(last + (control - last).scaled(by: 2.0 / 3))
        let (x2, y2) = place(end + (control - end).scaled(by: 2.0 / 3))
        let (x, y) = place(end)
        unsafe cairo_curve_to(pen, x1, y1, x2, y2, x, y)
        last = end
      case .cubic(let control1, let control2, let end):
        let (x1, y1) = place(control1)
        let (x2, y2) = place(control2)
        let (x, y) = place(end)
        unsafe cairo_curve_to(pen, x1, y1, x2, y2, x, y)
        last = end
      case .close: unsafe cairo_close_path(pen)
      case .arc: break
      }
    }
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
