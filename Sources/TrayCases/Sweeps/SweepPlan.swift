// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// The numbered cases of a sweep: each combination of axes, for each flow.
///
/// Languages change slowest and text sizes next, as what is measured for them is kept meanwhile;
/// then devices, orientations, postures and, fastest, keyboards. No list of cases is made.
struct SweepPlan: Sendable {
  /// A flow and its cases.
  struct Section: Sendable {
    let flow: FlowDocument
    let axes: CaseAxes
    /// The number of the flow's first case.
    let start: Int
    let count: Int
  }

  let sections: [Section]
  /// How many cases there are.
  let count: Int
  /// The axes that make cases, the slowest first.
  let keys: [CaseKey]

  /// Numbers the cases of flows.
  ///
  /// - Parameters:
  ///   - flows: The flows with their axes; without locales, a flow's first language counts.
  ///   - walked: An axis that does not make cases, as something walks along it in each of them.
  init(_ flows: [(flow: FlowDocument, axes: CaseAxes)], walked: CaseKey? = nil) {
    let order: [CaseKey] = [.locale, .textSize, .device, .orientation, .posture, .keyboard]
    let keys = order.filter { $0 != walked }
    var sections: [Section] = []
    var start = 0
    for (flow, axes) in flows {
      var axes = axes
      if axes.locales.isEmpty { axes.locales = [flow.languages.first ?? "en"] }
      let count = keys.reduce(1) { $0 * axes.count(of: $1) }
      sections.append(Section(flow: flow, axes: axes, start: start, count: count))
      start += count
    }
    (self.sections, self.keys, count) = (sections, keys, start)
  }

  /// The flow of a case, and the case; the axis that is walked along has its first value.
  func place(_ number: Int) -> (section: Int, one: Case) {
    let index = sections.lastIndex { $0.start <= number && $0.count > 0 } ?? 0
    let section = sections[index]
    var rest = number - section.start
    var one = Case()
    for key in CaseKey.allCases { section.axes.set(key, at: 0, in: &one) }
    for key in keys.reversed() {
      let (quotient, place) = rest.quotientAndRemainder(dividingBy: section.axes.count(of: key))
      section.axes.set(key, at: place, in: &one)
      rest = quotient
    }
    return (index, one)
  }

  /// The cases of one of several parts of nearly the same size, counted from 1.
  func part(_ number: Int, of parts: Int) -> Range<Int> {
    // Not `count * number`, which may not fit.
    func bound(_ part: Int) -> Int {
      let (each, rest) = count.quotientAndRemainder(dividingBy: parts)
      return each * part + min(part, rest)
    }
    return bound(number - 1)..<bound(number)
  }
}

extension CaseAxes {
  /// How many values an axis has.
  func count(of key: CaseKey) -> Int {
    switch key {
    case .device: devices.count
    case .orientation: orientations.count
    case .posture: postures.count
    case .textSize: textSizes.count
    case .locale: locales.count
    case .keyboard: keyboards.count
    }
  }

  /// Gives a case a value of an axis.
  func set(_ key: CaseKey, at index: Int, in one: inout Case) {
    switch key {
    case .device: (one.device, one.display) = (devices[index].device, devices[index].display)
    case .orientation: one.orientation = orientations[index]
    case .posture: one.posture = postures[index]
    case .textSize: one.textSize = textSizes[index]
    case .locale: one.locale = locales[index]
    case .keyboard: one.isKeyboardUp = keyboards[index]
    }
  }
}
