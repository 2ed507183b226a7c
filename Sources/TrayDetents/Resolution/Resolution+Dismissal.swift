// SPDX-License-Identifier: MIT

/// What happens when a person tries to dismiss a surface.
public enum DismissalAnswer: Equatable, Sendable {
  /// The surface goes.
  case dismisses
  /// The way is open but vetoed right now: the surface stays, and the caller may ask the person.
  case vetoed
  /// The surface moves to its smallest stop that shows something.
  case collapses(to: DetentID)
  /// Nothing happens: the way is closed, or the touch belongs to what lies behind.
  case stays
}

extension Resolution {
  /// What happens when a person tries to dismiss the surface from a stop.
  ///
  /// - Parameters:
  ///   - id: The detent at whose stop the surface rests; one without a stop counts as the selected.
  ///   - way: What the person does. Of several ways at once, all must be open; none at all is closed.
  /// - Returns: The answer. Asking changes nothing.
  public func dismissal(at id: DetentID, way: DismissalPolicy.Ways) -> DismissalAnswer {
    let stop = stop(id) ?? selectedStop
    if way.contains(.tapOutside) {
      if stop.passesTouches || tapOnDim == .ignore { return .stays }
      if tapOnDim == .collapse { return collapse(from: stop) }
    }
    guard !way.isEmpty, stop.dismissal.isSuperset(of: way) else { return .stays }
    return vetoedDismissal.isDisjoint(with: way) ? .dismisses : .vetoed
  }

  private func collapse(from stop: Stop) -> DismissalAnswer {
    let between = stop == selectedStop ? selection.heightBetweenStops : nil
    for smallest in stops where !smallest.isHidden {
      guard smallest.contentHeight < between ?? stop.contentHeight else { return .stays }
      return .collapses(to: smallest.members[0].id)
    }
    return .stays
  }
}
