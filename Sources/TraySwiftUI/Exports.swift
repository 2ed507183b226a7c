// SPDX-License-Identifier: MIT

// A file of views that imports SwiftUI sees these names here.
@_exported public import TrayKit
