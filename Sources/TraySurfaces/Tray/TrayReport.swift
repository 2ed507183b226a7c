// SPDX-License-Identifier: MIT

public import TrayDetents

/// Something that happened once, in the order in which it happened.
public enum TrayReport: Hashable, Sendable {
  /// The step changed; `from` is nil for the first one.
  case stepChanged(from: String?, to: String)
  /// A motion has a new target: the detent, its surface height, and the time until rest in seconds.
  case willSettle(DetentID, height: Double, after: Double)
  /// The tray came to rest, exactly on its stop; once per rest.
  ///
  /// Under a rule that lets it rest anywhere, at the height, and the detent is the nearest.
  case settled(DetentID, height: Double)
  /// The tray is on its way out.
  case willDismiss(DismissalReason)
  /// A person wants the tray to go, and its step vetoes that right now; `.dismiss` confirms.
  case dismissalRequested(DismissalReason)
  /// The tray is gone.
  case dismissed(DismissalReason)
  /// A finger took hold of the tray.
  case dragBegan
  /// The touch became a drag: what lies under it must let go of it.
  case contentTouchCancelled
  /// The touch stayed a touch and landed outside of the surface, where what lies behind gets it.
  case touchPassed
  /// A drag went down far enough for the keyboard to leave.
  case keyboardDismissalRequested
  /// A flick goes on in a view that scrolls, in points per second, positive towards its end.
  case scrollFlicked(scroll: Int, velocity: Double)
  /// The width at which content must be measured changed, in points.
  case widthChanged(Double)
  /// Something a screen reader should say; the words are the host's.
  case announcement(Announcement)

  /// What a screen reader should say.
  public enum Announcement: Hashable, Sendable {
    /// Another step is shown.
    case step(String)
    /// The tray rests at a stop: its place, counted from 1, among so many.
    case stop(DetentID, place: Int, count: Int)
    /// The tray is gone.
    case gone
  }
}

/// Why a tray was dismissed.
public enum DismissalReason: UInt8, Hashable, Sendable, CaseIterable {
  /// The program's wish.
  case program
  /// A finger pulled it down.
  case drag
  /// A tap outside of it.
  case tapOutside
  /// The escape key, the back gesture, or a screen reader's escape.
  case escape
}
