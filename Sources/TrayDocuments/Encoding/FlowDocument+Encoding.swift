// SPDX-License-Identifier: MIT

public import TrayKit

extension FlowDocument {
  /// Makes a document of a flow written in Swift, as it is in one environment.
  ///
  /// The views are evaluated there, so the document holds what they are at that text size and in
  /// that language: texts have the size, weight and family that their styles resolved to, and
  /// conditions are decided. Resolving the document in the same environment gives the same frames,
  /// stops and contract. What the views and the step's base declare stands in the steps' contracts.
  /// Names of images and colours are not kept, since layout knows only their sizes.
  /// - Parameters:
  ///   - flow: The flow.
  ///   - environment: What a window and a locale hand down, as `Resolver.environment` makes it.
  /// - Throws: What no document can say: closures, layouts, alignments and preferences of your own.
  public init(
    encoding flow: Flow, in environment: EnvironmentValues
  ) throws(DocumentEncodingError) {
    var steps: [StepDocument] = []
    for step in flow.steps { steps.append(try StepDocument(encoding: step, in: environment)) }
    self.init(
      id: flow.id, languages: [environment.localeFacts.identifier], strings: [[:]], steps: steps)
    try checkReadable(flow.id, output) { FlowDecoder.decode($0) }
  }

  /// Makes a document of a single step; the flow has the step's name.
  public init(
    encoding step: Step, in environment: EnvironmentValues
  ) throws(DocumentEncodingError) {
    try self.init(encoding: Flow(step.id, steps: [step]), in: environment)
  }
}

extension ViewDocument {
  /// Makes a document of views written in Swift, as they are in one environment.
  ///
  /// Several views become a column. Declarations stay where they are, as modifiers.
  /// - Parameters:
  ///   - view: The views.
  ///   - environment: What is handed down to them.
  /// - Throws: What no document can say, with the path of the view that holds it.
  public init(
    encoding view: some View, in environment: EnvironmentValues
  ) throws(DocumentEncodingError) {
    var builder = TreeBuilder(environment: environment)
    view.lower(into: &builder)
    try self.init(encoding: builder.finish(), in: environment)
  }

  /// Makes a document of a tree that was built in an environment.
  public init(
    encoding tree: LayoutTree, in environment: EnvironmentValues
  ) throws(DocumentEncodingError) {
    self = try TreeEncoder(
      tree: tree, environment: environment, keepsDeclarations: true
    ).root()
    try checkReadable("view", output) { ViewDecoder(stringKeys: []).view($0) }
  }
}

extension FlowDocument.StepDocument {
  fileprivate init(
    encoding step: Step, in environment: EnvironmentValues
  ) throws(DocumentEncodingError) {
    let content = Self.tree(step.content, environment)
    self.init(
      id: step.id, contract: try Self.contract(content.contract(over: step.base)),
      content: try Self.view(content, environment), bottom: nil)
    if let bottom = step.bottom {
      self.bottom = try Self.view(Self.tree(bottom, environment), environment)
    }
  }

  private static func tree(
    _ lower: (inout TreeBuilder) -> Void, _ environment: EnvironmentValues
  ) -> LayoutTree {
    var builder = TreeBuilder(environment: environment)
    lower(&builder)
    return builder.finish()
  }

  private static func view(
    _ tree: LayoutTree, _ environment: EnvironmentValues
  ) throws(DocumentEncodingError) -> ViewDocument {
    try TreeEncoder(tree: tree, environment: environment, keepsDeclarations: false).root()
  }

  /// The members of a contract that are not as by default.
  private static func contract(
    _ contract: StepContract
  ) throws(DocumentEncodingError) -> ContractDeclaration {
    let standard = StepContract()
    if contract.grabber != standard.grabber || contract.safeArea != standard.safeArea
      || contract.rules != standard.rules
    {
      throw .unsayable("the grabber, safe area and rules of its base", path: "")
    }
    var declaration = ContractDeclaration()
    if !contract.detents.isEmpty || contract.initial != nil {
      declaration.detents = contract.detents
      declaration.initial = contract.initial
    }
    if let detent = contract.detents.first(where: { DetentForm.isClosure($0.kind) }) {
      let name = JSONWriter.quoted(DetentNames.name(of: detent.id))
      throw .unsayable("the detent \(name), whose height a closure computes", path: "")
    }
    if contract.dim != standard.dim { declaration.dim = contract.dim }
    if contract.tapOnDim != standard.tapOnDim { declaration.tapOnDim = contract.tapOnDim }
    if contract.outside != standard.outside { declaration.outside = contract.outside }
    if contract.dismissal != standard.dismissal { declaration.dismissal = contract.dismissal }
    if contract.keyboard != standard.keyboard { declaration.keyboard = contract.keyboard }
    if contract.width != standard.width { declaration.width = contract.width }
    if contract.surface != standard.surface { declaration.surface = contract.surface }
    return declaration
  }
}

/// Throws where what was written can't be read.
private func checkReadable<Value>(
  _ name: String, _ output: JSONOutput, _ decode: (JSONCursor) -> Value?
) throws(DocumentEncodingError) {
  do {
    _ = try JSONDocument.decode(SourceText(file: name, JSONWriter.text(output)), decode)
  } catch {
    throw .unreadable(error)
  }
}
