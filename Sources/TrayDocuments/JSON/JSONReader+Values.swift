// SPDX-License-Identifier: MIT

// Each kind of value in its three forms: needed, with a default, and optional.
extension JSONReader {
  /// A string that must be there; empty if it is not.
  public func string(_ key: String) -> String {
    value(key, placeholder: "", expecting: "a string") { $0.string() }
  }

  /// A string that may be left out.
  public func string(_ key: String, default: String) -> String {
    value(key, default: `default`) { $0.string() }
  }

  /// A string, or nil if it is left out.
  public func string(ifPresent key: String) -> String? {
    value(ifPresent: key) { $0.string() }
  }

  /// A truth value that must be there; false if it is not.
  public func bool(_ key: String) -> Bool {
    value(key, placeholder: false, expecting: "true or false") { $0.bool() }
  }

  /// A truth value that may be left out.
  public func bool(_ key: String, default: Bool) -> Bool {
    value(key, default: `default`) { $0.bool() }
  }

  /// A truth value, or nil if it is left out.
  public func bool(ifPresent key: String) -> Bool? {
    value(ifPresent: key) { $0.bool() }
  }

  /// A number that must be there, inside `range`; 0 or the lower bound if it is not.
  public func number(_ key: String, in range: ClosedRange<Double>? = nil) -> Double {
    value(key, placeholder: range?.lowerBound ?? 0, expecting: "a number") { $0.number(in: range) }
  }

  /// A number that may be left out, inside `range`.
  public func number(
    _ key: String, default: Double, in range: ClosedRange<Double>? = nil
  ) -> Double {
    value(key, default: `default`) { $0.number(in: range) }
  }

  /// A number inside `range`, or nil if it is left out.
  public func number(ifPresent key: String, in range: ClosedRange<Double>? = nil) -> Double? {
    value(ifPresent: key) { $0.number(in: range) }
  }

  /// A whole number that must be there, inside `range`; 0 or the lower bound if it is not.
  public func integer(_ key: String, in range: ClosedRange<Int>? = nil) -> Int {
    value(key, placeholder: range?.lowerBound ?? 0, expecting: "a whole number") {
      $0.integer(in: range)
    }
  }

  /// A whole number that may be left out, inside `range`.
  public func integer(_ key: String, default: Int, in range: ClosedRange<Int>? = nil) -> Int {
    value(key, default: `default`) { $0.integer(in: range) }
  }

  /// A whole number inside `range`, or nil if it is left out.
  public func integer(ifPresent key: String, in range: ClosedRange<Int>? = nil) -> Int? {
    value(ifPresent: key) { $0.integer(in: range) }
  }

  /// A length in points, infinite for `"infinity"`, or nil for `null` and when left out.
  public func length(_ key: String) -> Double? {
    value(ifPresent: key) { $0.length() }
  }

  /// A value by its name in a table, which must be there; nil if it is not.
  public func choice<Value>(_ key: String, _ choices: JSONChoices<Value>) -> Value? {
    value(
      key, placeholder: nil, expecting: JSONWriter.oneOf(choices.names)
    ) { $0.choice(choices) }
  }

  /// A value by its name in a table, which may be left out.
  public func choice<Value>(
    _ key: String, default: Value, _ choices: JSONChoices<Value>
  ) -> Value {
    value(key, default: `default`) { $0.choice(choices) }
  }

  /// A value by its name in a table, or nil if it is left out.
  public func choice<Value>(ifPresent key: String, _ choices: JSONChoices<Value>) -> Value? {
    value(ifPresent: key) { $0.choice(choices) }
  }

  /// The decoded elements of an array that must be there; empty if it is not.
  public func array<Value>(_ key: String, _ decode: (JSONCursor) -> Value?) -> [Value] {
    value(key, placeholder: [], expecting: "an array") { $0.array(decode) }
  }

  /// The decoded elements of an array that may be left out.
  public func array<Value>(
    _ key: String, default: [Value], _ decode: (JSONCursor) -> Value?
  ) -> [Value] {
    value(key, default: `default`) { $0.array(decode) }
  }

  /// The decoded object of a member that must be there; nil if it is missing or wrong.
  public func object<Value>(_ key: String, _ decode: (JSONReader) -> Value?) -> Value? {
    value(key, placeholder: nil, expecting: "an object") { $0.object(decode) }
  }

  /// The decoded object of a member, or nil if it is left out.
  public func object<Value>(ifPresent key: String, _ decode: (JSONReader) -> Value?) -> Value? {
    value(ifPresent: key) { $0.object(decode) }
  }
}
