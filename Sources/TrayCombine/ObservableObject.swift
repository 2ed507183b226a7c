// SPDX-License-Identifier: MIT

/// An object that says before it changes.
///
/// Layout reads an object as it is; nothing listens to it.
public protocol ObservableObject: AnyObject {
  /// What says that the object will change.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What says that the object will change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the object will change, to nobody.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Says that an object will change; nothing listens.
public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Says that the object will change; does nothing.
  public func send() {}
}

/// A property of an object whose changes are published; layout reads its value.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with the value it begins with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property with the value it begins with.
  public init(initialValue: Value) { wrappedValue = initialValue }
}
