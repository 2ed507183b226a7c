// SPDX-License-Identifier: MIT

import CTrayConformances

/// A preview that a program declares.
@MainActor
public struct FoundPreview {
  /// The name that was given, or that of the type without `_Previews`; nil for a `#Preview` without one.
  public let name: String?
  /// The file, as the compiler names it; nil for a `PreviewProvider`.
  public let file: String?
  /// The line, from 1; nil for a `PreviewProvider`.
  public let line: Int?
  /// What surrounds the view.
  public let traits: [PreviewTrait]
  /// Makes the view.
  public let makeBody: () -> any View

  /// A step that shows the view; its contract is what the view declares.
  ///
  /// The view is made once, here, so that what it owns is the same each time the step is resolved.
  /// Nothing guards what it owns: resolve the step on one thread at a time.
  public func step(_ id: String) -> Step {
    let content = UncheckedView(content: AnyView(makeBody()))
    return Step(id) { content.content }
  }
}

/// A view that is handed to a step; whoever resolves the step keeps to one thread at a time.
private struct UncheckedView: @unchecked Sendable {
  let content: AnyView
}

/// The previews of the running program.
@MainActor
public enum PreviewRegistry {
  /// Every `#Preview` and `PreviewProvider` of the program: first those with a place, by file and line,
  /// then the providers by name.
  ///
  /// On platforms whose programs are not ELF files there are none.
  public static func all() -> [FoundPreview] {
    let declared = conforming("PreviewDeclaration").compactMap {
      ($0 as? any PreviewDeclaration.Type).map(preview)
    }
    let provided = conforming("PreviewProvider").compactMap {
      ($0 as? any PreviewProvider.Type).map(preview)
    }
    return declared.sorted { ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0) }
      + provided.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  private static func preview(_ type: any PreviewDeclaration.Type) -> FoundPreview {
    let contents = type.contents
    return FoundPreview(
      name: contents.name, file: type.file, line: type.line, traits: contents.traits,
      makeBody: contents.makeBody)
  }

  private static func preview(_ type: any PreviewProvider.Type) -> FoundPreview {
    func open<Provider: PreviewProvider>(_ type: Provider.Type) -> () -> any View {
      { Provider.previews }
    }
    let name = "\(type)"
    return FoundPreview(
      name: name.hasSuffix("_Previews") ? String(name.dropLast("_Previews".count)) : name,
      file: nil, line: nil, traits: [], makeBody: open(type))
  }

  private static func conforming(_ name: String) -> [Any.Type] {
    var types: [Any.Type] = []
    unsafe withUnsafeMutablePointer(to: &types) { list in
      unsafe tray_conforming_types(name, list) { context, metadata in
        guard let context = unsafe context, let metadata = unsafe metadata else { return }
        let list = unsafe context.assumingMemoryBound(to: [Any.Type].self)
        unsafe list.pointee.append(unsafeBitCast(metadata, to: Any.Type.self))
      }
    }
    return types
  }
}
