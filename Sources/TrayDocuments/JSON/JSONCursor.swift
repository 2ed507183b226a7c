// SPDX-License-Identifier: MIT

/// A value of a document that is being decoded; it knows the way that led to it.
///
/// Each question answers nil after a complaint. Complaints are collected, so a decoder goes on after
/// one and finds the next.
public struct JSONCursor {
  /// The value and its place.
  public let node: JSONNode
  /// The way from the root.
  public let path: JSONPath
  let problems: DocumentProblems

  /// What stands here, for decoders that tell apart several kinds of value.
  public var value: JSONValue { node.value }

  /// Complains about this value.
  public func report(_ message: String, suggestion: String? = nil) {
    problems.add(offset: node.offset, path: path, message: message, suggestion: suggestion)
  }

  /// Complains that something else stands here than `what`; answers nil for convenience.
  @discardableResult
  public func expected<Value>(_ what: String, suggestion: String? = nil) -> Value? {
    report("expected \(what), found \(JSONWriter.described(value))", suggestion: suggestion)
    return nil
  }

  /// The string here.
  public func string() -> String? {
    guard case .string(let text) = value else { return expected("a string") }
    return text
  }

  /// The truth value here.
  public func bool() -> Bool? {
    guard case .bool(let truth) = value else { return expected("true or false") }
    return truth
  }

  /// The number here, inside `range` if there is one.
  public func number(in range: ClosedRange<Double>? = nil) -> Double? {
    let bounds = range.map { JSONWriter.described($0) } ?? ""
    guard case .number(let number) = value, range?.contains(number) ?? true else {
      return expected("a number\(bounds)")
    }
    return number
  }

  /// The whole number here, inside `range`; without one, inside ±2⁵³.
  public func integer(in range: ClosedRange<Int>? = nil) -> Int? {
    let exact = -9_007_199_254_740_992...9_007_199_254_740_992
    let bounds = range.map { JSONWriter.described(Double($0.lowerBound)...Double($0.upperBound)) }
    guard case .number(let number) = value, let whole = Int(exactly: number),
      (range ?? exact).contains(whole)
    else { return expected("a whole number\(bounds ?? "")") }
    return whole
  }

  /// The length here, in points: a number, `"infinity"`, or nil for `null`, an unspecified length.
  ///
  /// A length may be negative; what that means is up to whoever asks.
  public func length() -> Double? {
    switch value {
    case .number(let number): number
    case .null: nil
    case .string("infinity"): .infinity
    case .bool, .string, .array, .object: expected("a number, \"infinity\" or null")
    }
  }

  /// The value named here, from a table of names.
  public func choice<Value>(_ choices: JSONChoices<Value>) -> Value? {
    let names = choices.names
    guard case .string(let name) = value else {
      return expected(JSONWriter.oneOf(names))
    }
    if let choice = choices[name] { return choice }
    return expected(
      JSONWriter.oneOf(names), suggestion: nearestName(to: name, among: names))
  }

  /// The elements of the array here.
  public func elements() -> [JSONCursor]? {
    guard case .array(let nodes) = value else { return expected("an array") }
    return nodes.enumerated().map { index, node in
      JSONCursor(node: node, path: .index(path, index), problems: problems)
    }
  }

  /// The elements of the array here, decoded; those that answer nil are left out.
  public func array<Value>(_ decode: (JSONCursor) -> Value?) -> [Value]? {
    elements()?.compactMap(decode)
  }

  /// The object here, decoded by asking a reader for its members.
  ///
  /// Afterwards each member that was not asked for is an error, and so is each that was missing.
  public func object<Value>(_ decode: (JSONReader) -> Value?) -> Value? {
    guard case .object(let members) = value else { return expected("an object") }
    let reader = JSONReader(members, at: self)
    let result = decode(reader)
    reader.finish()
    return result
  }
}
