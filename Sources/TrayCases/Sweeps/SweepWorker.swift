// SPDX-License-Identifier: MIT

import TrayKit

/// Resolves cases one after the other and keeps what the next one can use.
///
/// Flows in a language, facts of a locale and views lowered for a text size are kept while they
/// stay the same, so that memory doesn't grow with the cases. It belongs to one thread.
package final class SweepWorker {
  private let plan: SweepPlan
  private let cases: CaseResolver
  private let wanted: Set<String>

  private var locale: (tag: String, facts: LocaleFacts)?
  private var steps: (section: Int, locale: String, steps: [Step])?
  private var textSize: DynamicTypeSize?
  private var resolvers: [(traits: Traits, steps: [StepResolver])] = []

  /// What else of a window decides how views are lowered.
  private struct Traits: Equatable {
    var scale: Double
    var horizontal: SizeClass
    var vertical: SizeClass
    var system: SystemVersion
    var isTextBold: Bool
    var phoneLocale: String?
  }

  /// The most kinds of windows whose views are kept.
  private static let traitsLimit = 24

  /// Creates a worker; the plan was checked, so that all its cases have windows.
  ///
  /// Without the names of wanted steps, all are resolved.
  package init(_ plan: SweepPlan, _ cases: CaseResolver, wanted: Set<String>) {
    (self.plan, self.cases, self.wanted) = (plan, cases, wanted)
  }

  /// The steps of a section's flow in a case.
  package func resolve(_ section: Int, _ flowCase: FlowCase) -> ResolvedCase {
    var facts = facts(flowCase.locale)
    facts.phoneLanguage = flowCase.phoneLocale
    guard
      let window = try? flowCase.window(in: cases.catalogue, direction: facts.layoutDirection)
    else {
      preconditionFailure("the windows of all cases were looked for before")
    }
    let found = resolvers(section, flowCase, window)
    return ResolvedCase(
      flow: plan.sections[section].flow.id, flowCase: flowCase, window: window, locale: facts,
      sources: found.sources, steps: found.resolvers.map { $0.resolve(in: window, locale: facts) })
  }

  private func facts(_ tag: String) -> LocaleFacts {
    if let locale, locale.tag == tag { return locale.facts }
    let facts = LocaleFacts(identifier: tag)
    locale = (tag, facts)
    return facts
  }

  private func resolvers(
    _ section: Int, _ flowCase: FlowCase, _ window: Window
  ) -> (sources: [Step], resolvers: [StepResolver]) {
    let steps = steps(section, flowCase.locale)
    if textSize != flowCase.textSize { resolvers = [] }
    textSize = flowCase.textSize
    let traits = Traits(
      scale: window.scale, horizontal: window.horizontalSizeClass,
      vertical: window.verticalSizeClass, system: window.system, isTextBold: window.isTextBold,
      phoneLocale: flowCase.phoneLocale)
    if let known = resolvers.first(where: { $0.traits == traits }) { return (steps, known.steps) }
    if resolvers.count == Self.traitsLimit { resolvers.removeFirst() }
    let fresh = steps.map { cases.resolver.resolver(of: $0) }
    resolvers.append((traits, fresh))
    return (steps, fresh)
  }

  private func steps(_ section: Int, _ language: String) -> [Step] {
    if let steps, steps.section == section, steps.locale == language { return steps.steps }
    let found = plan.sections[section].flow.steps(in: language, named: wanted)
    steps = (section, language, found)
    resolvers = []
    return found
  }
}
