// SPDX-License-Identifier: MIT

public import TrayDetents

extension View {
  /// Declares the heights at which the surface may rest while this view shows.
  ///
  /// - Parameters:
  ///   - detents: The resting heights, in any order; none means the large one.
  ///   - initial: Where the surface rests first; nil takes the smallest.
  /// - Returns: The view with its declaration.
  public func detents(_ detents: [Detent], initial: DetentID? = nil) -> some View {
    declaring {
      $0.detents = detents
      $0.initial = initial
    }
  }

  /// Declares how dark the content behind the surface becomes, from 0 to 1.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of black.
  ///   - onTap: What a tap on the dim does; nil leaves it to the surface.
  /// - Returns: The view with its declaration.
  public func dim(_ opacity: Double, onTap: TapOnDim? = nil) -> some View {
    dim(DimPolicy(opacity), onTap: onTap)
  }

  /// Declares how dark the content behind the surface becomes, stop by stop.
  public func dim(_ policy: DimPolicy, onTap: TapOnDim? = nil) -> some View {
    declaring {
      $0.dim = policy
      $0.tapOnDim = onTap
    }
  }

  /// Declares whether touches outside the surface reach what lies behind.
  public func footprint(_ outside: OutsideTouches) -> some View {
    declaring { $0.outside = outside }
  }

  /// Declares the ways in which a person may dismiss the surface.
  public func dismissal(_ ways: DismissalPolicy.Ways) -> some View {
    dismissal(DismissalPolicy(ways))
  }

  /// Declares the ways in which a person may dismiss the surface, stop by stop.
  public func dismissal(_ policy: DismissalPolicy) -> some View {
    declaring { $0.dismissal = policy }
  }

  /// Declares what a keyboard does to the surface.
  public func keyboard(_ policy: KeyboardPolicy) -> some View {
    declaring { $0.keyboard = policy }
  }

  /// Declares the surface's greatest width in points; nil fills the window.
  public func readableWidth(_ points: Double?) -> some View {
    surfaceWidth(WidthPolicy(readableWidth: points))
  }

  /// Declares the surface's width and where it stands from side to side.
  public func surfaceWidth(_ policy: WidthPolicy) -> some View {
    declaring { $0.width = policy }
  }

  /// Declares whether the surface is presented over a screen or belongs to it.
  public func surface(_ mode: SurfaceMode) -> some View {
    declaring { $0.surface = mode }
  }

  private func declaring(_ set: (inout ContractDeclaration) -> Void) -> some View {
    var declaration = ContractDeclaration()
    set(&declaration)
    return declaring(declaration)
  }
}
