// SPDX-License-Identifier: MIT

/// A type that shows views with data of an example.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// What `#Preview` becomes: a type that a program finds among its conformances.
@MainActor @preconcurrency
public protocol PreviewDeclaration {
  /// What was written in the parentheses and braces of `#Preview`.
  static var contents: PreviewContents { get }
  /// The file in which it stands, as the compiler names it.
  nonisolated static var file: String { get }
  /// The line on which it stands, from 1.
  nonisolated static var line: Int { get }
}

/// What surrounds a view in a preview.
public struct PreviewTrait: Hashable, Sendable {
  private enum Kind: Hashable { case layout, orientation, size(width: Double, height: Double) }
  private let kind: Kind

  /// The size of a device.
  public static let defaultLayout = PreviewTrait(kind: .layout)
  /// The size that the view wants.
  public static let sizeThatFitsLayout = PreviewTrait(kind: .layout)
  /// Upright.
  public static let portrait = PreviewTrait(kind: .orientation)
  /// Turned to the left.
  public static let landscapeLeft = PreviewTrait(kind: .orientation)
  /// Turned to the right.
  public static let landscapeRight = PreviewTrait(kind: .orientation)

  /// A size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(kind: .size(width: width, height: height))
  }
}

/// A preview as it is written: its name, its traits and how its view is made.
@MainActor
public struct PreviewContents {
  /// The name; nil where none was given.
  public let name: String?
  /// What surrounds the view.
  public let traits: [PreviewTrait]
  /// Makes the view.
  public let makeBody: () -> any View

  /// Creates a preview from what `#Preview` is given.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.name = name
    self.traits = traits
    makeBody = body
  }
}

/// Declares a preview, found by `PreviewRegistry`.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "TraySwiftUIMacros", type: "PreviewMacro")

/// Marks a property of the state in a `#Preview`; the preview owns it, as a view would.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "TraySwiftUIMacros", type: "PreviewableMacro")
