// SPDX-License-Identifier: MIT

public import TrayKit

/// A device as the catalogue describes it: its displays, and their facts in both orientations.
public struct Device: Hashable, Sendable {
  /// The name that documents and commands use, such as `iphone-16-pro`.
  public let id: String
  /// The name that people use, such as “iPhone 16 Pro”.
  public let name: String
  /// Pixels per point.
  public let scale: Double
  /// The displays, of which there is at least one; a foldable has its outer one first.
  public let displays: [Display]
  /// The versions of the system that the device runs.
  public let systems: Systems
  /// What is assumed rather than known, if anything.
  public let note: String?

  /// The devices that are known without a catalogue: phones, tablets and a foldable.
  public static let builtIn = BuiltInDevices.all

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - id: The name that commands use, in lower-case letters, digits and hyphens.
  ///   - name: The name that people use.
  ///   - scale: Pixels per point.
  ///   - displays: The displays, at least one.
  ///   - systems: The versions of the system that it runs.
  ///   - note: What is assumed rather than known; nil for nothing.
  public init(
    id: String, name: String, scale: Double, displays: [Display], systems: Systems = Systems(),
    note: String? = nil
  ) {
    (self.id, self.name, self.scale, self.displays) = (id, name, scale, displays)
    (self.systems, self.note) = (systems, note)
  }

  /// The versions of the system from the one that a device came with to the last that it got.
  public struct Systems: Hashable, Sendable {
    /// The version that the device came with, or the oldest that is known.
    public let oldest: SystemVersion
    /// The last version that the device got, or the oldest that is known.
    public let newest: SystemVersion

    /// Creates a range of versions; by default all.
    ///
    /// - Precondition: The oldest is not newer than the newest.
    public init(oldest: SystemVersion = .ios17, newest: SystemVersion = .newest) {
      precondition(oldest <= newest, "a device has systems from \(oldest) to \(newest)")
      (self.oldest, self.newest) = (oldest, newest)
    }

    /// The version of the device that is nearest to one asked for; the newest for nil.
    public func nearest(to version: SystemVersion?) -> SystemVersion {
      min(max(version ?? newest, oldest), newest)
    }
  }

  /// One display of a device.
  public struct Display: Hashable, Sendable {
    /// The display's name: `main`, or `outer` and `inner` of a foldable.
    public let id: String
    /// The size in portrait, in points.
    public let size: Size
    /// The facts in portrait.
    public let portrait: Facts
    /// The facts in landscape.
    public let landscape: Facts
    /// The radius of the display's corners, in points, if known.
    public let cornerRadius: Double?
    /// The strip around the fold, if the display folds.
    public let division: Division?

    /// Creates a display from its size in portrait, in points, and its facts in both orientations.
    ///
    /// Corners of nil are not known; a division of nil stands for a display that does not fold.
    public init(
      id: String, size: Size, portrait: Facts, landscape: Facts, cornerRadius: Double? = nil,
      division: Division? = nil
    ) {
      (self.id, self.size, self.portrait, self.landscape) = (id, size, portrait, landscape)
      (self.cornerRadius, self.division) = (cornerRadius, division)
    }
  }

  /// What depends on the orientation.
  public struct Facts: Hashable, Sendable {
    /// The safe area's distances from the display's sides.
    public let insets: WindowInsets
    /// The horizontal size class.
    public let horizontalSizeClass: SizeClass
    /// The vertical size class.
    public let verticalSizeClass: SizeClass
    /// The height of the docked keyboard with its suggestion bar and the bottom inset, in points.
    public let keyboardHeight: Double?

    /// Creates the facts of an orientation; a keyboard's height of nil is not known.
    public init(
      insets: WindowInsets, horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass,
      keyboardHeight: Double?
    ) {
      (self.insets, self.keyboardHeight) = (insets, keyboardHeight)
      (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    }
  }

  /// The strip around a fold, across the display's longer side.
  public struct Division: Hashable, Sendable {
    /// Where the strip begins on the longer side, in points.
    public let start: Double
    /// Where it ends, in points.
    public let end: Double
    /// The distance that content keeps from the strip, in points.
    public let margin: Double

    /// Creates a strip from its place on the longer side, in points.
    public init(start: Double, end: Double, margin: Double = 0) {
      (self.start, self.end, self.margin) = (start, end, margin)
    }
  }

  /// The display with an id, or nil; without an id the first one.
  public func display(_ id: String? = nil) -> Display? {
    guard let id else { return displays.first }
    return displays.first { $0.id == id }
  }
}
