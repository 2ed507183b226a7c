// SPDX-License-Identifier: MIT

import TrayGeometry

/// Views that are built while a tree is placed, from the size that they get.
///
/// The closure belongs to the thread that lays the tree out, as the views that it was made from do.
final class DeferredContent: @unchecked Sendable {
  let environment: EnvironmentValues
  /// The number of levels above.
  let depth: Int
  let build: (GeometryProxy, inout TreeBuilder) -> Void

  init(
    environment: EnvironmentValues, depth: Int,
    build: @escaping (GeometryProxy, inout TreeBuilder) -> Void
  ) {
    self.environment = environment
    self.depth = depth
    self.build = build
  }
}

/// A layer that is built while a tree is placed, from a preference of the view that it covers.
final class PreferenceLayer: @unchecked Sendable {
  let layering: Layering
  let environment: EnvironmentValues
  let depth: Int
  /// Builds the layer from the preferences at a node; runs on the thread that lays the tree out.
  let build: (PreferenceSource, NodeID, inout TreeBuilder) -> Void

  init(
    layering: Layering, environment: EnvironmentValues, depth: Int,
    build: @escaping (PreferenceSource, NodeID, inout TreeBuilder) -> Void
  ) {
    self.layering = layering
    self.environment = environment
    self.depth = depth
    self.build = build
  }
}

/// A receiver of something about a view after layout.
final class Observer: @unchecked Sendable {
  /// What is reported: a fact about the view's frame, or a preference of its parts.
  enum Question {
    case geometry((GeometryProxy) -> any Sendable)
    case preference((PreferenceSource, NodeID) -> any Sendable)
  }

  let question: Question
  let isEqual: (any Sendable, any Sendable) -> Bool
  /// Told the value before, or the same one the first time, and the value now.
  let action: (any Sendable, any Sendable) -> Void

  init(
    question: Question, isEqual: @escaping (any Sendable, any Sendable) -> Bool,
    action: @escaping (any Sendable, any Sendable) -> Void
  ) {
    self.question = question
    self.isEqual = isEqual
    self.action = action
  }
}

/// The rule of a view that takes what it is offered and puts its content at its leading top corner.
struct ReaderLayout: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedSize(bounds.size))
    }
  }
}

extension TreeBuilder {
  /// Adds a view whose content is built once its size is known.
  ///
  /// It takes what it is offered, and 10 points where nothing is. Its content never changes its size,
  /// so that layout needs one pass.
  package mutating func addGeometryReader(
    _ content: @escaping (GeometryProxy, inout TreeBuilder) -> Void
  ) {
    guard depth + 2 <= Self.depthLimit else {
      return report { _ in .tooDeep(limit: Self.depthLimit) }
    }
    tree.readers.append(
      DeferredContent(environment: environment, depth: depth + 2) { proxy, builder in
        builder.addLayout(ReaderLayout()) { content(proxy, &$0) }
      })
    append(.reader(Int32(tree.readers.count - 1)))
  }

  /// Adds a layer over or under each node of `content`, built from a preference of that node.
  package mutating func addPreferenceLayer<Key: PreferenceKey>(
    _ key: Key.Type, isOverlay: Bool, alignment: Alignment,
    _ layer: @escaping (Key.Value, inout TreeBuilder) -> Void,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let deferred = PreferenceLayer(
      layering: Layering(isOverlay: isOverlay, alignment: alignment), environment: environment,
      depth: depth + 2
    ) { source, node, builder in
      let value = source.preference(key, from: node) ?? Key.defaultValue
      builder.addDepthStack(alignment: alignment) { layer(value, &$0) }
    }
    wrap(content) { builder in
      builder.tree.preferenceLayers.append(deferred)
      return .preferenceLayer(Int32(builder.tree.preferenceLayers.count - 1))
    }
  }

  /// Reports a fact about the frame of each node of `content`; see ``LayoutResult/deliverReports(after:)``.
  package mutating func addGeometryReport<Value: Equatable & Sendable>(
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void, _ content: (inout TreeBuilder) -> Void
  ) {
    addObserver(.geometry { transform($0) }, action, content)
  }

  /// Reports a preference of each node of `content`; see ``LayoutResult/deliverReports(after:)``.
  package mutating func addPreferenceReport<Key: PreferenceKey>(
    _ key: Key.Type, action: @escaping (_ old: Key.Value, _ new: Key.Value) -> Void,
    _ content: (inout TreeBuilder) -> Void
  ) where Key.Value: Equatable {
    let question = Observer.Question.preference { source, node in
      source.preference(key, from: node) ?? Key.defaultValue
    }
    addObserver(question, action, content)
  }

  private mutating func addObserver<Value: Equatable & Sendable>(
    _ question: Observer.Question, _ action: @escaping (Value, Value) -> Void,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let observer = Observer(
      question: question,
      isEqual: { first, second in
        guard let first = first as? Value, let second = second as? Value else { return false }
        return first == second
      },
      action: { old, new in
        guard let new = new as? Value else { return }
        action(old as? Value ?? new, new)
      })
    wrap(content) { builder in
      builder.tree.observers.append(observer)
      return .observer(Int32(builder.tree.observers.count - 1))
    }
  }

  /// Names the coordinates of each node of `content`.
  package mutating func addCoordinateSpace(
    _ name: String, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { _ in .offset(.zero) }
    tree.spaces.append((Int32(tree.nodes.count - 1), name))
  }
}
