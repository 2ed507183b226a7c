// SPDX-License-Identifier: MIT

public import TrayGeometry

// Point sizes, leadings and weights of the text styles at the twelve text sizes, from Apple's Human
// Interface Guidelines, Typography, Specifications. The leading is the distance of two lines of a
// text, as measured on pictures made by iOS.
extension Font.TextStyle {
  /// The size in points at a text size.
  public func pointSize(at size: DynamicTypeSize) -> Double {
    pointSizes[Int(size.rawValue)]
  }

  /// The distance in points from one baseline to the next at a text size, whatever the weight.
  public func leading(at size: DynamicTypeSize) -> Double { leadings[Int(size.rawValue)] }

  /// The weight in which the style is set.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style when it is emphasised.
  public var emphasizedWeight: Font.Weight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// The sizes in points, from the smallest text size to the largest.
  private var pointSizes: [Double] {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title: Self.titleSizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline: Self.headlineSizes
    case .subheadline: Self.subheadlineSizes
    case .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .footnote: Self.footnoteSizes
    case .caption: Self.captionSizes
    case .caption2: Self.caption2Sizes
    }
  }

  /// The leadings in points, from the smallest text size to the largest.
  private var leadings: [Double] {
    switch self {
    case .largeTitle: Self.largeTitleLeadings
    case .title: Self.titleLeadings
    case .title2: Self.title2Leadings
    case .title3: Self.title3Leadings
    case .headline: Self.headlineLeadings
    case .subheadline: Self.subheadlineLeadings
    case .body: Self.bodyLeadings
    case .callout: Self.calloutLeadings
    case .footnote: Self.footnoteLeadings
    case .caption: Self.captionLeadings
    case .caption2: Self.caption2Leadings
    }
  }

  private static let largeTitleSizes: [Double] = [
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,
  ]
  private static let titleSizes: [Double] = [
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,
  ]
  private static let title2Sizes: [Double] = [
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,
  ]
  private static let title3Sizes: [Double] = [
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,
  ]
  private static let headlineSizes: [Double] = [
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
  ]
  private static let subheadlineSizes: [Double] = [
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,
  ]
  private static let bodySizes: [Double] = [
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,
  ]
  private static let calloutSizes: [Double] = [
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,
  ]
  private static let footnoteSizes: [Double] = [
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,
  ]
  private static let captionSizes: [Double] = [
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,
  ]
  private static let caption2Sizes: [Double] = [
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,
  ]

  private static let largeTitleLeadings: [Double] = [
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,
  ]
  private static let titleLeadings: [Double] = [
    31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,
  ]
  private static let title2Leadings: [Double] = [
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,
  ]
  private static let title3Leadings: [Double] = [
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,
  ]
  private static let headlineLeadings: [Double] = [
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
  ]
  private static let subheadlineLeadings: [Double] = [
    16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,
  ]
  private static let bodyLeadings: [Double] = [
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,
  ]
  private static let calloutLeadings: [Double] = [
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,
  ]
  private static let footnoteLeadings: [Double] = [
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,
  ]
  private static let captionLeadings: [Double] = [
    13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,
  ]
  private static let caption2Leadings: [Double] = [
    13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,
  ]
}
