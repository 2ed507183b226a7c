// SPDX-License-Identifier: MIT

internal import CTrayHarfBuzz

/// The lists of features with which texts in one face are shaped, each made once.
final class ShapingFeatures: Sendable {
  private struct Key: Hashable {
    var withoutLigatures: Bool
    var hasEqualDigits: Bool
    var alphabet: PlainAlphabet?
  }

  private let known = Lock<[Key: [hb_feature_t]]>([:])

  /// The features for a stretch of text in an alphabet, in the face that these lists belong to.
  func list(
    for attributes: ShapingAttributes, alphabet: PlainAlphabet?, face: FontFace
  ) -> [hb_feature_t] {
    let key = Key(
      withoutLigatures: attributes.withoutLigatures, hasEqualDigits: attributes.hasEqualDigits,
      alphabet: alphabet)
    return known.withLock { known in
      if let list = known[key] { return list }
      let list = Self.make(key, face)
      known[key] = list
      return list
    }
  }

  private static func make(_ key: Key, _ face: FontFace) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: hb_tag_t, _ value: UInt32) {
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    if key.withoutLigatures {
      set(Tag.value("liga"), 0)
      set(Tag.value("clig"), 0)
    }
    if key.hasEqualDigits { set(Tag.value("tnum"), 1) }
    if let alphabet = key.alphabet {
      for tag in face.idleFeatures(for: alphabet) { set(tag, 0) }
    }
    return features
  }
}
