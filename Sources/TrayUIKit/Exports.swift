// SPDX-License-Identifier: MIT

// Answers `import UIKit`.
@_exported public import TraySwiftUI
