// SPDX-License-Identifier: MIT

public import TrayDetents
import TrayGeometry
import TrayLayout
import TraySurfaces
public import TrayViews

extension Resolver {
  /// Lays out the two sections of a reveal.
  ///
  /// The primary section gets the size of the viewport, which is the window; the secondary one is
  /// measured once at its width, so nothing that moves can feed back into a height.
  ///
  /// - Parameters:
  ///   - primary: What shows first; its contract counts for nothing.
  ///   - secondary: What lies behind it.
  ///   - window: The window.
  ///   - locale: What the language and region say.
  /// - Returns: Layouts, the measured height, shared controls and issues.
  public func resolveReveal(
    primary: Step, secondary: Step, in window: Window, locale: LocaleFacts = .english
  ) -> ResolvedReveal {
    let environment = Self.environment(window, locale)
    let first = engine(primary, environment)
    let second = engine(secondary, environment)
    let viewport = window.size
    let offer = ProposedSize(width: viewport.width, height: nil)
    let height = second.sizeThatFits(offer).height
    let top = first.place(in: Rect(origin: .zero, size: viewport), alignment: .top)
    let bottom = second.place(
      in: Rect(x: 0, y: viewport.height, width: viewport.width, height: height),
      alignment: .top)
    let anchors =
      (top.preference(MorphAnchorsKey.self) ?? [])
      + (bottom.preference(MorphAnchorsKey.self) ?? [])
    let shared = SharedControls(anchors)
    return ResolvedReveal(
      viewport: viewport, primary: top, secondary: bottom, secondaryHeight: height,
      controls: shared.controls,
      issues: Self.nestedScrolls(top, "primary") + Self.nestedScrolls(bottom, "secondary")
        + shared.issues)
  }

  private func engine(_ step: Step, _ environment: EnvironmentValues) -> LayoutEngine {
    var builder = TreeBuilder(environment: environment)
    step.content(&builder)
    return LayoutEngine(tree: builder.finish(), measurer: measurer)
  }

  /// The views that could be scrolled along the axis of the reveal.
  private static func nestedScrolls(_ layout: LayoutResult, _ section: String) -> [RevealIssue] {
    let tree = layout.tree
    return tree.scrollNodes.compactMap { node in
      guard tree.scrollAxes(of: node).contains(.vertical) else { return nil }
      let inner = tree.children(of: node).first.map { layout.frame(of: $0).height } ?? 0
      guard inner - layout.frame(of: node).height > 0.5 else { return nil }
      let path = tree.path(to: node)
      return .nestedScroll(path: path.isEmpty ? section : "\(section)/\(path)")
    }
  }
}

/// The places that came up, put together by the names of their controls.
private struct SharedControls {
  private(set) var controls: [ResolvedReveal.SharedControl] = []
  private(set) var issues: [RevealIssue] = []

  init(_ anchors: [MorphAnchor]) {
    for anchor in anchors { add(anchor) }
    for control in controls where control.morph.source == nil || control.morph.destination == nil {
      issues.append(.sharedControlHasOnePlace(control.id))
    }
  }

  private mutating func add(_ anchor: MorphAnchor) {
    let place = RevealMorph.Place(
      frame: anchor.anchor.globalValue, cornerRadius: anchor.cornerRadius)
    let index = controls.firstIndex { $0.id == anchor.id } ?? controls.endIndex
    if index == controls.endIndex {
      controls.append(.init(id: anchor.id, morph: RevealMorph(source: nil, destination: nil)))
    }
    let end: WritableKeyPath<RevealMorph, RevealMorph.Place?> =
      anchor.isSource ? \.source : \.destination
    if controls[index].morph[keyPath: end] == nil {
      controls[index].morph[keyPath: end] = place
    } else {
      issues.append(.sharedControlIsAmbiguous(anchor.id))
    }
  }
}
