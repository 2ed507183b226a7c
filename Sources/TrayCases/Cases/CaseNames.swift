// SPDX-License-Identifier: MIT

public import TrayKit

/// The names of what a case holds, in options, scripts and results.
public enum CaseNames {
  /// How devices are held.
  public static let orientations = NameTable(Orientation.allCases.map { ($0.rawValue, $0) })

  /// How far foldables are folded.
  public static let postures: NameTable<Posture> = [
    "flat": .flat, "partlyFolded": .partlyFolded,
  ]

  /// The versions of the system.
  public static let systems: NameTable<SystemVersion> = [
    "ios17": .ios17, "ios18": .ios18, "ios26": .ios26,
  ]

  /// Whether Bold Text is on.
  public static let boldTexts: NameTable<Bool> = ["on": true, "off": false]

  /// Where the keyboard is; true for up.
  public static let keyboards: NameTable<Bool> = ["up": true, "down": false]

  package static func name(of posture: Posture) -> String { postures.name(of: posture) ?? "flat" }

  package static func name(of system: SystemVersion) -> String {
    systems.name(of: system) ?? "ios26"
  }

  package static func name(ofBoldText isOn: Bool) -> String { boldTexts.name(of: isOn) ?? "off" }

  package static func name(ofKeyboardUp isUp: Bool) -> String { keyboards.name(of: isUp) ?? "down" }
}

/// The names that the command line and results use for text sizes.
public enum TextSizeNames {
  /// All names with their sizes: the usual ones, then the short ones of the accessibility sizes.
  public static let all: NameTable<DynamicTypeSize> = [
    "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
    "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "ax1": .accessibility1, "ax2": .accessibility2,
    "ax3": .accessibility3, "ax4": .accessibility4, "ax5": .accessibility5,
    "accessibility1": .accessibility1, "accessibility2": .accessibility2,
    "accessibility3": .accessibility3, "accessibility4": .accessibility4,
    "accessibility5": .accessibility5,
  ]

  /// The shortest name of a size.
  public static func name(of size: DynamicTypeSize) -> String { all.name(of: size) ?? "large" }
}
