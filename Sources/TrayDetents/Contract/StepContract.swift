// SPDX-License-Identifier: MIT

/// What a step declares about the surface it is shown on; plain data.
///
/// Everything has a default, so that `StepContract()` is a presented surface at the large stop.
public struct StepContract: Sendable {
  /// The resting heights, in any order; none at all means `[.large]`.
  public var detents: [Detent]
  /// The detent to rest at first; nil, or one that doesn't resolve, means the smallest stop.
  public var initial: DetentID?
  /// How dark the content behind becomes.
  public var dim: DimPolicy
  /// What a tap on the dim does.
  public var tapOnDim: TapOnDim
  /// What happens to other touches outside the surface.
  public var outside: OutsideTouches
  /// The ways in which a person may dismiss the surface.
  public var dismissal: DismissalPolicy
  /// What a keyboard does to the surface.
  public var keyboard: KeyboardPolicy
  /// How wide the surface is, and where it stands from side to side.
  public var width: WidthPolicy
  /// Whether the surface is presented over a screen or belongs to it.
  public var surface: SurfaceMode
  /// Whether the grabber takes height of its own.
  public var grabber: GrabberPolicy
  /// Who owns the window's bottom inset.
  public var safeArea: SafeAreaPolicy
  /// How heights are found and corrected.
  public var rules: ResolutionRules

  /// Creates a contract; what isn't named has the default of a tray.
  public init(
    detents: [Detent] = [], initial: DetentID? = nil, dim: DimPolicy = DimPolicy(),
    tapOnDim: TapOnDim = .dismiss, outside: OutsideTouches = .block,
    dismissal: DismissalPolicy = DismissalPolicy(), keyboard: KeyboardPolicy = .grow,
    width: WidthPolicy = WidthPolicy(), surface: SurfaceMode = .presented,
    grabber: GrabberPolicy = .overlay, safeArea: SafeAreaPolicy = .outside,
    rules: ResolutionRules = ResolutionRules()
  ) {
    self.detents = detents
    self.initial = initial
    self.dim = dim
    self.tapOnDim = tapOnDim
    self.outside = outside
    self.dismissal = dismissal
    self.keyboard = keyboard
    self.width = width
    self.surface = surface
    self.grabber = grabber
    self.safeArea = safeArea
    self.rules = rules
  }
}
