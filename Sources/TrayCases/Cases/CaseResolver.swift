// SPDX-License-Identifier: MIT

public import TrayKit

/// Resolves flows in cases: the one road from a flow and a case to steps with their heights.
///
///     let cases = CaseResolver(try Resolver())
///     let found = try cases.resolve(LocalizedFlow(checkout), in: FlowCase(device: "iphone-se-3"))
public struct CaseResolver: Sendable {
  /// The devices that are known.
  public let catalogue: DeviceCatalogue
  /// What measures and resolves.
  public let resolver: Resolver

  /// Creates a resolver of cases on the devices of a catalogue.
  public init(_ resolver: Resolver, on catalogue: DeviceCatalogue = .builtIn) {
    (self.resolver, self.catalogue) = (resolver, catalogue)
  }

  /// Resolves the steps of a flow in a case.
  ///
  /// - Parameters:
  ///   - flow: The flow. One from Swift is evaluated again, so that its views see the case.
  ///   - flowCase: The case.
  ///   - steps: The names of the steps to resolve; none for all.
  /// - Returns: The steps with their stops and frames.
  /// - Throws: What is unknown: the device, its display, or the height of its keyboard.
  public func resolve(
    _ flow: LocalizedFlow, in flowCase: FlowCase, steps: [String] = []
  ) throws(CaseError) -> ResolvedCase {
    let (window, locale, sources) = try situation(of: flow, in: flowCase, steps: steps)
    return ResolvedCase(
      flow: flow.id, flowCase: flowCase, window: window, locale: locale, sources: sources,
      steps: sources.map { resolver.resolve($0, in: window, locale: locale) })
  }

  /// Resolves the steps of a flow in a case and says why each number is what it is.
  ///
  /// - Throws: What is unknown: the device, its display, or the height of its keyboard.
  public func explain(
    _ flow: LocalizedFlow, in flowCase: FlowCase, steps: [String] = []
  ) throws(CaseError) -> [ExplainedStep] {
    let found = try resolve(flow, in: flowCase, steps: steps)
    return found.steps.map { ExplainedStep($0, in: found.window, by: resolver) }
  }

  /// Resolves the steps of a flow in a case on several surfaces, side by side.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - flowCase: The case.
  ///   - steps: The names of the steps to compare; none for all.
  ///   - looks: The surfaces.
  ///   - settings: What sheets are created with.
  /// - Returns: A comparison for each step.
  /// - Throws: What is unknown: the device, its display, or the height of its keyboard.
  public func compare(
    _ flow: LocalizedFlow, in flowCase: FlowCase, steps: [String] = [],
    on looks: [ComparedLook] = ComparedLook.allCases,
    with settings: ComparedLook.Settings = ComparedLook.Settings()
  ) throws(CaseError) -> [LookComparison] {
    let (window, locale, sources) = try situation(of: flow, in: flowCase, steps: steps)
    return sources.map {
      LookComparison($0, on: looks, with: settings, in: window, locale: locale, by: resolver)
    }
  }

  /// Resolves a flow in all cases of some axes, in order: the device changes slowest.
  ///
  /// - Throws: What is unknown, or what `body` throws.
  public func forEach<Failure: Error>(
    of flow: LocalizedFlow, over axes: CaseAxes, steps: [String] = [],
    unknown: (CaseError) -> Failure, _ body: (ResolvedCase) throws(Failure) -> Void
  ) throws(Failure) {
    for flowCase in axes.cases(defaultLocale: flow.defaultLanguage) {
      let found: ResolvedCase
      do {
        found = try resolve(flow, in: flowCase, steps: steps)
      } catch {
        throw unknown(error)
      }
      try body(found)
    }
  }

  private func situation(
    of flow: LocalizedFlow, in flowCase: FlowCase, steps: [String]
  ) throws(CaseError) -> (Window, LocaleFacts, [Step]) {
    let locale = flowCase.localeFacts
    let window = try flowCase.window(in: catalogue, direction: locale.layoutDirection)
    return (window, locale, flow.steps(in: flowCase.locale, named: steps))
  }
}
