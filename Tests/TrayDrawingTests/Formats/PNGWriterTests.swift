// SPDX-License-Identifier: MIT

import CTrayCairo
import Foundation
import TrayGeometry
import TrayKit
import Testing

@testable import TrayDrawing

@Suite struct PNGWriterTests {
  /// The number in four bytes, the greatest first.
  private func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [(1.0, 100, 50), (2.0, 200, 100), (0.5, 50, 25)])
  func `the file has the pixels of the picture`(_ scale: Double, _ width: Int, _ height: Int) throws
  {
    let list = DisplayList(size: Size(width: 100, height: 50), title: "")
    let bytes = try PNGWriter.bytes(list, scale: scale)
    #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(number(bytes, at: 16) == width)
    #expect(number(bytes, at: 20) == height)
  }

  @Test(arguments: [
    (Size(width: 0, height: 10), 1.0), (Size(width: 10, height: .infinity), 1),
    (Size(width: 10, height: 10), 0), (Size(width: 20_000, height: 10), 2),
    (Size(width: 10, height: 10), .nan),
  ])
  func `a picture without pixels or with too many is refused`(_ size: Size, _ scale: Double) {
    #expect(throws: PictureError.self) {
      try PNGWriter.bytes(DisplayList(size: size, title: ""), scale: scale)
    }
  }

  /// The pixels of a PNG file as cairo reads them: blue, green, red, opacity.
  private func pixels(_ url: URL) throws -> (bytes: [UInt8], width: Int, height: Int) {
    guard let surface = unsafe cairo_image_surface_create_from_png(url.path()) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    defer { unsafe cairo_surface_destroy(surface) }
    let width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    guard let data = unsafe cairo_image_surface_get_data(surface) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let place = row * stride + column * 4
        for channel in 0..<3 { bytes.append(unsafe data[place + channel]) }
      }
    }
    return (bytes, width, height)
  }

  // Another program draws the SVG; edges may differ by how it smooths them.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert"),
      "rsvg-convert is not installed"),
    arguments: [Pictures.step, Pictures.shapes, Pictures.controls])
  func `pixels agree with those that another program makes of the SVG`(step: Step) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (svg, ours, theirs) = (
      folder.appending(path: "a.svg"), folder.appending(path: "ours.png"),
      folder.appending(path: "theirs.png")
    )
    let picture = try Pictures.picture(of: step)
    try Data(SVGWriter.text(picture).utf8).write(to: svg)
    try Data(try PNGWriter.bytes(picture, scale: 1)).write(to: ours)
    let convert = Process()
    convert.executableURL = URL(filePath: "/usr/bin/rsvg-convert")
    convert.arguments = ["-o", theirs.path(), svg.path()]
    try convert.run()
    convert.waitUntilExit()
    #expect(convert.terminationStatus == 0)
    let (one, two) = (try pixels(ours), try pixels(theirs))
    try #require(one.width == two.width && one.height == two.height)
    let differences = zip(one.bytes, two.bytes).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    let far = differences.count { $0 > 48 }
    #expect(mean < 1)
    #expect(Double(far) < 0.005 * Double(differences.count))
  }
}
