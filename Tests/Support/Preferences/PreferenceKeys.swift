public import TributaryEngine

/// The elements of all writers, in the order of the fold.
public enum ListKey<Element>: PreferenceKey {
  public static var defaultValue: [Element] { [] }
  public static func reduce(value: inout [Element], nextValue: () -> [Element]) { value += nextValue() }
}

/// The sum of the values of all writers.
public enum SumKey<Value: AdditiveArithmetic>: PreferenceKey {
  public static var defaultValue: Value { .zero }
  public static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

/// The greatest value of all writers, or zero if no value is greater.
public enum MaxKey<Value: AdditiveArithmetic & Comparable>: PreferenceKey {
  public static var defaultValue: Value { .zero }
  public static func reduce(value: inout Value, nextValue: () -> Value) { value = max(value, nextValue()) }
}

/// The value of the first writer that has one.
///
/// The key calls `nextValue` only while it has no value.
public enum FirstKey<Wrapped>: PreferenceKey {
  public static var defaultValue: Wrapped? { nil }
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) { value = value ?? nextValue() }
}

/// The value of the last writer that has one.
public enum LastKey<Wrapped>: PreferenceKey {
  public static var defaultValue: Wrapped? { nil }
  public static func reduce(value: inout Wrapped?, nextValue: () -> Wrapped?) { value = nextValue() ?? value }
}

/// The number of the last writer.
///
/// The default, −1, is also a contribution: a container without a writer resets the number.
public enum LastNumberKey: PreferenceKey {
  public static var defaultValue: Int { -1 }
  public static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

/// Subtraction: neither associative nor commutative, so that the order and grouping of a fold are visible.
public enum DifferenceKey: PreferenceKey {
  public static var defaultValue: Int { 0 }
  public static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}
