// SPDX-License-Identifier: MIT

public import TrayKit

extension Window {
  /// The window of a device that fills one of its displays.
  ///
  ///     let window = try Window.device("iphone-16-pro", isKeyboardUp: true)
  ///
  /// - Parameters:
  ///   - name: The device as commands spell it: `iphone-16-pro`, or `iphone-duo:inner` with the
  ///     display of a foldable.
  ///   - orientation: How it is held.
  ///   - textSize: The text size that the person has set.
  ///   - isKeyboardUp: Whether the keyboard is up.
  ///   - direction: The direction of the language.
  ///   - catalogue: The devices that are known.
  /// - Returns: The window.
  /// - Throws: What is unknown: the device, its display, or the height of its keyboard.
  public static func device(
    _ name: String, orientation: Orientation = .portrait, textSize: DynamicTypeSize = .large,
    isKeyboardUp: Bool = false, direction: LayoutDirection = .leftToRight,
    in catalogue: DeviceCatalogue = .builtIn
  ) throws(CaseError) -> Window {
    let name = CaseAxes.DeviceName(name)
    let flowCase = FlowCase(
      device: name.device, display: name.display, orientation: orientation, textSize: textSize,
      isKeyboardUp: isKeyboardUp)
    return try flowCase.window(in: catalogue, direction: direction)
  }
}
