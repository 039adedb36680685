@_spi(Engine) public import TributaryEngine

/// Which of a view's parts assistive technology looks at. There is none here that would, so that no part ever is: the value
/// is false, or `nil`, whatever is written, as it is in SwiftUI while no such technology runs.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let empty: Value

  /// Whether a view is looked at.
  public init() where Value == Bool { empty = false }

  /// Whether a view is looked at by some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { empty = false }

  /// Which of several views is looked at.
  public init<T: Hashable>() where Value == T? { empty = nil }

  /// Which of several views is looked at by some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { empty = nil }

  /// False or `nil`.
  public var wrappedValue: Value {
    get { empty }
    nonmutating set {}
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(empty: empty) }

  /// A reference to which view is looked at.
  @propertyWrapper
  public struct Binding {
    fileprivate let empty: Value

    /// False or `nil`.
    public var wrappedValue: Value {
      get { empty }
      nonmutating set {}
    }

    /// This reference.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Ties a value to whether assistive technology looks at this view; it never does here.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }

  /// Makes this view stand for a value while assistive technology looks at it; it never does here.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Tells assistive technology which view to look at first.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
