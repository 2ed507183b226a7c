// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// Resolves cases one after the other and keeps what the next one can use.
///
/// Flows in a language, facts of a locale and views lowered for a text size are kept while they
/// stay the same, so that memory doesn't grow with the cases. It belongs to one thread.
final class SweepWorker {
  private let plan: SweepPlan
  private let catalogue: DeviceCatalogue
  private let resolver: Resolver
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
  }

  /// The most kinds of windows whose views are kept.
  private static let traitsLimit = 6

  /// Creates a worker; the plan was checked, so that all its cases have windows.
  ///
  /// Without the names of wanted steps, all are resolved.
  init(
    _ plan: SweepPlan, _ catalogue: DeviceCatalogue, _ resolver: Resolver, wanted: Set<String>
  ) {
    (self.plan, self.catalogue, self.resolver, self.wanted) = (plan, catalogue, resolver, wanted)
  }

  /// The steps of a section's flow in a case.
  func resolve(_ section: Int, _ one: Case) -> [ResolvedStep] {
    let facts = facts(one.locale)
    guard let window = try? one.window(in: catalogue, direction: facts.layoutDirection) else {
      preconditionFailure("the windows of all cases were looked for before")
    }
    return stepResolvers(section, one, window).map { $0.resolve(in: window, locale: facts) }
  }

  private func facts(_ tag: String) -> LocaleFacts {
    if let locale, locale.tag == tag { return locale.facts }
    let facts = LocaleFacts(looking: tag)
    locale = (tag, facts)
    return facts
  }

  private func stepResolvers(_ section: Int, _ one: Case, _ window: Window) -> [StepResolver] {
    let steps = steps(section, one.locale)
    if textSize != one.textSize { resolvers = [] }
    textSize = one.textSize
    let traits = Traits(
      scale: window.scale, horizontal: window.horizontalSizeClass,
      vertical: window.verticalSizeClass)
    if let known = resolvers.first(where: { $0.traits == traits }) { return known.steps }
    if resolvers.count == Self.traitsLimit { resolvers.removeFirst() }
    let fresh = steps.map { resolver.resolver(of: $0) }
    resolvers.append((traits, fresh))
    return fresh
  }

  private func steps(_ section: Int, _ language: String) -> [Step] {
    if let steps, steps.section == section, steps.locale == language { return steps.steps }
    let found = plan.sections[section].flow.flow(in: language).steps.filter {
      wanted.isEmpty || wanted.contains($0.id)
    }
    steps = (section, language, found)
    resolvers = []
    return found
  }
}
