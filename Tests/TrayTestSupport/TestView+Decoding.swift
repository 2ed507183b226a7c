// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout

// The form of the trees in fixtures: views by their names in lower case, modifiers innermost first.
extension TestView: Decodable {
  private enum Key: String, CodingKey {
    case type, children, modifiers, alignment, spacing, itemSpacing, lineSpacing, justified
    case minLength, text, axes, id, width, height, columns
  }

  /// Reads a view and its modifiers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var view = try Self.plain(container)
    if let id = try container.decodeIfPresent(String.self, forKey: .id) { view = view.id(id) }
    for modifier in try container.decodeIfPresent([TestModifier].self, forKey: .modifiers) ?? [] {
      view = view.with(modifier)
    }
    self = view
  }

  private static func plain(_ container: KeyedDecodingContainer<Key>) throws -> TestView {
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "color": return .color
    case "fixed":
      return .fixed(
        Size(
          width: try container.decode(Double.self, forKey: .width),
          height: try container.decode(Double.self, forKey: .height)))
    case "spacer":
      return .spacer(try container.decodeIfPresent(Double.self, forKey: .minLength) ?? 8)
    case "divider": return .divider
    case "lineBreak": return .lineBreak
    case "text": return .text(try container.decode(String.self, forKey: .text))
    case "empty": return .absent
    case "relative":
      return .relative(
        try container.decode(Double.self, forKey: .width),
        try container.decode(Double.self, forKey: .height))
    default: return try self.container(type, container)
    }
  }

  private static func container(
    _ type: String, _ container: KeyedDecodingContainer<Key>
  ) throws -> TestView {
    let children = try container.decodeIfPresent([TestView].self, forKey: .children) ?? []
    let alignment = try Alignment.named(
      container.decodeIfPresent(String.self, forKey: .alignment) ?? "center")
    let spacing = try container.decodeIfPresent(Double.self, forKey: .spacing)
    switch type {
    case "hstack": return .stack(.horizontal, alignment, spacing, children)
    case "vstack": return .stack(.vertical, alignment, spacing, children)
    case "zstack": return .depth(alignment, children)
    case "group": return .group(children)
    case "scroll": return .scroll(.vertical, children)
    case "viewThatFits":
      return .container(.fitting([.horizontal, .vertical]), children)
    case "geometryReader": return .container(.reader, children)
    case "lazyVGrid":
      let columns = try container.decode([TrackForm].self, forKey: .columns)
      let layout = LazyGridLayout(
        axis: .vertical, items: columns.map(\.item), alignment: alignment, spacing: spacing)
      return .lazyGrid(layout, children)
    case "hflow", "vflow":
      let layout = FlowLayout(
        axis: type == "hflow" ? .horizontal : .vertical, alignment: alignment,
        itemSpacing: try container.decodeIfPresent(Double.self, forKey: .itemSpacing) ?? spacing,
        lineSpacing: try container.decodeIfPresent(Double.self, forKey: .lineSpacing) ?? spacing,
        isJustified: try container.decodeIfPresent(Bool.self, forKey: .justified) ?? false)
      return .flow(layout, children)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "no view is called \(type)")
    }
  }
}

extension TestModifier: Decodable {
  /// Reads a modifier, which is an object with one key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a modifier has one key"))
    }
    switch key.stringValue {
    case "frame": self = try container.decode(FrameForm.self, forKey: key).modifier
    case "padding": self = .padding(try container.decode(InsetsForm.self, forKey: key).insets)
    case "fixedSize": self = .fixedSize(try container.decode(AxesForm.self, forKey: key).axes)
    case "offset": self = .offset(try container.decode(PointForm.self, forKey: key).point)
    case "position": self = .position(try container.decode(PointForm.self, forKey: key).point)
    case "aspectRatio":
      let form = try container.decode(RatioForm.self, forKey: key)
      self = .aspectRatio(form.ratio, form.contentMode == "fill" ? .fill : .fit)
    case "startInNewLine": self = .newLine
    case "flexibility":
      switch try container.decode(String.self, forKey: key) {
      case "minimum": self = .flexibility(.minimum)
      case "maximum": self = .flexibility(.maximum)
      default: self = .flexibility(.natural)
      }
    case "layoutPriority": self = .priority(try container.decode(Double.self, forKey: key))
    case "overlay":
      let form = try container.decode(LayerForm.self, forKey: key)
      self = .overlay(form.content, try .named(form.alignment ?? "center"))
    case "background":
      let form = try container.decode(LayerForm.self, forKey: key)
      self = .background(form.content, try .named(form.alignment ?? "center"))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "no modifier is called \(key.stringValue)")
    }
  }
}

// MARK: - Forms

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A length in points, or the word infinity.
public struct LengthForm: Decodable, Sendable {
  /// The length.
  public let value: Double

  /// Reads a number or the word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try? container.decode(String.self) {
    case "infinity": value = .infinity
    case "nan": value = .nan
    default: value = try container.decode(Double.self)
    }
  }
}

private struct FrameForm: Decodable {
  let width, height: LengthForm?
  let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: LengthForm?
  let alignment: String?

  var modifier: TestModifier {
    get throws {
      let alignment = try Alignment.named(self.alignment ?? "center")
      let limits = [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
      guard limits.contains(where: { $0 != nil }) else {
        return .frame(width?.value, height?.value, alignment)
      }
      return .flexibleFrame(
        TestLimits(
          minimum: minWidth?.value, ideal: idealWidth?.value, maximum: maxWidth?.value),
        TestLimits(
          minimum: minHeight?.value, ideal: idealHeight?.value, maximum: maxHeight?.value),
        alignment)
    }
  }
}

private struct InsetsForm: Decodable {
  let top, leading, bottom, trailing: Double?
  var insets: EdgeInsets {
    EdgeInsets(
      top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

private struct AxesForm: Decodable {
  let horizontal, vertical: Bool
  var axes: Axis.Set {
    (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
  }
}

private struct PointForm: Decodable {
  let x, y: Double
  var point: Point { Point(x: x, y: y) }
}

private struct RatioForm: Decodable {
  let ratio: Double?
  let contentMode: String
}

private struct TrackForm: Decodable {
  struct Limits: Decodable {
    let minimum, maximum: Double?
  }
  let fixed: Double?
  let flexible, adaptive: Limits?
  let spacing: Double?

  var item: GridItem {
    if let fixed { return GridItem(.fixed(fixed), spacing: spacing) }
    if let adaptive {
      return GridItem(
        .adaptive(minimum: adaptive.minimum ?? 10, maximum: adaptive.maximum ?? .infinity),
        spacing: spacing)
    }
    return GridItem(
      .flexible(minimum: flexible?.minimum ?? 10, maximum: flexible?.maximum ?? .infinity),
      spacing: spacing)
  }
}

private struct LayerForm: Decodable {
  let alignment: String?
  let content: TestView
}

extension Alignment {
  /// The alignment of a name.
  static func named(_ name: String) throws -> Alignment {
    let names: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      "firstTextBaseline": .centerFirstTextBaseline, "lastTextBaseline": .centerLastTextBaseline,
    ]
    guard let alignment = names[name] else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "no alignment is called \(name)"))
    }
    return alignment
  }
}
