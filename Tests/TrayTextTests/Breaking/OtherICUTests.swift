// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayLayout
import TrayTestSupport

@testable import TrayText

/// The package's break data beside another version of ICU: the one that Foundation brings along.
///
/// Lines are the same on every machine because no ICU of the machine is asked. What another version
/// would change is listed here, text by text, so that a change of the data is a decision.
@Suite(.enabled(if: OtherICU.shared != nil, "this Foundation has no ICU of its own"))
struct OtherICUTests {
  private static let languages = ["en", "de", "ja", "ko", "zh", "th", "ar"]

  /// What ICU 76, of Unicode 16, breaks otherwise than ICU 72, of Unicode 15, whose data the package has.
  ///
  /// - Spaces inside of French quotation marks: rules LB15a and LB15b, new in Unicode 15.1.
  /// - Quotation marks between Han characters: rule LB19a, new in Unicode 16; Chinese had it before.
  /// - Small kana and the prolonged sound mark in a Korean text: they count as other kana in the Korean
  ///   rules of one version and begin no line in those of the other.
  private static let known: [String: Set<String>] = [
    "L’été dernier, « nous » avons déjà mangé : crêpes, gâteaux et pâtés !": Set(languages),
    "他说：“你好，世界！”然后（悄悄地）离开了。": Set(languages).subtracting(["zh"]),
    "「これは、テスト（試験）です。」と言った。本当？はい！": ["ko"],
    "キャッチャーがシュートをキャッチした。ちょっと待って。": ["ko"],
    "コンピューターサーバーデータベース": ["ko"],
    "iPhoneでSwiftUIを使ってLayoutを計算する。": ["ko"],
  ]

  @Test func `ICU 76 breaks all texts alike but for six`() throws {
    let icu = try #require(OtherICU.shared)
    try #require(
      icu.version == 76, "Foundation has ICU \(icu.version) by now; list what it changes")
    var differing: [String: Set<String>] = [:]
    for text in try BreakCorpus.texts() {
      for language in Self.languages
      where try BreakCorpus.lineBreaks(in: text, language) != icu.lineBreaks(in: text, language) {
        differing[text, default: []].insert(language)
      }
    }
    #expect(differing == Self.known)
  }
}

/// The ICU of Foundation, by its functions.
@safe private struct OtherICU: @unchecked Sendable {
  typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  typealias Next = @convention(c) (OpaquePointer) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Void
  typealias Version = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  private let open: Open
  private let next: Next
  private let close: Close
  /// The greatest part of the version, such as 76.
  let version: Int

  static let shared = OtherICU()

  private init?() {
    func function<F>(_ name: String, _: F.Type) -> F? {
      unsafe dlsym(dlopen(nil, RTLD_NOW), "swift_" + name).map {
        unsafe unsafeBitCast($0, to: F.self)
      }
    }
    guard let open = unsafe function("ubrk_open", Open.self),
      let next = unsafe function("ubrk_next", Next.self),
      let close = unsafe function("ubrk_close", Close.self),
      let getVersion = unsafe function("u_getVersion", Version.self)
    else { return nil }
    unsafe (self.open, self.next, self.close) = (open, next, close)
    var parts = [UInt8](repeating: 0, count: 4)
    unsafe getVersion(&parts)
    version = Int(parts[0])
  }

  /// The positions at which a line may break, the end among them.
  func lineBreaks(in text: String, _ language: String) -> [Int] {
    let units = Array(text.utf16)
    var status: Int32 = 0
    // 2 stands for lines.
    guard let breaks = unsafe open(2, language, units, Int32(units.count), &status), status <= 0
    else { return [] }
    defer { unsafe close(breaks) }
    var found: [Int] = []
    while true {
      let position = unsafe next(breaks)
      guard position >= 0 else { return found }
      found.append(Int(position))
    }
  }
}
