// SPDX-License-Identifier: MIT

import TrayMotion

/// The rules of sheet systems, read from their sources; each is nothing but numbers.
extension ReleaseRule {
  /// A tray: the place nearest to the landing at the normal rate, height 0 among them.
  public static let tray = ReleaseRule()

  /// Apple's sheet as measured on iOS 26.1.
  ///
  /// Past half of its own height, or at 1000 points per second downwards, it goes.
  public static let apple26 = ReleaseRule(
    dismissal: Dismissal(isCandidate: false, goneShare: 0.5, speed: 1000))

  /// FloatingPanel: past the middle of a segment, never past the next anchor.
  ///
  /// Removal at 5.5 times the height that is left per second.
  public static let floatingPanel = ReleaseRule(
    choice: .neighbour, dismissal: Dismissal(isCandidate: false, speedPerPoint: 5.5))

  /// FloatingPanel where its behaviour lets a projection pass anchors.
  public static let floatingPanelProjecting = ReleaseRule(
    dismissal: Dismissal(isCandidate: false, speedPerPoint: 5.5))

  /// PanModal: above 300 points per second the direction decides, else the nearest of all places.
  public static let panModal = ReleaseRule(
    lookAhead: .here, choice: .directional(speed: 300))

  /// The bottom sheet of gorhom for React Native: nearest to where it would be in 0.2 seconds.
  public static let gorhom = ReleaseRule(lookAhead: .seconds(0.2))

  /// Vaul: one step above 400 points per second, to the end above 2000, else the nearest.
  ///
  /// From the lowest point it closes above 400 points per second, or with a quarter gone.
  public static let vaul = ReleaseRule(
    lookAhead: .here,
    choice: .stepped(
      Steps(speed: 400, speedLimit: 0.4, farSpeed: 2000, endsAtNearest: true)),
    dismissal: Dismissal(isCandidate: false, goneShare: 0.25, speed: 400))

  /// Software Mansion's sheet: above 600 points per second the next one in the direction.
  public static let softwareMansion = ReleaseRule(
    lookAhead: .here, choice: .directional(speed: 600),
    dismissal: Dismissal(isCandidate: false))

  /// Material: 500 points per second decide by direction; hidden by where it would be in 0.1 seconds.
  public static let material = ReleaseRule(
    lookAhead: .here, choice: .directional(speed: 500),
    dismissal: Dismissal(isCandidate: false, landingShare: 0.5, lookAhead: .seconds(0.1)))

  /// Compose: 56 points or 125 points per second go one anchor on, hidden being an anchor.
  public static let compose = ReleaseRule(
    lookAhead: .here, choice: .stepped(Steps(reach: .points(56), speed: 125)))

  /// Flutter's draggable sheet: in the direction of the momentum, the nearest one when still.
  ///
  /// 20 points per second are its scroll tolerance at one pixel per point.
  public static let flutter = ReleaseRule(
    lookAhead: .here, choice: .directional(speed: 20), dismissal: Dismissal(isCandidate: false))

  /// Flutter's smooth_sheets: from 50 points per second the neighbour of the nearest.
  public static let smoothSheets = ReleaseRule(
    lookAhead: .here, choice: .besideNearest(speed: 50), dismissal: Dismissal(isCandidate: false))

  /// Flutter's smooth_sheets without steps: it stays where it is let go, between its ends.
  public static let smoothSheetsStepless = ReleaseRule(
    lookAhead: .here, choice: .anywhere, dismissal: Dismissal(isCandidate: false))

  /// The bottom sheet of Zaschka: a tenth of the window is one step, three tenths are two.
  public static let zaschka = ReleaseRule(
    lookAhead: .here,
    choice: .stepped(Steps(reach: .shareOfWindow(0.1), farReach: .shareOfWindow(0.3))),
    dismissal: Dismissal(isCandidate: false, goneShare: 0.3))

  /// OverlayContainer: from 400 points per second the direction decides, a tenth of a second ahead.
  ///
  /// Its dismissal policies are separate: 2400 points per second, or below the lowest notch.
  public static let overlayContainer = ReleaseRule(
    lookAhead: LookAhead(.seconds(0.1), minimumSpeed: 400), choice: .directional(speed: 400),
    dismissal: Dismissal(isCandidate: false, goneShare: 0, speed: 2400))

  /// FittedSheets: the next size beyond where it would be in 0.2 seconds.
  public static let fittedSheets = ReleaseRule(
    lookAhead: .seconds(0.2), choice: .outward,
    dismissal: Dismissal(isCandidate: false, landingShare: 0, speed: 2500))

  /// The bottom sheet of react-spring: nearest to a landing twice the movement times the speed ahead.
  public static let reactSpring = ReleaseRule(
    lookAhead: LookAhead(.movement(factor: 2)),
    dismissal: Dismissal(
      isCandidate: false, landingShare: 0.5, lookAhead: LookAhead(.movement(factor: 1))))

  /// React-modal-sheet: a flick of 1200 is one step, of 2000 all of them; slow ones need 0.35.
  public static let reactModalSheet = ReleaseRule(
    lookAhead: .seconds(0.2),
    choice: .stepped(Steps(reach: .shareOfWay(0.35), speed: 1200, farSpeed: 2000)),
    dismissal: Dismissal(
      isCandidate: false, goneShare: 0.6, landingShare: 0, speed: 1200))

  /// Wave's demo: past the middle of the way at the normal rate.
  public static let wave = ReleaseRule(
    choice: .neighbour, dismissal: Dismissal(isCandidate: true))

  /// SPStore's sheet presentation: 800 points per second dismiss.
  public static let sheetPresentation = ReleaseRule(
    lookAhead: .here, dismissal: Dismissal(isCandidate: false, goneShare: 0.5, speed: 800))
}
