// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout
import Synchronization

/// Measures as another measurer does and notes which texts were measured.
public final class LoggingMeasurer: TextMeasurer {
  private let base: FixedAdvanceMeasurer
  private let log = Mutex<Set<String>>([])

  /// Creates a measurer that has noted nothing.
  public init(_ base: FixedAdvanceMeasurer = FixedAdvanceMeasurer()) { self.base = base }

  /// The texts that were measured since the last call, each once, in alphabetical order.
  public func takeMeasured() -> [String] {
    log.withLock { texts in
      defer { texts = [] }
      return texts.sorted()
    }
  }

  /// Prepares a text that notes when it is measured.
  public func prepare(_ text: StyledText) -> any PreparedText {
    LoggingText(base.prepare(text), text.runs.map(\.text).joined(), self)
  }

  fileprivate func note(_ text: String) { log.withLock { _ = $0.insert(text) } }
}

private final class LoggingText: PreparedText {
  private let base: any PreparedText
  private let text: String
  private let measurer: LoggingMeasurer

  init(_ base: any PreparedText, _ text: String, _ measurer: LoggingMeasurer) {
    (self.base, self.text, self.measurer) = (base, text, measurer)
  }

  var metrics: FontMetrics { base.metrics }
  var missingCharacters: [Unicode.Scalar] { base.missingCharacters }

  func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure {
    measurer.note(text)
    return base.measure(width: width, height: height, grid: grid)
  }

  func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] {
    base.lines(width: width, height: height, grid: grid)
  }
}
