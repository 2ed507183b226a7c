// SPDX-License-Identifier: MIT

package import TrayLayout

/// Which field has the keyboard; layout sees where the focus begins.
///
/// A field with the focus is one that a surface keeps in sight above the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// A reference to the focus for views.
  @propertyWrapper
  public struct Binding {
    let binding: TrayViews.Binding<Value>

    /// What has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Creates a focus that lies elsewhere.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a focus that lies nowhere.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// What has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A reference to the focus for views.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

private enum FieldFocusKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a field at this place has the keyboard.
  package var isFieldFocused: Bool {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }
}

extension View {
  /// Says whether the field in this view has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.isFieldFocused, condition.wrappedValue)
  }

  /// Says by which value of the focus the field in this view has the keyboard.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(\.isFieldFocused, binding.wrappedValue == value)
  }
}
