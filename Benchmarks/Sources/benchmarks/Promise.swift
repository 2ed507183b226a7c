// SPDX-License-Identifier: MIT

/// A figure that must not rise above a limit.
struct Promise {
  var name: String
  var figure: Int
  var limit: Int

  init(_ name: String, _ figure: Int, _ limit: Int) {
    self.name = name
    self.figure = figure
    self.limit = limit
  }

  var isKept: Bool { figure <= limit }

  /// The figure on one line.
  var line: String {
    "\(isKept ? "kept" : "BROKEN"): \(name): \(figure), at most \(limit)"
  }
}
