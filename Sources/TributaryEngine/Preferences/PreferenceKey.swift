/// A named value that views publish to their ancestors.
///
/// If several views below a reader publish a value, `reduce` merges the values in the order of the view tree.
public protocol PreferenceKey {
  /// The type of the published value.
  associatedtype Value

  /// The value that applies if no view publishes one.
  ///
  /// `reduce(x, default)` should be equivalent to `x`. The engine does not observe the values that this property reads.
  /// The property must not read the same key from a host, because the result would depend on itself.
  static var defaultValue: Value { get }

  /// Merges the value of the next sibling into the accumulated value.
  ///
  /// For *n* values the engine calls this function *n* − 1 times; the first value is the initial accumulated value. The
  /// result must depend on the two values only: the engine does not observe other reads, such as those of an observable
  /// object.
  ///
  /// - Parameters:
  ///   - value: The accumulated value.
  ///   - nextValue: A closure that returns the next value. The value is not computed unless the closure is called.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
