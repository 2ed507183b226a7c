// SPDX-License-Identifier: MIT

// One import gives the whole library: the words that declarations and results are made of.
@_exported public import Detents
@_exported public import Geometry
@_exported public import LayoutCore
@_exported public import Motion
@_exported public import Surfaces
@_exported public import Typesetting
@_exported public import Views
