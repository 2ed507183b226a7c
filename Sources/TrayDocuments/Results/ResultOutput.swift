// SPDX-License-Identifier: MIT

public import TrayKit

/// Writes resolved steps in the document form `tray.result`.
///
/// Keys stand in a fixed order, points are rounded half-even to 1/1000. There is no time, no path of
/// the machine, and nothing that depends on the order of a hash.
public enum ResultOutput {
  /// The version of the form; additive changes keep it.
  ///
  /// In version 1 issues were sentences.
  public static let version = 2

  /// The head of a document, and all its cases.
  ///
  /// - Parameters:
  ///   - cases: What ``resolved(flow:in:window:steps:)`` made.
  ///   - defaultFont: The family in which texts of the system font were measured; nil for none.
  ///   - metrics: Whose widths texts of the system font have otherwise; nil with a default font.
  /// - Returns: The document.
  public static func document(
    _ cases: [JSONOutput], defaultFont: String? = nil,
    metrics: FontLibrary.SystemMetrics? = .phone
  ) -> JSONOutput {
    [
      "schema": "tray.result", "version": .integer(version),
      "engine": [
        "version": .string(TrayKitVersion.number), "data": .string(TrayKitVersion.data),
        "metrics": metrics.map { .string($0.rawValue) },
        "defaultFont": defaultFont.map { .string($0) },
      ],
      "cases": .array(cases),
    ]
  }

  /// One case of one flow, with its resolved steps.
  public static func resolved(
    flow: String, in flowCase: FlowCase, window: Window, steps: [ResolvedStep]
  ) -> JSONOutput {
    [
      "flow": .string(flow), "case": Self.case(flowCase), "window": Self.window(window),
      "steps": .array(steps.map(step)),
    ]
  }

  static func `case`(_ value: FlowCase) -> JSONOutput {
    [
      "device": .string(value.device), "display": value.display.map { .string($0) },
      "orientation": .string(value.orientation.rawValue),
      "posture": .string(CaseNames.name(of: value.posture)),
      "system": .string(CaseKey.system.argument(of: value)),
      "textSize": .string(TextSizeNames.name(of: value.textSize)),
      "boldText": .string(CaseNames.name(ofBoldText: value.isTextBold)),
      "locale": .string(value.locale),
      "phoneLocale": .string(CaseKey.phoneLocale.argument(of: value)),
      "keyboard": .string(CaseNames.name(ofKeyboardUp: value.isKeyboardUp)),
    ]
  }

  private static func window(_ window: Window) -> JSONOutput {
    [
      "size": numbers([window.size.width, window.size.height]),
      "safeAreaInsets": [
        "top": .number(window.safeAreaInsets.top), "left": .number(window.safeAreaInsets.left),
        "bottom": .number(window.safeAreaInsets.bottom),
        "right": .number(window.safeAreaInsets.right),
      ], "scale": .number(window.scale), "system": .string(CaseNames.name(of: window.system)),
      "keyboard": window.keyboard.map { frame($0.frame) },
    ]
  }

  private static func step(_ step: ResolvedStep) -> JSONOutput {
    let resolution = step.resolution
    let stops = zip(resolution.stops, step.layouts).map { stop($0, $1) }
    return [
      "step": .string(step.id), "surfaceX": .number(resolution.surfaceX),
      "surfaceWidth": .number(resolution.surfaceWidth),
      "maximum": .number(resolution.maximum),
      "keyboardOverlap": .number(resolution.keyboardOverlap),
      "selected": .string(DetentNames.name(of: resolution.selection.current)),
      "stops": .array(stops), "dropped": .array(resolution.dropped.map(dropped)),
      "issues": .array(FoundIssue.issues(of: step).map { JSONOutput($0) }),
      "derivations": [
        "surfaceWidth": JSONOutput(resolution.widthDerivation),
        "maximum": JSONOutput(resolution.maximumDerivation),
      ],
    ]
  }

  private static func dropped(_ dropped: DroppedDetent) -> JSONOutput {
    [
      "detent": .string(DetentNames.name(of: dropped.id)),
      "reason": .string(IssueWords.reason(dropped.reason)),
    ]
  }

  private static func stop(_ stop: Stop, _ layout: StopLayout) -> JSONOutput {
    [
      "detents": .array(stop.ids.map { .string(DetentNames.name(of: $0)) }),
      "contentHeight": .number(stop.contentHeight),
      "surfaceHeight": .number(stop.surfaceHeight), "frame": frame(stop.frame),
      "viewportHeight": .number(stop.viewportHeight), "scrollRange": .number(stop.scrollRange),
      "focusOffset": stop.focusOffset.map { .number($0) },
      "bottomSectionHeight": .number(stop.bottomSectionHeight),
      "bottomInset": .number(stop.bottomInset), "dim": .number(stop.dim),
      "passesTouches": .bool(stop.passesTouches),
      "dismissal": .array(
        ContractNames.dismissals.names.filter {
          ContractNames.dismissals[$0].map(stop.dismissal.contains) ?? false
        }.map { .string($0) }),
      "scrolls": .array(layout.scrolls.filter(\.isScrollable).map(scroll)),
      "views": .array(views(layout)),
      "derivation": stop.members.last.map { JSONOutput($0.derivation) },
    ]
  }

  private static func scroll(_ scroll: StopLayout.Scroll) -> JSONOutput {
    [
      "path": .string(scroll.path), "viewport": frame(scroll.viewport),
      "content": numbers([scroll.contentSize.width, scroll.contentSize.height]),
      "range": .number(scroll.verticalRange),
    ]
  }

  /// The frames of all views that have an identifier.
  private static func views(_ layout: StopLayout) -> [JSONOutput] {
    var views: [JSONOutput] = []
    for part in [layout.content, layout.bottom] {
      guard let part else { continue }
      for (node, tag) in part.tree.taggedNodes {
        guard case .id(let id) = tag else { continue }
        views.append(["id": .string(id), "frame": frame(part.roundedFrame(of: node))])
      }
    }
    return views
  }

  private static func frame(_ rect: Rect) -> JSONOutput {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func numbers(_ values: [Double]) -> JSONOutput {
    .array(values.map { .number($0) })
  }
}
