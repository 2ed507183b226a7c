// SPDX-License-Identifier: MIT

public import TrayMotion

/// Where a surface goes when a finger lets go of it: thresholds and look-ahead as plain data.
///
/// Systems differ in these numbers by an order of magnitude, so they are data and not code. A rule
/// answers two questions in this order: is the surface dismissed, and if not, at which stop does it
/// come to rest. Heights in points and growing upwards, velocities in points per second.
public struct ReleaseRule: Hashable, Sendable {
  /// How far ahead of its release a surface is judged.
  public var lookAhead: LookAhead
  /// How the stop is chosen.
  public var choice: Choice
  /// When a surface that may be dismissed is.
  public var dismissal: Dismissal

  /// Creates a rule; what isn't named is a tray's: the stop nearest to the landing, or none at all.
  public init(
    lookAhead: LookAhead = .deceleration(.normal), choice: Choice = .nearest,
    dismissal: Dismissal = Dismissal()
  ) {
    self.lookAhead = lookAhead
    self.choice = choice
    self.dismissal = dismissal
  }
}

extension ReleaseRule {
  /// How far ahead of its release a surface is judged.
  public struct LookAhead: Hashable, Sendable {
    /// The way in which the landing is found.
    public enum Kind: Hashable, Sendable {
      /// Where it is.
      case here
      /// Where it would come to rest if it slowed down like a scroll view.
      case deceleration(DecelerationRate)
      /// Where it would be after so many seconds at its velocity.
      case seconds(Double)
      /// As far again as the finger moved, times a factor and the speed in points per millisecond.
      case movement(factor: Double)
    }

    /// The way in which the landing is found.
    public var kind: Kind
    /// The speed from which it looks ahead at all, in points per second.
    public var minimumSpeed: Double

    /// Creates a look-ahead.
    public init(_ kind: Kind, minimumSpeed: Double = 0) {
      self.kind = kind
      self.minimumSpeed = minimumSpeed
    }

    /// Where it is.
    public static let here = LookAhead(.here)

    /// Where it would come to rest if it slowed down like a scroll view.
    public static func deceleration(_ rate: DecelerationRate) -> LookAhead {
      LookAhead(.deceleration(rate))
    }

    /// Where it would be after so many seconds at its velocity.
    public static func seconds(_ seconds: Double) -> LookAhead { LookAhead(.seconds(seconds)) }

    /// Where a release would land, in points; the height itself if the result isn't finite.
    public func landing(of release: Release) -> Double {
      guard release.velocity.magnitude >= minimumSpeed else { return release.height }
      let landing =
        switch kind {
        case .here: release.height
        case .deceleration(let rate):
          rate.landing(from: release.height, velocity: release.velocity)
        case .seconds(let seconds): release.height + release.velocity * seconds
        case .movement(let factor):
          release.height + factor * release.movement * (release.velocity.magnitude / 1000)
        }
      return landing.isFinite ? landing : release.height
    }
  }

  /// How the stop is chosen among those that a drag may reach.
  public enum Choice: Hashable, Sendable {
    /// The one nearest to the landing; a fast flick may skip stops.
    case nearest
    /// The one before or behind the middle of the present segment; never one further.
    case neighbour
    /// Above a speed the next one in its direction, seen from the landing; else the nearest.
    case directional(speed: Double)
    /// Above a speed the one next to the nearest in its direction; outside of all stops the nearest.
    case besideNearest(speed: Double)
    /// The next one in the direction of travel, seen from the landing.
    case outward
    /// One or two further than the stop the gesture began at, by how far or how fast it went.
    case stepped(Steps)
    /// None: it rests where it lands, between the lowest and the highest.
    case anywhere
    /// The page by a rule of its own, each stop being the beginning of one; looks ahead by itself.
    case paged(Paging.Rule)
  }

  /// When a gesture moves a surface one stop on, and when two or to the end.
  public struct Steps: Hashable, Sendable {
    /// A distance, in points or as a share of something.
    public enum Reach: Hashable, Sendable {
      /// Points.
      case points(Double)
      /// A share of the way to the next stop.
      case shareOfWay(Double)
      /// A share of the window's height.
      case shareOfWindow(Double)
    }

    /// The distance from which it goes on by one; nil judges by speed alone.
    public var reach: Reach?
    /// The speed from which it goes on by one; nil judges by distance alone.
    public var speed: Double?
    /// The share of the window's height up to which speed counts.
    public var speedLimit: Double
    /// The distance from which it goes on by two.
    public var farReach: Reach?
    /// The speed from which it goes to the last stop in its direction.
    public var farSpeed: Double?
    /// Whether a gesture that is neither far nor fast ends at the nearest stop or where it began.
    public var endsAtNearest: Bool

    /// Creates steps.
    public init(
      reach: Reach? = nil, speed: Double? = nil, speedLimit: Double = .infinity,
      farReach: Reach? = nil, farSpeed: Double? = nil, endsAtNearest: Bool = false
    ) {
      self.reach = reach
      self.speed = speed
      self.speedLimit = speedLimit
      self.farReach = farReach
      self.farSpeed = farSpeed
      self.endsAtNearest = endsAtNearest
    }
  }

  /// When a surface that may be dismissed is; each condition that isn't nil is enough by itself.
  public struct Dismissal: Hashable, Sendable {
    /// Whether height 0 is one of the places among which `Choice` chooses.
    public var isCandidate: Bool
    /// The share of the lowest stop's height that must be gone.
    public var goneShare: Double?
    /// The share of the lowest stop's height below which it must land.
    public var landingShare: Double?
    /// The downward speed from which a gesture from the lowest stop dismisses.
    public var speed: Double?
    /// The downward speed over the height that is left, per second.
    public var speedPerPoint: Double?
    /// The look-ahead for `landingShare`; nil takes the rule's.
    public var lookAhead: LookAhead?

    /// Creates conditions; by default height 0 competes with the stops, and nothing else counts.
    public init(
      isCandidate: Bool = true, goneShare: Double? = nil, landingShare: Double? = nil,
      speed: Double? = nil, speedPerPoint: Double? = nil, lookAhead: LookAhead? = nil
    ) {
      self.isCandidate = isCandidate
      self.goneShare = goneShare
      self.landingShare = landingShare
      self.speed = speed
      self.speedPerPoint = speedPerPoint
      self.lookAhead = lookAhead
    }
  }
}
