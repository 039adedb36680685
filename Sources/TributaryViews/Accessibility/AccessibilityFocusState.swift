@_spi(Engine) public import TributaryEngine

/// A property wrapper for the focus of assistive technology.
///
/// The focus of assistive technology is not tracked, so the value is always `false` or `nil`, as in SwiftUI while no
/// assistive technology is active. Writes have no effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let empty: Value

  /// Creates a state for the focus of one view.
  public init() where Value == Bool { empty = false }

  /// Creates a state for the focus of one view by the given technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { empty = false }

  /// Creates a state for the focus of one of several views.
  public init<T: Hashable>() where Value == T? { empty = nil }

  /// Creates a state for the focus of one of several views by the given technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { empty = nil }

  /// The value, which is always `false` or `nil`.
  public var wrappedValue: Value {
    get { empty }
    nonmutating set {}
  }

  /// The binding to pass to `accessibilityFocused`.
  public var projectedValue: Binding { Binding(empty: empty) }

  /// A binding to the focus of assistive technology.
  @propertyWrapper
  public struct Binding {
    fileprivate let empty: Value

    /// The value, which is always `false` or `nil`.
    public var wrappedValue: Value {
      get { empty }
      nonmutating set {}
    }

    /// This binding.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Binds a Boolean to the accessibility focus of this view. The modifier has no effect.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// Binds a value to the accessibility focus of this view. The modifier has no effect.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets the initial view of the accessibility focus. The modifier has no effect.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
