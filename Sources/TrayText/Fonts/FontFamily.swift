// SPDX-License-Identifier: MIT

/// The faces that share a family name.
struct FontFamily: Sendable {
  /// The name as the font file spells it.
  let name: String
  /// The faces in the order they were added.
  var faces: [FontFace]

  /// The face nearest to a wish, by the rules of CSS font matching: slant first, then weight.
  ///
  /// Nothing is slanted or emboldened by force: text is measured in the face that is there.
  func face(weight: Int, isItalic: Bool) -> FontFace? {
    let weight = min(max(weight, 1), 1_000)
    func rank(_ face: FontFace) -> (slant: Int, weight: Int) {
      let described = face.description
      return (
        described.rank(isItalic: isItalic),
        FontFamily.rank(described.weight(nearest: weight), for: weight)
      )
    }
    return faces.min { rank($0) < rank($1) }
  }

  /// How far a weight is from a wish; the least rank wins.
  ///
  /// From 400 to 500: heavier up to 500, then lighter, then heavier still. Below 400: lighter
  /// first. Above 500: heavier first.
  static func rank(_ weight: Int, for desired: Int) -> Int {
    let distance = abs(weight - desired)
    if weight == desired { return 0 }
    if (400...500).contains(desired) {
      if weight > desired, weight <= 500 { return distance }
      return weight < desired ? 1_000 + distance : 3_000 + distance
    }
    let isPreferredSide = desired < 400 ? weight < desired : weight > desired
    return isPreferredSide ? distance : 3_000 + distance
  }
}
