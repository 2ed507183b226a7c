// SPDX-License-Identifier: MIT

public import Detents
public import LayoutCore

extension View {
  /// Declares the heights at which the surface may rest while this view shows.
  ///
  /// - Parameters:
  ///   - detents: The resting heights, in any order; none means the large one.
  ///   - initial: Where the surface rests first; nil takes the smallest.
  /// - Returns: The view with its declaration.
  public func detents(_ detents: [Detent], initial: DetentID? = nil) -> some View {
    preference(key: ContractKeys.Detents.self, value: (detents, initial))
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
    preference(key: ContractKeys.Dim.self, value: (policy, onTap))
  }

  /// Declares whether touches outside the surface reach what lies behind.
  public func footprint(_ outside: OutsideTouches) -> some View {
    preference(key: ContractKeys.Footprint.self, value: outside)
  }

  /// Declares the ways in which a person may dismiss the surface.
  public func dismissal(_ ways: DismissalPolicy.Ways) -> some View {
    dismissal(DismissalPolicy(ways))
  }

  /// Declares the ways in which a person may dismiss the surface, stop by stop.
  public func dismissal(_ policy: DismissalPolicy) -> some View {
    preference(key: ContractKeys.Dismissal.self, value: policy)
  }

  /// Declares what a keyboard does to the surface.
  public func keyboard(_ policy: KeyboardPolicy) -> some View {
    preference(key: ContractKeys.Keyboard.self, value: policy)
  }

  /// Declares the surface's greatest width in points; nil fills the window.
  public func readableWidth(_ points: Double?) -> some View {
    surfaceWidth(WidthPolicy(readableWidth: points))
  }

  /// Declares the surface's width and where it stands from side to side.
  public func surfaceWidth(_ policy: WidthPolicy) -> some View {
    preference(key: ContractKeys.Width.self, value: policy)
  }

  /// Declares whether the surface is presented over a screen or belongs to it.
  public func surface(_ mode: SurfaceMode) -> some View {
    preference(key: ContractKeys.Surface.self, value: mode)
  }
}

extension LayoutTree {
  /// The contract that the views of the tree declare; what they leave open comes from `base`.
  ///
  /// - Complexity: Linear in the number of nodes above those that declare something.
  public func contract(over base: StepContract = StepContract()) -> StepContract {
    var contract = base
    if let declared = preference(ContractKeys.Detents.self) ?? nil {
      contract.detents = declared.detents
      contract.initial = declared.initial
    }
    if let declared = preference(ContractKeys.Dim.self) ?? nil {
      contract.dim = declared.policy
      contract.tapOnDim = declared.onTap ?? contract.tapOnDim
    }
    take(ContractKeys.Footprint.self, \.outside, &contract)
    take(ContractKeys.Dismissal.self, \.dismissal, &contract)
    take(ContractKeys.Keyboard.self, \.keyboard, &contract)
    take(ContractKeys.Width.self, \.width, &contract)
    take(ContractKeys.Surface.self, \.surface, &contract)
    return contract
  }

  private func take<Key: FirstValueKey>(
    _ key: Key.Type, _ member: WritableKeyPath<StepContract, Key.Member>,
    _ contract: inout StepContract
  ) {
    if let declared = preference(key) ?? nil { contract[keyPath: member] = declared }
  }
}
