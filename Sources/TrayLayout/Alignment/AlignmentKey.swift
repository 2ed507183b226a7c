// SPDX-License-Identifier: MIT

import TrayGeometry

/// A kind of alignment guide: says where the guide lies in a view that does not say so itself.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view, in points from its top leading corner along the guide's axis.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// The identity of an alignment guide on one axis.
struct AlignmentKey: Sendable {
  /// How the explicit values of several children become the value of their container.
  enum Merging { case never, minimum, maximum, mean }

  /// Which guide it is; the built-in ones answer without a call through the type.
  enum Guide: Hashable, Sendable { case start, center, end, firstBaseline, lastBaseline, custom }

  let axis: Axis
  let guide: Guide
  let id: (any AlignmentID.Type)?

  init(_ axis: Axis, _ guide: Guide, id: (any AlignmentID.Type)? = nil) {
    self.axis = axis
    self.guide = guide
    self.id = id
  }

  /// How a container merges its children's explicit values (Rules 1.9.4).
  var merging: Merging {
    switch guide {
    case .start, .center, .end: .never
    case .firstBaseline: .minimum
    case .lastBaseline: .maximum
    case .custom: .mean
    }
  }

  /// Whether a text gives the guide a value of its own.
  var isTextBaseline: Bool { guide == .firstBaseline || guide == .lastBaseline }

  /// The guide's place as a part of the length, where no view gives one; nil where views decide.
  var fraction: Double? {
    switch guide {
    case .start: 0
    case .center: 0.5
    case .end, .firstBaseline, .lastBaseline: 1
    case .custom: nil
    }
  }

  /// The guide's value where no view gives one.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    switch guide {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstBaseline, .lastBaseline: return length
    case .custom: return id?.defaultValue(in: dimensions) ?? 0
    }
  }
}

extension AlignmentKey: Hashable {
  static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.axis == second.axis && first.guide == second.guide
      && first.id.map { ObjectIdentifier($0) } == second.id.map { ObjectIdentifier($0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(guide)
    if let id { hasher.combine(ObjectIdentifier(id)) }
  }
}
