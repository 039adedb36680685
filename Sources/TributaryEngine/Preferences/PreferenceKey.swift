/// A named value that views publish to the views around them.
///
/// Where several views below a reader publish, `reduce` merges their values in the order of the view tree.
public protocol PreferenceKey {
  /// The type of what is published.
  associatedtype Value

  /// The value where nobody publishes one. `reduce(x, default)` should mean the same as `x`. What it reads is not observed, and
  /// it must not ask a host for this key: the answer would begin with itself.
  static var defaultValue: Value { get }

  /// Merges the value of the next sibling into the value so far.
  ///
  /// With *n* values it is called *n* − 1 times; the first value begins the fold as it is. It goes by the values alone: what it
  /// reads besides, of an observable object for instance, is not observed.
  ///
  /// - Parameters:
  ///   - value: What has been merged so far.
  ///   - nextValue: Answers the next value; that value is not computed unless this is called.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
