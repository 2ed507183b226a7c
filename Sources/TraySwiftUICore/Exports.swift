// SPDX-License-Identifier: MIT

// Answers `import SwiftUICore`.
@_exported public import TraySwiftUI
