// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

// Modifiers that change how a view looks and nothing about its layout. They are here so that views
// compile as they are.
extension View {
  /// Sets what fills texts and symbols; layout does not change.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.text.color, style.drawnColor)
  }

  /// Sets what fills texts and symbols at two levels; layout does not change.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour of texts and symbols; layout does not change.
  public func foregroundColor(_ color: Color?) -> some View { environment(\.text.color, color) }

  /// Sets the accent of controls; layout does not change.
  public func tint(_ color: Color?) -> some View { self }

  /// Sets the accent of controls; layout does not change.
  public func tint<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Makes the view less opaque; one that can't be seen is laid out all the same.
  public func opacity(_ opacity: Double) -> some View {
    modified { builder, content in builder.tag(.look(.opacity(opacity)), content) }
  }

  /// Rounds the view's corners; layout does not change.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    modified { builder, content in builder.tag(.look(.corners(radius)), content) }
  }

  /// Cuts the view to a shape; layout does not change.
  public func clipShape(_ shape: some Shape) -> some View {
    modified { builder, content in
      guard let radius = shape.drawnCorners else { return content(&builder) }
      builder.tag(.look(.corners(radius)), content)
    }
  }

  /// Cuts what reaches out of the view's frame; layout does not change.
  public func clipped(antialiased: Bool = false) -> some View {
    modified { builder, content in builder.tag(.look(.clipped), content) }
  }

  /// Shows the view only where another one is opaque; layout does not change.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  /// Draws a line inside the view's edges; layout does not change.
  public func border<Style: ShapeStyle>(_ content: Style, width: Double = 1) -> some View {
    modified { builder, view in
      guard let color = content.drawnColor else { return view(&builder) }
      builder.tag(.look(.border(color.treeColor, width: width)), view)
    }
  }

  /// Puts a shadow under the view; layout does not change.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    self
  }

  /// Orders the view among others in depth; layout does not change.
  public func zIndex(_ value: Double) -> some View { self }

  /// Turns the view without a change of layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view larger or smaller without a change of layout.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view larger or smaller without a change of layout.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Blurs the view; layout does not change.
  public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// Takes the view's colours away; layout does not change.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Draws the view and what lies in it as one; layout does not change.
  public func compositingGroup() -> some View { self }

  /// Lets the view reach into the insets of the window when it is drawn.
  ///
  /// A surface lays its content out inside its insets, so that frames do not change.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}
