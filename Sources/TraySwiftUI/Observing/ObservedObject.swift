// SPDX-License-Identifier: MIT

/// An object that a view is given and watches; layout reads it as it is.
@propertyWrapper
@dynamicMemberLookup
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: ObservedObject { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
  ) -> Binding<Part> {
    wrappedValue.binding(to: path)
  }
}

/// An object that a view owns: made when it is first read, and then the same in every copy.
@propertyWrapper
@dynamicMemberLookup
public struct StateObject<ObjectType: ObservableObject> {
  private final class Storage {
    lazy var object = make()
    private let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Creates an object when it is first needed.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(wrappedValue)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: StateObject { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
  ) -> Binding<Part> {
    wrappedValue.binding(to: path)
  }
}

extension ObservableObject {
  fileprivate func binding<Part>(to path: ReferenceWritableKeyPath<Self, Part>) -> Binding<Part> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}
