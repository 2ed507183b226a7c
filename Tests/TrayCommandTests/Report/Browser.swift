// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A browser without a window that opens pages from disk.
struct Browser {
  /// The program; nil where there is none.
  static let program = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static let reason: Comment = "no Chromium in /usr/bin; Scripts/setup chromium installs it"

  enum Theme: String, CaseIterable, Sendable { case light, dark }

  /// What scripts of the test found in a page.
  typealias Findings = [String: Any]

  /// Opens a page with a script that drives it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - script: The body of an asynchronous function that returns an object.
  ///   - theme: The colours that the person prefers.
  /// - Returns: The object, and under `errors` all that went wrong in the page.
  /// - Throws: What keeps the browser from running or the object from being read.
  static func open(
    _ page: String, running script: String, theme: Theme = .light
  ) throws -> Findings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tray-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let watched = page.replacing("<meta charset=utf-8>", with: "<meta charset=utf-8>\(watch)")
      .replacing("</body></html>", with: "\(drive(script))</body></html>")
    try watched.write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path())/profile",
      "--blink-settings=preferredColorScheme=\(theme == .dark ? 0 : 1)", "--window-size=1280,900",
      "--virtual-time-budget=20000", "--dump-dom", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let parts = text.split(separator: "|findings|", omittingEmptySubsequences: false)
    let encoded = try #require(parts.count >= 3 ? parts[parts.count - 2] : nil)
    let json = try #require(Data(base64Encoded: String(encoded)))
    return try #require(try JSONSerialization.jsonObject(with: json) as? Findings)
  }

  /// Collects errors, refused loads and warnings from the first moment on.
  private static let watch = """
    <script>
    window.errors = [];
    addEventListener("error", (event) => errors.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => errors.push(event.violatedDirective));
    for (const kind of ["error", "warn"]) console[kind] = (...words) => errors.push(words.join(" "));
    </script>
    """

  /// Writes what the script returns to the end of the page, in an alphabet that needs no escape.
  private static func drive(_ script: String) -> String {
    """
    <script>
    (async () => { \(script) })().catch((error) => { errors.push(String(error)); return {}; })
      .then((found) => {
        const bytes = new TextEncoder().encode(JSON.stringify({ ...found, errors }));
        const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
        document.body.append("|findings|" + text + "|findings|");
      });
    </script>
    """
  }
}
