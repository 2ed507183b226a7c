// SPDX-License-Identifier: MIT

import Foundation

/// Expands the macros of `TraySwiftUI`: speaks the compiler's plugin protocol, messages of JSON behind
/// eight bytes with their length, least significant byte first.
@main
enum Plugin {
  static func main() throws {
    while let head = try FileHandle.standardInput.read(upToCount: 8), head.count == 8 {
      let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let message = try FileHandle.standardInput.read(upToCount: length) else { return }
      let request = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      let body = try JSONSerialization.data(withJSONObject: answer(request))
      let size = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
      FileHandle.standardOutput.write(Data(size) + body)
    }
  }

  private static func answer(_ request: [String: Any]) -> [String: Any] {
    if let expansion = request["expandFreestandingMacro"] as? [String: Any] {
      return result(preview(expansion))
    }
    // `@Previewable` adds nothing: the property is copied with the rest of its preview.
    if request["expandAttachedMacro"] != nil { return result(nil) }
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
  }

  private static func result(_ source: String?) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source ?? "", "diagnostics": [Any]()]]
  }

  /// A type that holds what `#Preview` was given, under a name that nothing else has.
  private static func preview(_ expansion: [String: Any]) -> String? {
    guard let syntax = expansion["syntax"] as? [String: Any],
      let source = syntax["source"] as? String,
      let discriminator = expansion["discriminator"] as? String,
      let place = syntax["location"] as? [String: Any],
      let arguments = source.firstRange(of: "Preview").map({ source[$0.upperBound...] })
    else { return nil }
    // The place is that of the white space before the macro, which belongs to its source.
    let blank = source.prefix { $0 != "#" }.count { $0.isNewline }
    let line = (place["line"] as? Int ?? 0) + blank
    let file = place["fileName"] as? String ?? ""
    let written = arguments.replacingOccurrences(of: "@Previewable", with: "")
    return """
      struct \(discriminator)7PreviewfMu_: PreviewDeclaration {
        static var contents: PreviewContents { PreviewContents\(written) }
        nonisolated static var file: String { #"\(file)"# }
        nonisolated static var line: Int { \(line) }
      }
      """
  }
}
