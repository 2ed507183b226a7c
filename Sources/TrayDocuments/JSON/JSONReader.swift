// SPDX-License-Identifier: MIT

/// The members of one object, asked for by key while it is decoded.
///
/// Each kind of value comes in three forms: `string("id")` must be there, `string("id", default:)`
/// may be left out, `string(ifPresent:)` is nil when left out. A member that is missing or wrong is
/// noted as an error and answered with an empty value, so that decoding goes on.
///
///     cursor.object { reader in
///       Chip(
///         text: reader.string("text"),
///         isSelected: reader.bool("selected", default: false),
///         spacing: reader.number("spacing", default: 8, in: 0...100))
///     }
public final class JSONReader {
  /// The object itself, for complaints about it as a whole.
  public let cursor: JSONCursor
  private let members: [JSONMember]
  private var known: [String] = []
  /// The keys that members mean which spell them otherwise.
  private var spellings: [String: String] = [:]
  private var missing: [(key: String, what: String)] = []
  private var allowsUnknownKeys = false

  init(_ members: [JSONMember], at cursor: JSONCursor) {
    self.members = members
    self.cursor = cursor
  }

  /// The keys of the object, in the order of the document.
  public var keys: [String] { members.map(\.key) }

  /// Whether the object has a member; asking makes its key a known one.
  public func has(_ key: String) -> Bool { member(key) != nil }

  /// The value of a member, or nil; asking makes its key a known one.
  public func member(_ key: String) -> JSONCursor? {
    if !known.contains(key) { known.append(key) }
    return members.first { name($0) == key }.map(cursor(to:))
  }

  /// Reads other spellings of a key as the key; an object with two of them is an error.
  public func accept(_ aliases: [String], for key: String) {
    guard !aliases.isEmpty else { return }
    let found = members.filter { $0.key == key || aliases.contains($0.key) }
    for alias in aliases { spellings[alias] = key }
    if let first = found.first, let second = found.dropFirst().first {
      let (first, other) = (JSONWriter.quoted(first.key), JSONWriter.quoted(second.key))
      problem(at: second, "expected either \(first) or \(other), which mean the same, found both")
    }
  }

  /// A key as the object spells it; the key itself where it has no such member.
  func spelling(of key: String) -> String { members.first { name($0) == key }?.key ?? key }

  /// All members, for an object whose keys are free; none of them is unknown any more.
  public func allMembers() -> [(key: String, value: JSONCursor)] {
    allowsUnknownKeys = true
    return members.map { ($0.key, cursor(to: $0)) }
  }

  /// The one member whose key is among `names`, for an object that is told apart by it.
  ///
  /// None of them, or more than one, is an error. Other members may be asked for as usual.
  public func variant(among names: [String]) -> (name: String, value: JSONCursor)? {
    known += names.filter { !known.contains($0) }
    let found = members.filter { names.contains($0.key) }
    if let first = found.first, found.count == 1 { return (first.key, cursor(to: first)) }
    if let second = found.dropFirst().first {
      problem(at: second, "expected only \(JSONWriter.oneOf([found[0].key, second.key]))")
    } else if members.allSatisfy({ known.contains($0.key) }) {
      cursor.report("expected a key that is \(JSONWriter.oneOf(names))")
    }
    return nil
  }

  /// Complains about the key of a member, where it is the key that is invalid.
  public func reportKey(_ key: String, _ message: String, suggestion: String? = nil) {
    for member in members where name(member) == key {
      problem(at: member, message, suggestion: suggestion)
    }
  }

  /// Lets members pass that are not asked for; for use after a complaint that explains them.
  public func ignoreUnknownKeys() { allowsUnknownKeys = true }

  /// A member that must be there; `placeholder` stands in for one that is missing or wrong.
  public func value<Value>(
    _ key: String, placeholder: Value, expecting what: String = "a value",
    _ decode: (JSONCursor) -> Value?
  ) -> Value {
    guard let member = member(key) else {
      missing.append((key, what))
      return placeholder
    }
    return decode(member) ?? placeholder
  }

  /// A member that may be left out, and then is `default`.
  public func value<Value>(
    _ key: String, default: Value, _ decode: (JSONCursor) -> Value?
  ) -> Value {
    member(key).flatMap(decode) ?? `default`
  }

  /// A member that may be left out, and then is nil.
  public func value<Value>(
    ifPresent key: String, _ decode: (JSONCursor) -> Value?
  ) -> Value? {
    member(key).flatMap(decode)
  }

  /// Notes what was missing and what was not asked for.
  ///
  /// A missing key for which a misspelt one stands is mentioned only there.
  func finish() {
    let unknown = allowsUnknownKeys ? [] : members.filter { !known.contains(name($0)) }
    let unused = known.filter { key in !members.contains { name($0) == key } }
    var suggested: Set<String> = []
    for member in unknown {
      let near = nearestName(to: member.key, among: unused)
      if let near { suggested.insert(near) }
      problem(
        at: member, "unknown key \(JSONWriter.quoted(member.key)); \(expectation)",
        suggestion: near)
    }
    for (key, what) in missing where !suggested.contains(key) {
      cursor.report("the key \(JSONWriter.quoted(key)) is missing; expected \(what)")
    }
  }

  /// The key that a member means.
  private func name(_ member: JSONMember) -> String {
    spellings.isEmpty ? member.key : spellings[member.key] ?? member.key
  }

  private var expectation: String {
    known.isEmpty ? "expected no keys here" : "expected \(JSONWriter.oneOf(known))"
  }

  private func cursor(to member: JSONMember) -> JSONCursor {
    JSONCursor(
      node: member.node, path: .key(cursor.path, member.key), problems: cursor.problems)
  }

  /// Complains about a member's key.
  private func problem(at member: JSONMember, _ message: String, suggestion: String? = nil) {
    cursor.problems.add(
      offset: member.keyOffset, path: .key(cursor.path, member.key), message: message,
      suggestion: suggestion)
  }
}
