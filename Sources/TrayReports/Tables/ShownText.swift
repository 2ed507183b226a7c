// SPDX-License-Identifier: MIT

/// A text of a document as a terminal may get it: on one line, and without what moves the cursor,
/// changes colours or turns the direction of what follows.
///
/// Line breaks and tabs become blanks, other control characters and those that embed or override a
/// direction the replacement character. Marks that join emoji and letters stay.
/// - Complexity: O(*n*) in the text's scalars.
package func shown(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else {
    return String(text)
  }
  var scalars = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    // A carriage return and a line feed are one line break.
    if !(scalar == "\n" && previous == "\r") { scalars.append(replacement(of: scalar) ?? scalar) }
    previous = scalar
  }
  return String(scalars)
}

private func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
  case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: nil
  }
}
