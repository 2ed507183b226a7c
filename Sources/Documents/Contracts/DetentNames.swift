// SPDX-License-Identifier: MIT

public import TrayKit

/// The names by which documents and results refer to detents.
public enum DetentNames {
  /// The name of a detent: its own, its kind's, or its kind with the number that tells it apart.
  public static func name(of id: DetentID) -> String {
    switch id {
    case .hidden: "hidden"
    case .tip: "tip"
    case .hug: "hug"
    case .medium: "medium"
    case .large: "large"
    case .full: "full"
    case .height(let points): "height(\(JSONWriter.rounded(points)))"
    case .fraction(let fraction): "fraction(\(JSONWriter.rounded(fraction)))"
    case .contentFraction(let fraction): "contentFraction(\(JSONWriter.rounded(fraction)))"
    case .insetFromTop(let points): "insetFromTop(\(JSONWriter.rounded(points)))"
    case .named(let name): name
    }
  }
}
