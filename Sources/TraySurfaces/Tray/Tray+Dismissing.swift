// SPDX-License-Identifier: MIT

import TrayDetents

extension Tray {
  /// Whether the contract lets a person dismiss the tray in a way, from the stop that it is at.
  ///
  /// A way that is only vetoed right now is open: the tray follows the finger, and then comes back.
  func mayDismiss(by way: DismissalPolicy.Ways) -> Bool {
    guard step?.contract.surface == .presented,
      resting.table.entries.indices.contains(selectedIndex)
    else { return false }
    return resting.table.entries[selectedIndex].ways.contains(way)
  }

  /// What a person's wish to see the tray gone leads to.
  func answer(to way: DismissalPolicy.Ways) -> DismissalAnswer {
    guard let resolution else { return .stays }
    let answer = resolution.dismissal(at: resolution.selection.current, way: way)
    if answer == .dismisses || answer == .vetoed, !mayDismiss(by: way) { return .stays }
    return answer
  }

  /// The escape key, or a tap beside the tray, dimmed or not.
  mutating func dismissByPerson(_ reason: DismissalReason) {
    guard phase == .resting || phase == .settling else { return }
    switch answer(to: reason == .escape ? .escape : .tapOutside) {
    case .dismisses: leave(reason)
    case .vetoed: report(.dismissalRequested(reason))
    case .collapses(let id):
      if let index = resolution?.index(of: id), Double(index) != place { move(to: index) }
    case .stays: break
    }
  }
}
