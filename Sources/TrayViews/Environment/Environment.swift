// SPDX-License-Identifier: MIT

public import TrayLayout

/// The environment of the body that is being evaluated.
enum CurrentEnvironment {
  @TaskLocal static var values = EnvironmentValues()
}

/// The environment of the body that is being evaluated, kept for a closure that is called later.
///
/// A view that is made again and again or after layout, as those of a loop or a reader, sees the same
/// values as the body in which it is written.
struct BodyEnvironment: Sendable {
  private let values = CurrentEnvironment.values

  /// Runs `body` as if it stood in the body that made this.
  func run<Result>(_ body: () -> Result) -> Result {
    CurrentEnvironment.$values.withValue(values, operation: body)
  }
}

/// A value from the environment, read in a view's body.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let path: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Creates a reader of one value.
  public init(_ path: any KeyPath<EnvironmentValues, Value> & Sendable) { self.path = path }

  /// The value at the place of the view whose body reads it.
  public var wrappedValue: Value { CurrentEnvironment.values[keyPath: path] }
}

/// A value that a view owns; layout sees the value it begins with.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a state with the value it begins with.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a state with the value it begins with.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A reference to the value for other views.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that a view reads and writes but another one owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from a way to read and a way to write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding from another one, as a closure with a parameter `$value` does.
  public init(projectedValue: Binding) { self = projectedValue }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { part in
        var value = wrappedValue
        value[keyPath: path] = part
        wrappedValue = value
      })
  }
}

extension View {
  /// Hands a value down to this view and what it is made of.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: path] = value }
  }

  /// Changes a value that is handed down to this view and what it is made of.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: path]) }
  }
}

/// A view under a changed environment.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func lower(_ view: EnvironmentView, into builder: inout TreeBuilder) {
    builder.withEnvironment(view.change) { view.content.lower(into: &$0) }
  }
}
