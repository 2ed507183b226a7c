// SPDX-License-Identifier: MIT

public import TrayMotion

/// How a tray feels: springs, thresholds and looks as plain data, the same for all of its steps.
public struct TraySettings: Hashable, Sendable {
  /// The springs.
  public var springs: TraySprings
  /// What counts as rest; half a pixel of a display of two pixels a point, and 5 points per second.
  public var rest: SettlingThreshold
  /// Where a release leads.
  public var release: ReleaseRule
  /// What a pull past an end does.
  public var resistance: EndResistance
  /// What it does in a drag that began in what scrolls; nil is the same.
  public var scrollResistance: EndResistance?
  /// How touches become drags.
  public var touch: TouchRules
  /// How a gesture passes between the tray and what scrolls in it.
  public var scrolling: ScrollRules
  /// Looks that follow from the live height.
  public var style: TrayStyle
  /// The longest time that one frame lets pass, in seconds; infinite is exact after a stall.
  public var longestFrame: Double

  /// Creates settings; what isn't named is a tray's.
  public init(
    springs: TraySprings = TraySprings(), rest: SettlingThreshold = .halfPixel(scale: 2),
    release: ReleaseRule = .tray, resistance: EndResistance = .rubberBand(),
    scrollResistance: EndResistance? = nil, touch: TouchRules = TouchRules(),
    scrolling: ScrollRules = ScrollRules(),
    style: TrayStyle = TrayStyle(), longestFrame: Double = .infinity
  ) {
    self.springs = springs
    self.rest = rest
    self.release = release
    self.resistance = resistance
    self.scrollResistance = scrollResistance
    self.touch = touch
    self.scrolling = scrolling
    self.style = style
    self.longestFrame = longestFrame
  }
}

/// Looks that follow from the live height and the live blend.
///
/// Negative lengths and NaN count as 0, those above a million points as a million.
public struct TrayStyle: Hashable, Sendable {
  /// The radius of the upper corners, in points.
  public var cornerRadius: Double
  /// How blurred content is that is fully gone, in points.
  public var blurRadius: Double
  /// The grabber's width, in points; 36 on iOS 26 (measured).
  public var grabberWidth: Double
  /// The height of the strip at the top in which the grabber can be taken, in points.
  public var grabberHeight: Double

  /// Creates a style; what isn't named is a tray's.
  public init(
    cornerRadius: Double = 28, blurRadius: Double = 12, grabberWidth: Double = 36,
    grabberHeight: Double = 24
  ) {
    self.cornerRadius = cornerRadius
    self.blurRadius = blurRadius
    self.grabberWidth = grabberWidth
    self.grabberHeight = grabberHeight
  }

  /// The style with its lengths as they count.
  var checked: TrayStyle {
    func length(_ value: Double) -> Double { value > 0 ? min(value, 1e6) : 0 }
    return TrayStyle(
      cornerRadius: length(cornerRadius), blurRadius: length(blurRadius),
      grabberWidth: length(grabberWidth), grabberHeight: length(grabberHeight))
  }
}
