// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Something legal but suspicious in a tree or its layout, with the node that shows it.
public enum LayoutIssue: Hashable, Sendable {
  /// The tree is deeper than `limit` levels; what lies deeper, or wraps further, was left out.
  case tooDeep(limit: Int)
  /// A number that must be finite and not negative is not; it counts as not given.
  case invalidLength(String, Double, node: NodeID)
  /// A size came out as not a number or below 0; it counts as 0.
  case invalidSize(Size, node: NodeID)
  /// A view answered the same proposal with another size than before.
  case unsteadySize(Size, before: Size, node: NodeID)
  /// A child was placed at a coordinate that is not a number; it counts as 0.
  case invalidPlacement(node: NodeID)
  /// The size of the view is a guess, since what it depends on is not known here.
  ///
  /// It may be off by `likelyError` points; nil where nothing is known of it.
  case assumedSize(String, likelyError: Double?, node: NodeID)
  /// A string is not there in the language asked for, so that of another language is shown.
  case missingString(key: String, language: String, shown: String)
}

extension LayoutIssue {
  /// The view that the issue concerns, if it is one.
  var node: NodeID? {
    switch self {
    case .invalidLength(_, _, let node), .invalidSize(_, let node), .invalidPlacement(let node),
      .assumedSize(_, _, let node), .unsteadySize(_, _, let node):
      node
    case .tooDeep, .missingString: nil
    }
  }

  /// The issue after its view got another place in the arrays.
  func moved(by base: Int) -> LayoutIssue { moved { NodeID($0.index + base) } }

  /// The issue of a view that got another identifier.
  func moved(_ place: (NodeID) -> NodeID) -> LayoutIssue {
    switch self {
    case .invalidLength(let name, let length, let node):
      .invalidLength(name, length, node: place(node))
    case .invalidSize(let size, let node): .invalidSize(size, node: place(node))
    case .invalidPlacement(let node): .invalidPlacement(node: place(node))
    case .assumedSize(let name, let error, let node):
      .assumedSize(name, likelyError: error, node: place(node))
    case .unsteadySize(let size, let before, let node):
      .unsteadySize(size, before: before, node: place(node))
    case .tooDeep, .missingString: self
    }
  }
}
