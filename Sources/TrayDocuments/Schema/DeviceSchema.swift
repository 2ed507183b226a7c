// SPDX-License-Identifier: MIT

/// The schema of `tray.devices`.
enum DeviceSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "Devices with their displays",
    root: SchemaPart.object(
      SchemaPart.header("tray.devices", version: 1) + [
        ("note", SchemaPart.string), ("sources", SchemaPart.map(SchemaPart.string)),
        ("devices", SchemaPart.array(device)), ("$schema", SchemaPart.string),
      ], required: ["schema", "version", "devices"]),
    parts: [("facts", facts)])

  private static let id: JSONOutput = ["type": "string", "pattern": "^[a-z0-9-]+$"]
  private static let length = Part.number(DeviceDocument.lengths)

  private static let device = Part.object(
    [
      ("id", id), ("source", Part.array(Part.string)), ("name", Part.string),
      ("scale", Part.number(1...8)), ("displays", Part.array(display)),
      (
        "systems",
        Part.object(
          ["oldest", "newest"].map { ($0, Part.choice(CaseNames.systems)) })
      ), ("note", Part.string),
    ], required: ["id", "name", "scale", "displays"])

  private static let display = Part.object(
    [
      ("id", id),
      (
        "size",
        Part.object(
          [
            ("width", Part.number(1...DeviceDocument.lengths.upperBound)),
            ("height", Part.number(1...DeviceDocument.lengths.upperBound)),
          ], required: ["width", "height"])
      ), ("portrait", Part.ref("facts")), ("landscape", Part.ref("facts")),
      ("cornerRadius", length),
      (
        "division",
        Part.object(
          [("start", length), ("end", length), ("margin", length)], required: ["start", "end"])
      ),
    ], required: ["id", "size", "portrait", "landscape"])

  private static let facts = Part.object(
    [
      (
        "insets",
        Part.object(["top", "left", "bottom", "right"].map { ($0, length) })
      ), ("horizontal", Part.choice(DeviceDocument.sizeClasses)),
      ("vertical", Part.choice(DeviceDocument.sizeClasses)), ("keyboard", length),
    ], required: ["horizontal", "vertical"])
}
