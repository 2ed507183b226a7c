// SPDX-License-Identifier: MIT

public import TrayLayout

/// A piece of interface, described by other views.
///
/// A view is evaluated once: it lowers itself into a layout tree, and nothing of it remains.
/// Names, labels and defaults are SwiftUI's, so that a file of views compiles against both.
public protocol View: SendableMetatype {
  /// The type of view that describes this one.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to a tree. Views made of other views need not say how.
  static func lower(_ view: Self, into builder: inout TreeBuilder)
}

extension View {
  /// Evaluates the body with the environment at this place and adds its nodes.
  public static func lower(_ view: Self, into builder: inout TreeBuilder) {
    let body = CurrentEnvironment.$values.withValue(builder.environment) { view.body }
    Body.lower(body, into: &builder)
  }

  /// Adds the view's nodes to a tree.
  public func lower(into builder: inout TreeBuilder) { Self.lower(self, into: &builder) }
}

/// A view that lowers itself, without a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never read: the view lowers itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}

extension Never: View {
  /// Never read, since there is no value to read it from.
  public var body: Never { self }

  /// Never called, since there is no value to lower.
  public static func lower(_ view: Never, into builder: inout TreeBuilder) {}
}
