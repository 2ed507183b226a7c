// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayLayout

/// The members of a contract that one place declares; nil leaves a member to others.
public struct ContractDeclaration: Sendable {
  /// The resting heights.
  public var detents: [Detent]?
  /// The detent to rest at first; counts only together with `detents`.
  public var initial: DetentID?
  /// How dark the content behind becomes.
  public var dim: DimPolicy?
  /// What a tap on the dim does.
  public var tapOnDim: TapOnDim?
  /// What happens to touches outside the surface.
  public var outside: OutsideTouches?
  /// The ways in which a person may dismiss the surface.
  public var dismissal: DismissalPolicy?
  /// What a keyboard does to the surface.
  public var keyboard: KeyboardPolicy?
  /// How wide the surface is.
  public var width: WidthPolicy?
  /// Whether the surface is presented or belongs to the screen.
  public var surface: SurfaceMode?

  /// Creates a declaration of nothing.
  public init() {}
}

extension View {
  /// Declares several members of the contract at once.
  public func declaring(_ declaration: ContractDeclaration) -> some View {
    modified { $0.addDeclaration(declaration, $1) }
  }
}

extension TreeBuilder {
  /// Hands each declared member up from what `content` adds, or as it is where that is nothing.
  public mutating func addDeclaration(
    _ declaration: ContractDeclaration, _ content: (inout TreeBuilder) -> Void
  ) {
    let detents = declaration.detents.map {
      DetentsKey.Member(detents: $0, initial: declaration.initial)
    }
    let isDimDeclared = declaration.dim != nil || declaration.tapOnDim != nil
    let dim =
      isDimDeclared
      ? DimKey.Member(policy: declaration.dim, onTap: declaration.tapOnDim) : nil
    declare(DetentsKey.self, detents) {
      $0.declare(DimKey.self, dim) {
        $0.declare(FootprintKey.self, declaration.outside) {
          $0.declare(DismissalKey.self, declaration.dismissal) {
            $0.declare(KeyboardKey.self, declaration.keyboard) {
              $0.declare(WidthKey.self, declaration.width) {
                $0.declare(SurfaceKey.self, declaration.surface, content)
              }
            }
          }
        }
      }
    }
  }

  /// Hands a member up, if it is declared.
  mutating func declare<Key: FirstValueKey>(
    _ key: Key.Type, _ member: Key.Member?, _ content: (inout TreeBuilder) -> Void
  ) {
    guard let member else { return content(&self) }
    addLastingPreference(key, member, content)
  }
}

extension LayoutTree {
  /// The contract that the views of the tree declare; what they leave open comes from `base`.
  ///
  /// - Complexity: Linear in the number of nodes above those that declare something.
  public func contract(over base: StepContract = StepContract()) -> StepContract {
    var contract = base
    if let declared = member(DetentsKey.self) {
      contract.detents = declared.detents
      contract.initial = declared.initial
    }
    let dim = member(DimKey.self)
    contract.dim = dim?.policy ?? base.dim
    contract.tapOnDim = dim?.onTap ?? base.tapOnDim
    contract.outside = member(FootprintKey.self) ?? base.outside
    contract.dismissal = member(DismissalKey.self) ?? base.dismissal
    contract.keyboard = member(KeyboardKey.self) ?? base.keyboard
    contract.width = member(WidthKey.self) ?? base.width
    contract.surface = member(SurfaceKey.self) ?? base.surface
    return contract
  }

  private func member<Key: FirstValueKey>(_ key: Key.Type) -> Key.Member? {
    preference(key) ?? nil
  }
}
