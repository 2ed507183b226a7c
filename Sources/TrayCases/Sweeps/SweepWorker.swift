// SPDX-License-Identifier: MIT

import TrayKit

/// Resolves cases one after the other and keeps what the next one can use.
///
/// Flows in a language, facts of a locale and the views of a text size are kept while they stay the
/// same, so that memory doesn't grow with the cases. It belongs to one thread.
package final class SweepWorker {
  private let plan: SweepPlan
  private let cases: CaseResolver
  private let wanted: Set<String>

  private var locale: (tag: String, facts: LocaleFacts)?
  private var steps: (section: Int, locale: String, steps: [Step])?
  private var textSize: DynamicTypeSize?
  private var resolvers: [StepResolver] = []

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
    let resolvers = resolvers(section, flowCase)
    return ResolvedCase(
      flow: plan.sections[section].flow.id, flowCase: flowCase, window: window, locale: facts,
      sources: resolvers.map(\.step),
      steps: resolvers.map { $0.resolve(in: window, locale: facts) })
  }

  private func facts(_ tag: String) -> LocaleFacts {
    if let locale, locale.tag == tag { return locale.facts }
    let facts = LocaleFacts(identifier: tag)
    locale = (tag, facts)
    return facts
  }

  private func resolvers(_ section: Int, _ flowCase: FlowCase) -> [StepResolver] {
    let steps = steps(section, flowCase.locale)
    if textSize != flowCase.textSize || resolvers.isEmpty {
      resolvers = steps.map { cases.resolver.resolver(of: $0) }
    }
    textSize = flowCase.textSize
    return resolvers
  }

  private func steps(_ section: Int, _ language: String) -> [Step] {
    if let steps, steps.section == section, steps.locale == language { return steps.steps }
    let found = plan.sections[section].flow.steps(in: language, named: wanted)
    steps = (section, language, found)
    resolvers = []
    return found
  }
}
