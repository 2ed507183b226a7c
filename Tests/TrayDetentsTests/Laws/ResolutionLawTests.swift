// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

/// Laws that hold for every contract in every window, over 10,000 generated cases each.
@Suite struct ResolutionLawTests {
  private static let casesPerSeed = 2500

  private func forEachCase(
    seed: UInt64, _ check: (GeneratedCase, inout Generator) -> String?
  ) {
    var generator = Generator(seed: seed)
    for number in 0..<Self.casesPerSeed {
      let question = GeneratedCase(&generator)
      guard let failure = check(question, &generator) else { continue }
      Issue.record("case \(number) of seed \(seed): \(failure) in \(question)")
      return
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `resolving twice is the same`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      let first = question.resolve()
      guard same(first, question.resolve()) else { return "two answers to one question" }
      // The issue about the initial stop is the first resolution's alone.
      let second = question.resolve(after: first.selection)
      let third = question.resolve(after: second.selection)
      guard second.selection == third.selection, same(second, third) else {
        return "the third answer differs from the second"
      }
      return first.stops == second.stops && first.selectedIndex == second.selectedIndex
        ? nil : "the second answer differs from the first"
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `the order of declaration changes nothing`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, generator in
      var shuffled = question
      shuffled.contract.detents.shuffle(using: &generator)
      return same(question.resolve(), shuffled.resolve()) ? nil : "another order, another answer"
    }
  }

  @Test(arguments: [9, 10, 11, 12] as [UInt64])
  func `every stop lies within the maximum and on the pixel grid`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      let resolution = question.resolve()
      let scale = sane(question.window.scale)
      for stop in resolution.stops {
        guard stop.contentHeight >= 0, stop.contentHeight <= resolution.maximum else {
          return "\(stop.contentHeight) outside 0…\(resolution.maximum)"
        }
        guard isWhole(stop.contentHeight * scale) else { return "\(stop.contentHeight) off grid" }
      }
      let heights = resolution.stops.map { $0.contentHeight }
      return zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 } ? nil : "not ascending"
    }
  }

  @Test(arguments: [13, 14, 15, 16] as [UInt64])
  func `every surface lies inside the window, on pixels, below the top gap`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      let resolution = question.resolve()
      let scale = sane(question.window.scale)
      // A window without a whole pixel has nothing to lie in.
      guard min(resolution.region.width, resolution.region.height) * scale >= 2 else { return nil }
      for stop in resolution.stops {
        let room = room(for: question, in: resolution.region)
        guard room.contains(stop.frame, tolerance: 1e-6) else {
          return "\(stop.frame) outside \(room)"
        }
        let edges = [stop.frame.minX, stop.frame.minY, stop.frame.maxX, stop.frame.maxY]
        guard question.contract.rules.card != nil || edges.allSatisfy({ isWhole($0 * scale) })
        else { return "\(stop.frame) off grid" }
        guard abs(stop.frame.width - resolution.surfaceWidth) < 1e-9 || isCard(question) else {
          return "placed at \(stop.frame.width), measured at \(resolution.surfaceWidth)"
        }
      }
      return nil
    }
  }

  @Test(arguments: [17, 18, 19, 20] as [UInt64])
  func `nothing is infinite or NaN`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      let resolution = question.resolve()
      for stop in resolution.stops {
        let numbers = [
          stop.value, stop.contentHeight, stop.layoutHeight, stop.surfaceHeight, stop.frame.minX,
          stop.frame.maxY, stop.frame.width, stop.frame.height, stop.viewportHeight,
          stop.scrollRange, stop.scrollInset, stop.focusOffset ?? 0, stop.bottomSectionHeight,
          stop.bottomInset, stop.dim,
        ]
        guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "\(numbers)" }
      }
      let live = [-10.0, 0, 50, 400, 1e6].flatMap { height -> [Double] in
        let frame = resolution.surfaceFrame(atSurfaceHeight: height)
        return [
          resolution.dim(atSurfaceHeight: height),
          resolution.fractionalIndex(atSurfaceHeight: height), frame.minY, frame.height,
        ]
      }
      return live.allSatisfy { $0.isFinite } ? nil : "live values \(live)"
    }
  }

  @Test(arguments: [37, 38] as [UInt64])
  func `a height between two stops outlives every window`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, generator in
      var question = question
      // What is chosen while a keyboard is up gives way to what was chosen before it came.
      question.window.keyboard = nil
      var first = question.resolve()
      let height = generator.number(-50...1200)
      first.rest(atContentHeight: height)
      var other = question
      other.window = generator.window()
      let between = other.resolve(after: first.selection)
      let back = question.resolve(after: between.selection)
      guard back.selection.heightBetweenStops == height else { return "\(height) is lost" }
      let distances = back.stops.map { abs($0.contentHeight - height) }
      let isNearest = back.stops.indices.allSatisfy {
        back.stops[$0].isProgrammaticOnly || back.stops[$0].isHidden
          || distances[$0] >= distances[back.selectedIndex]
      }
      return isNearest && back.selectedIndex == first.selectedIndex
        ? nil : "\(height) is seen from \(back.selectedIndex)"
    }
  }

  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func `each inset is counted once`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      var question = question
      question.contract.rules.card = nil
      question.contract.width.form = nil
      let resolution = question.resolve()
      let pixel = 1 / sane(question.window.scale)
      for stop in resolution.stops where stop.surfaceHeight > 0 {
        // What the surface should be, from the parts alone.
        let section = question.measure.bottomSection
        let insets = bottomInset(question)
        var sectionHeight = section?.height ?? 0
        if section?.includesBottomInset == true { sectionHeight = max(sectionHeight - insets, 0) }
        let isOver = question.contract.rules.bottomSection == .overlay
        if section?.isOverlay == true || isOver { sectionHeight = 0 }
        let owns = section != nil || question.contract.safeArea == .outside
        let keyboard = resolution.keyboardOverlap > insets && question.contract.keyboard != .ignore
        let below =
          keyboard
          ? (question.contract.keyboard == .lift ? 0 : resolution.keyboardOverlap)
          : (owns ? insets : 0)
        let total =
          stop.contentHeight + sectionHeight + below + question.contract.grabber.reservedHeight
        let room = stop.frame.maxY - resolution.region.minY
        guard stop.surfaceHeight <= total + pixel, stop.surfaceHeight >= min(total, 0) - pixel
        else { return "\(stop.surfaceHeight) instead of \(total)" }
        let isCut = stop.frame.minY - resolution.region.minY < topGapLimit
        guard isCut || abs(stop.surfaceHeight - total) <= pixel || total > room else {
          return "\(stop.surfaceHeight) instead of \(total)"
        }
      }
      return nil
    }
  }

  @Test(arguments: [25, 26, 27, 28] as [UInt64])
  func `a greater fraction never rests lower`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, generator in
      var question = question
      let (one, other) = (generator.number(0...1), generator.number(0...1))
      question.contract.detents = [.fraction(min(one, other)), .fraction(max(one, other))]
      question.contract.rules.aboveMaximum = .clamp
      let resolution = question.resolve()
      let low = resolution.index(of: .fraction(min(one, other)))
      let high = resolution.index(of: .fraction(max(one, other)))
      guard let low, let high else { return "a fraction has no stop" }
      return low <= high ? nil : "\(one), \(other)"
    }
  }

  @Test(arguments: [29, 30, 31, 32] as [UInt64])
  func `adding a detent moves no other`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, generator in
      var more = question
      let added = generator.number(0...900)
      more.contract.detents.append(.height(added).id("added"))
      let (before, after) = (question.resolve(), more.resolve())
      let pixel = 1 / sane(question.window.scale)
      guard !before.issues.contains(.noDetentIsLeft), !question.contract.detents.isEmpty else {
        return nil
      }
      for stop in before.stops {
        for id in stop.ids {
          guard let same = after.stop(id) else { return "\(id) has gone" }
          let change = abs(same.contentHeight - stop.contentHeight)
          // Only sharing a stop may cost or give a part of a pixel.
          let isNear = abs((after.stop(.named("added"))?.value ?? 1e9) - stop.value) <= 2 * pixel
          guard change == 0 || (isNear && change <= pixel + 1e-9) else {
            return "\(id) moved from \(stop.contentHeight) to \(same.contentHeight)"
          }
        }
      }
      return nil
    }
  }

  @Test(arguments: [33, 34, 35, 36] as [UInt64])
  func `derivations end at the stop's height and equal stops share one`(_ seed: UInt64) {
    forEachCase(seed: seed) { question, _ in
      let resolution = question.resolve()
      let pixel = 1 / sane(question.window.scale)
      for stop in resolution.stops {
        for member in stop.members {
          let result = member.derivation.result
          // One member may be floored and another, half a pixel above it, rounded up: one pixel more.
          let isApart = member.isFloored && stop.members.contains { !$0.isFloored }
          let bound = (isApart ? 2 : 1) * pixel + 1e-9
          guard result <= stop.contentHeight, stop.contentHeight - result <= bound else {
            return "\(result) explains \(stop.contentHeight)"
          }
        }
      }
      let shown = resolution.stops.filter { !$0.isHidden }.map { $0.contentHeight }
      return zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 > pixel / 2 }
        ? nil : "equal stops \(shown)"
    }
  }

  // MARK: Independent readings of a question

  /// NaN makes a value differ from itself, so issues and reasons are compared as text.
  private func same(_ first: Resolution, _ second: Resolution) -> Bool {
    if first == second { return true }
    var (one, other) = (first, second)
    (one.issues, other.issues, one.dropped, other.dropped) = ([], [], [], [])
    guard one == other || "\(one)" == "\(other)" else { return false }
    return "\(first.issues)\(first.dropped)" == "\(second.issues)\(second.dropped)"
  }

  private func sane(_ scale: Double) -> Double { scale >= 0.1 && scale <= 1000 ? scale : 1 }
  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
  private func isCard(_ question: GeneratedCase) -> Bool { question.contract.rules.card != nil }
  private var topGapLimit: Double { 130 }

  /// Beyond the window's upper edge reaches what the top gap lets, but no form and nothing below a fold.
  private func room(for question: GeneratedCase, in region: Rect) -> Rect {
    let window = question.window
    let isRegular = window.horizontalSizeClass == .regular && window.verticalSizeClass == .regular
    let formWidth = isRegular ? question.contract.width.form?.width ?? 0 : 0
    guard case .window(let gap) = question.contract.rules.topGap, gap < 0, region.minY == 0,
      !(formWidth > 0 && formWidth < region.width)
    else { return region }
    let reach = min(-gap, region.height)
    return Rect(
      x: region.minX, y: region.minY - reach, width: region.width, height: region.height + reach)
  }

  private func bottomInset(_ question: GeneratedCase) -> Double {
    let size = question.window.size
    let height = size.height.isFinite ? min(max(size.height, 0), 1e6) : 0
    let asked = question.window.safeAreaInsets
    let top = asked.top.isFinite ? min(max(asked.top, 0), height) : 0
    return min(max(asked.bottom, 0), height - top)
  }
}

extension Stop.Member {
  /// Whether its last step went down to a pixel.
  fileprivate var isFloored: Bool {
    if case .pixel(.down, _) = derivation.steps.last?.rule { true } else { false }
  }
}
