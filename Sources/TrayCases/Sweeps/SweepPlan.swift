// SPDX-License-Identifier: MIT

/// The numbered cases of a sweep: each combination of axes, for each flow.
///
/// Languages change slowest and text sizes next, as what is measured for them is kept meanwhile;
/// then devices, orientations, postures, systems and, fastest, keyboards. No list of cases is made.
package struct SweepPlan: Sendable {
  /// A flow and its cases.
  package struct Section: Sendable {
    package let flow: LocalizedFlow
    package let axes: CaseAxes
    /// The number of the flow's first case.
    package let start: Int
    package let count: Int
  }

  package let sections: [Section]
  /// How many cases there are.
  package let count: Int
  /// The axes that make cases, the slowest first.
  package let keys: [CaseKey]

  /// Numbers the cases of flows.
  ///
  /// - Parameters:
  ///   - flows: The flows with their axes; without locales, a flow's first language counts.
  ///   - walked: An axis that does not make cases, as something walks along it in each of them.
  package init(_ flows: [(flow: LocalizedFlow, axes: CaseAxes)], walked: CaseKey? = nil) {
    let slow: [CaseKey] = [.locale, .phoneLocale, .textSize, .boldText]
    let order = slow + CaseKey.allCases.filter { !slow.contains($0) }
    let keys = order.filter { $0 != walked }
    var sections: [Section] = []
    var start = 0
    for (flow, axes) in flows {
      var axes = axes
      if axes.locales.isEmpty { axes.locales = [flow.defaultLanguage] }
      let count = keys.reduce(1) { $0 * axes.count(of: $1) }
      sections.append(Section(flow: flow, axes: axes, start: start, count: count))
      start += count
    }
    (self.sections, self.keys, count) = (sections, keys, start)
  }

  /// The flow of a case, and the case; the axis that is walked along has its first value.
  package func place(_ number: Int) -> (section: Int, flowCase: FlowCase) {
    let index = sections.lastIndex { $0.start <= number && $0.count > 0 } ?? 0
    let section = sections[index]
    var rest = number - section.start
    var flowCase = FlowCase()
    for key in CaseKey.allCases { section.axes.set(key, at: 0, in: &flowCase) }
    for key in keys.reversed() {
      let (quotient, place) = rest.quotientAndRemainder(dividingBy: section.axes.count(of: key))
      section.axes.set(key, at: place, in: &flowCase)
      rest = quotient
    }
    return (index, flowCase)
  }

  /// The cases of one of several parts of nearly the same size, counted from 1.
  package func part(_ number: Int, of parts: Int) -> Range<Int> {
    // Not `count * number`, which may not fit.
    func bound(_ part: Int) -> Int {
      let (each, rest) = count.quotientAndRemainder(dividingBy: parts)
      return each * part + min(part, rest)
    }
    return bound(number - 1)..<bound(number)
  }
}
