// SPDX-License-Identifier: MIT

public import TrayLayout

/// What a parent offers a view, as SwiftUI calls it.
public typealias ProposedViewSize = ProposedSize
