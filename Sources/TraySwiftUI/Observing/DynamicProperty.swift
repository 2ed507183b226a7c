// SPDX-License-Identifier: MIT

/// A property that a view reads anew each time its body is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated by SwiftUI; never called here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value that lives as long as a gesture; layout sees the value it begins with.
@propertyWrapper
public struct GestureState<Value> {
  /// The value it begins with.
  public let wrappedValue: Value

  /// Creates a state with the value it begins with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a state with the value it begins with.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A value that an app keeps; layout sees the value it begins with, never what a machine has stored.
@propertyWrapper
public struct AppStorage<Value> {
  private let state: State<Value>

  /// Creates a value under a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a value under a key that begins with nothing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that a scene keeps; layout sees the value it begins with.
public typealias SceneStorage = AppStorage
