// SPDX-License-Identifier: MIT

/// Why views written in Swift have no document.
public enum DocumentEncodingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A view holds something that no document can say, such as a closure or a layout of your own.
  ///
  /// The path names the view as issues of layout do; it is empty where the whole step is meant.
  case unsayable(String, path: String)
  /// What was written can't be read back, for example because a number is beyond a limit.
  case unreadable(DocumentErrors)

  /// What stands in the way, and where.
  public var description: String {
    switch self {
    case .unsayable(let what, let path):
      "\(path.isEmpty ? "the step" : path): no document can say \(what)"
    case .unreadable(let errors): "\(errors)"
    }
  }
}
