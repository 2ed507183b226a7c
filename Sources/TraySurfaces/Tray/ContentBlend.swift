// SPDX-License-Identifier: MIT

import TrayMotion

/// How the contents of earlier steps give way to that of the present one.
///
/// Everything is a straight line over the blend, which runs on the tray's spring: contents on their
/// way out go from what they showed at the change to nothing, the incoming one from what it showed
/// (nothing, unless it was on its way out itself) to all. The opacities of all contents add up to 1,
/// and a change in the middle of another one leaves every opacity and every blur as it is.
struct ContentBlend: Hashable, Sendable {
  /// A content on its way out: its opacity and its blur, as shares, at a blend of 0.
  struct Content: Hashable, Sendable {
    let step: String
    let opacity: Double
    let blur: Double

    func opacity(at blend: Double) -> Double { min(max(opacity * (1 - blend), 0), 1) }
    func blur(at blend: Double) -> Double { min(max(blur + (1 - blur) * blend, 0), 1) }
  }

  /// Half a step of 1/256: what is fainter is gone.
  private static let faintest = 1.0 / 512

  /// The contents on their way out, the oldest first.
  private(set) var outgoing: [Content] = []
  /// The blur of the incoming content, as a share, at a blend of 0.
  private var incoming = 1.0

  /// The blur of the incoming content, as a share.
  func incomingBlur(at blend: Double) -> Double { min(max(incoming * (1 - blend), 0), 1) }

  /// Begins to blend to another step; on the way back to one that is still going it turns round.
  mutating func begin(from last: String, to next: String, on motion: inout SpringMotion) {
    let blend = min(max(motion.value, 0), 1)
    var shown = outgoing.map {
      Content(step: $0.step, opacity: $0.opacity(at: blend), blur: $0.blur(at: blend))
    }
    shown.append(Content(step: last, opacity: blend, blur: incomingBlur(at: blend)))
    let turned = outgoing.first { $0.step == next }
    let start = turned?.opacity(at: blend) ?? 0
    incoming = 1
    if let turned {
      motion.move(to: start, velocity: -turned.opacity * motion.velocity)
      incoming = start < 1 ? turned.blur(at: blend) / (1 - start) : 0
    } else {
      motion.move(to: 0)
    }
    motion.target = 1
    outgoing = shown.filter { $0.step != next && $0.opacity > Self.faintest }
      .map { Self.line(through: $0, at: start) }
  }

  /// The content whose opacity ends at 0 and whose blur ends at 1, and which shows so at a blend.
  private static func line(through shown: Content, at blend: Double) -> Content {
    guard blend > 0, blend < 1 else { return shown }
    return Content(
      step: shown.step, opacity: shown.opacity / (1 - blend),
      blur: (shown.blur - blend) / (1 - blend))
  }
}

extension TrayFrame {
  /// The contents of earlier steps that still show, the oldest first.
  ///
  /// More than one where the step changed in the middle of a change.
  public struct Outgoing: RandomAccessCollection, Hashable, Sendable {
    /// A content on its way out.
    public struct Element: Hashable, Sendable {
      /// Whose content it is.
      public var step: String
      /// How it shows.
      public var layer: Layer
    }

    private let contents: [ContentBlend.Content]
    private let blend: Double
    private let blurRadius: Double

    init(_ contents: [ContentBlend.Content], blend: Double, blurRadius: Double) {
      self.contents = contents
      self.blend = blend
      self.blurRadius = blurRadius
    }

    /// 0.
    public var startIndex: Int { contents.startIndex }
    /// How many there are.
    public var endIndex: Int { contents.endIndex }

    /// The content at a place; a place out of range is a broken contract.
    public subscript(place: Int) -> Element {
      let content = contents[place]
      return Element(
        step: content.step,
        layer: Layer(
          opacity: content.opacity(at: blend), blur: blurRadius * content.blur(at: blend)))
    }
  }
}
