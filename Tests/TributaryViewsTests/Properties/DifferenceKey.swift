import TributaryEngine

/// Subtraction: neither associative nor commutative, so that the order and grouping of a fold are visible.
enum DifferenceKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}
