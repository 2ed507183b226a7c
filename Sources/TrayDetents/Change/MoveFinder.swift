// SPDX-License-Identifier: MIT

import TrayGeometry

/// Finds what moved between two resolutions, and which kind of input brought how much of it.
struct MoveFinder {
  private let before: ResolutionChange.State
  private let after: ResolutionChange.State
  /// What resolving gives as one kind of input after the other takes its new value.
  private let path: [(input: ResolutionChange.Input, resolution: Resolution)]

  init(from before: ResolutionChange.State, to after: ResolutionChange.State) {
    self.before = before
    self.after = after
    path = Self.path(from: before, to: after)
  }

  func moves() -> [ResolutionChange.Move] {
    var moves: [ResolutionChange.Move] = []
    for stop in after.resolution.stops {
      for member in stop.members {
        if let move = move(of: member.id) { moves.append(move) }
      }
    }
    for stop in before.resolution.stops {
      for member in stop.members where after.resolution.index(of: member.id) == nil {
        if let move = move(of: member.id) { moves.append(move) }
      }
    }
    return moves
  }

  private func move(of id: DetentID) -> ResolutionChange.Move? {
    let (old, new) = (before.resolution.stop(id), after.resolution.stop(id))
    guard
      old?.contentHeight != new?.contentHeight || old?.surfaceHeight != new?.surfaceHeight
    else { return nil }
    var move = ResolutionChange.Move(
      id: id, before: old?.contentHeight, after: new?.contentHeight,
      surfaceBefore: old?.surfaceHeight, surfaceAfter: new?.surfaceHeight, dropped: nil, shares: [])
    if let old, new != nil { move.shares = shares(of: id, from: old.contentHeight) }
    if new == nil {
      for dropped in after.resolution.dropped where dropped.id == id {
        move.dropped = dropped.reason
      }
    }
    return move
  }

  /// The differences along the path; where a detent has no stop half way, the next one counts all.
  private func shares(of id: DetentID, from height: Double) -> [ResolutionChange.Share] {
    var shares: [ResolutionChange.Share] = []
    var height = height
    for (input, resolution) in path {
      guard let next = resolution.stop(id)?.contentHeight, next != height else { continue }
      shares.append(ResolutionChange.Share(input: input, points: next - height))
      height = next
    }
    return shares
  }

  private static func path(
    from before: ResolutionChange.State, to after: ResolutionChange.State
  ) -> [(input: ResolutionChange.Input, resolution: Resolution)] {
    var window = before.window
    var steps: [(input: ResolutionChange.Input, resolution: Resolution)] = []
    let previous = before.resolution.selection
    func resolve() -> Resolution {
      DetentResolver.resolve(
        contract: after.contract, window: window, measure: before.measure, after: previous)
    }
    steps.append((.contract, resolve()))
    window = after.window
    window.dynamicTypeSize = before.window.dynamicTypeSize
    window.isScreenReaderOn = before.window.isScreenReaderOn
    window.isTextBold = before.window.isTextBold
    window.keyboard = before.window.keyboard
    steps.append((.window, resolve()))
    window.dynamicTypeSize = after.window.dynamicTypeSize
    window.isScreenReaderOn = after.window.isScreenReaderOn
    window.isTextBold = after.window.isTextBold
    steps.append((.person, resolve()))
    window.keyboard = after.window.keyboard
    steps.append((.keyboard, resolve()))
    steps.append((.content, after.resolution))
    return steps
  }
}
