// SPDX-License-Identifier: MIT

// One import gives the whole library: the words that declarations and results are made of.
@_exported public import TrayDetents
@_exported public import TrayGeometry
@_exported public import TrayLayout
@_exported public import TrayMotion
@_exported public import TraySurfaces
@_exported public import TrayText
@_exported public import TrayViews
