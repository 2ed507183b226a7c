// SPDX-License-Identifier: MIT

// A file of views that imports SwiftUI sees these names here.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TrayCombine
@_exported public import TrayKit
