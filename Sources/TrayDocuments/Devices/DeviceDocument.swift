// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes documents of the schema `tray.devices`.
enum DeviceDocument {
  static let sizeClasses: JSONChoices<SizeClass> = [
    "compact": .compact, "regular": .regular,
  ]
  /// Lengths that a display may have, in points.
  static let lengths = 0.0...100_000.0

  /// The devices of a document.
  static func decode(_ cursor: JSONCursor) -> [Device]? {
    cursor.object { reader in
      guard reader.isHeader(schema: "tray.devices", version: 1) else { return nil }
      _ = reader.string(ifPresent: "note")
      let sources = reader.object(ifPresent: "sources", sourceNames) ?? []
      var ids: Set<String> = []
      return reader.array("devices") { cursor in
        device(cursor, sources: sources, ids: &ids)
      }
    }
  }

  private static func sourceNames(_ reader: JSONReader) -> [String] {
    reader.allMembers().map { name, value in
      _ = value.string()
      return name
    }
  }

  private static func device(
    _ cursor: JSONCursor, sources: [String], ids: inout Set<String>
  ) -> Device? {
    cursor.object { reader in
      let id = reader.value("id", placeholder: "", expecting: "a device's id", identifier)
      if !id.isEmpty, !ids.insert(id).inserted {
        reader.member("id")?.report("another device has the id \"\(id)\" already")
      }
      _ = reader.array("source", default: []) { source($0, sources) }
      return Device(
        id: id,
        name: reader.string("name"),
        scale: reader.number("scale", in: 1...8),
        displays: reader.value(
          "displays", placeholder: [], expecting: "an array of displays", displays),
        systems: reader.object(ifPresent: "systems", systems) ?? Device.Systems(),
        note: reader.string(ifPresent: "note"))
    }
  }

  private static func systems(_ reader: JSONReader) -> Device.Systems? {
    let oldest = reader.choice("oldest", default: .ios17, CaseNames.systems)
    let newest = reader.choice("newest", default: .newest, CaseNames.systems)
    guard oldest <= newest else {
      reader.member("newest")?.report("the newest system of a device is older than its oldest")
      return nil
    }
    return Device.Systems(oldest: oldest, newest: newest)
  }

  /// A name in lower-case letters and digits with hyphens between them.
  private static func identifier(_ cursor: JSONCursor) -> String? {
    guard let id = cursor.string() else { return nil }
    let isValid = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-")
      }
    }
    guard isValid, !id.isEmpty else {
      return cursor.expected("lower-case letters, digits and hyphens")
    }
    return id
  }

  private static func source(_ cursor: JSONCursor, _ sources: [String]) -> String? {
    guard let name = cursor.string() else { return nil }
    guard sources.contains(name) else {
      return cursor.expected(
        "a source that the document names", suggestion: nearestName(to: name, among: sources))
    }
    return name
  }

  private static func displays(_ cursor: JSONCursor) -> [Device.Display]? {
    guard let elements = cursor.elements() else { return nil }
    if elements.isEmpty { cursor.report("expected at least one display") }
    var ids: Set<String> = []
    return elements.compactMap { element in
      let display = element.object(display)
      if let display, !display.id.isEmpty, !ids.insert(display.id).inserted {
        element.report("another display has the id \"\(display.id)\" already")
      }
      return display
    }
  }

  private static func display(_ reader: JSONReader) -> Device.Display? {
    Device.Display(
      id: reader.value("id", placeholder: "", expecting: "a display's id", identifier),
      size: reader.object("size", size) ?? .zero,
      portrait: reader.object("portrait", facts) ?? placeholder,
      landscape: reader.object("landscape", facts) ?? placeholder,
      cornerRadius: reader.number(ifPresent: "cornerRadius", in: lengths),
      division: reader.object(ifPresent: "division", division))
  }

  private static func size(_ reader: JSONReader) -> Size? {
    Size(
      width: reader.number("width", in: 1...lengths.upperBound),
      height: reader.number("height", in: 1...lengths.upperBound))
  }

  private static func facts(_ reader: JSONReader) -> Device.Facts? {
    Device.Facts(
      insets: reader.object(ifPresent: "insets", insets) ?? .zero,
      horizontalSizeClass: reader.choice("horizontal", sizeClasses) ?? .compact,
      verticalSizeClass: reader.choice("vertical", sizeClasses) ?? .compact,
      keyboardHeight: reader.number(ifPresent: "keyboard", in: lengths))
  }

  private static let placeholder = Device.Facts(
    insets: .zero, horizontalSizeClass: .compact, verticalSizeClass: .compact, keyboardHeight: nil)

  private static func insets(_ reader: JSONReader) -> WindowInsets? {
    WindowInsets(
      top: reader.number("top", default: 0, in: lengths),
      left: reader.number("left", default: 0, in: lengths),
      bottom: reader.number("bottom", default: 0, in: lengths),
      right: reader.number("right", default: 0, in: lengths))
  }

  private static func division(_ reader: JSONReader) -> Device.Division? {
    let division = Device.Division(
      start: reader.number("start", in: lengths),
      end: reader.number("end", in: lengths),
      margin: reader.number("margin", default: 0, in: lengths))
    if division.end < division.start {
      reader.member("end")?.report("the end of a division lies before its start")
    }
    return division
  }
}
