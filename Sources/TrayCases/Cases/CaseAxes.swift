// SPDX-License-Identifier: MIT

public import TrayKit

/// The values of each axis along which cases differ; all combinations are meant.
public struct CaseAxes: Hashable, Sendable {
  /// The devices, each with the display of a foldable.
  public var devices: [DeviceName] = [DeviceName("iphone-16-pro")]
  /// How the devices are held.
  public var orientations: [Orientation] = [.portrait]
  /// How far foldables are folded.
  public var postures: [Posture] = [.flat]
  /// The versions of the system; none means the newest of each device.
  public var systems: [SystemVersion] = []
  /// The text sizes.
  public var textSizes: [DynamicTypeSize] = [.large]
  /// Whether Bold Text is on.
  public var boldTexts: [Bool] = [false]
  /// The languages and regions; none means each flow's first language.
  public var locales: [String] = []
  /// The languages that the phone is set to; none means that of the texts.
  public var phoneLocales: [String] = []
  /// Whether the keyboard is up.
  public var keyboards: [Bool] = [false]

  /// A device and one of its displays, as the command line spells them.
  public struct DeviceName: Hashable, Sendable {
    /// The id of the device.
    public var device: String
    /// The id of the display, or nil for its first one.
    public var display: String?

    /// Creates a name from a text such as `iphone-se-3` or `iphone-duo:inner`.
    public init(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      device = String(parts[0])
      display = parts.count > 1 ? String(parts[1]) : nil
    }
  }

  /// Whether a text has the form of a BCP 47 tag: a language of two or three letters, then subtags.
  public static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  /// The same as a regular expression.
  package static let languageTagPattern = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Creates the axes of the one default case.
  public init() {}

  /// The axes of an everyday check: three devices, two text sizes, with and without the keyboard.
  ///
  /// They are in the languages given; none means each flow's first one.
  public static func everyday(locales: [String] = []) -> CaseAxes {
    var axes = CaseAxes()
    axes.devices = ["iphone-se-3", "iphone-16-pro", "ipad-mini"].map { DeviceName($0) }
    axes.textSizes = [.large, .accessibility3]
    axes.locales = locales
    axes.keyboards = [false, true]
    return axes
  }

  /// Gives an axis all values that it can have.
  ///
  /// - Parameters:
  ///   - key: The axis.
  ///   - catalogue: The devices that are known.
  ///   - languages: The languages of the flow.
  public mutating func setAll(
    _ key: CaseKey, in catalogue: DeviceCatalogue = .builtIn, languages: [String] = []
  ) {
    switch key {
    case .device: devices = catalogue.ids.map { DeviceName($0) }
    case .orientation: orientations = Orientation.allCases
    case .posture: postures = [.flat, .partlyFolded]
    case .system: systems = SystemVersion.allCases
    case .textSize: textSizes = DynamicTypeSize.allCases
    case .boldText: boldTexts = [false, true]
    case .locale: locales = languages
    case .phoneLocale: phoneLocales = languages
    case .keyboard: keyboards = [false, true]
    }
  }

  /// Looks for the window of every case, so that none fails after others were resolved.
  ///
  /// - Throws: The first device, display or keyboard that is unknown.
  public func check(in catalogue: DeviceCatalogue) throws(CaseError) {
    for device in devices {
      for orientation in orientations {
        for isKeyboardUp in keyboards {
          let flowCase = FlowCase(
            device: device.device, display: device.display, orientation: orientation,
            isKeyboardUp: isKeyboardUp)
          _ = try flowCase.window(in: catalogue, direction: .leftToRight)
        }
      }
    }
  }

  /// All combinations, in a fixed order: the device changes slowest, the keyboard fastest.
  public func cases(defaultLocale: String) -> [FlowCase] {
    var axes = self
    if axes.locales.isEmpty { axes.locales = [defaultLocale] }
    var cases = [FlowCase()]
    for key in CaseKey.allCases {
      cases = cases.flatMap { known in
        (0..<axes.count(of: key)).map { index in
          var flowCase = known
          axes.set(key, at: index, in: &flowCase)
          return flowCase
        }
      }
    }
    return cases
  }
}
