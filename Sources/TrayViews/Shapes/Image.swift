// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A placeholder for an image.
///
/// Pixels play no part in layout, sizes do: an image has the size that `imageSizes` of the environment
/// gives under its name. A symbol is sized by the font at its place, which is a guess and gives an
/// issue, as does an image of unknown size.
public struct Image: PrimitiveView, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
  }

  private let source: Source
  private var isResizable = false

  /// Creates an image by its name.
  public init(_ name: String) { source = .named(name) }

  /// Creates a symbol by its name.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The image stretched to what it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Adds a placeholder of the image's size, or one that takes what it is offered.
  public static func lower(_ view: Image, into builder: inout TreeBuilder) {
    let environment = builder.environment
    builder.tag(.name("image")) { builder in
      builder.tag(environment.text.color?.tag) { builder in
        builder.tag(.look(.control(view.look))) { addPlaceholder(view, to: &$0) }
      }
    }
  }

  private var look: ControlLook {
    switch source {
    case .named(let name): .image(name)
    case .symbol(let name): .symbol(name)
    }
  }

  private static func addPlaceholder(_ view: Image, to builder: inout TreeBuilder) {
    let environment = builder.environment
    guard !view.isResizable else { return builder.addFlexible() }
    switch view.source {
    case .named(let name):
      let size = environment.imageSizes[name]
      builder.addFixed(size ?? .zero)
      if size == nil { builder.report { .assumedSize(name, node: $0) } }
    case .symbol(let name):
      let font = environment.text.font ?? .body
      let side = font.description(at: environment.dynamicTypeSize).size * Self.symbolScale
      builder.addFixed(environment.imageSizes[name] ?? Size(width: side, height: side))
      if environment.imageSizes[name] == nil {
        builder.report { .assumedSize(name, node: $0) }
      }
    }
  }

  /// The side of a square symbol over the font's size; a guess, since symbols differ.
  private static let symbolScale = 1.2
}

private enum ImageSizesKey: EnvironmentKey {
  static let defaultValue: [String: Size] = [:]
}

extension EnvironmentValues {
  /// The sizes of images by name, in points.
  public var imageSizes: [String: Size] {
    get { self[ImageSizesKey.self] }
    set { self[ImageSizesKey.self] = newValue }
  }
}
