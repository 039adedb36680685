import Foundation
import TributaryGeometry
import TributaryEngine

/// Numbers in the order of the view tree.
enum NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Subtraction: neither associative nor commutative, so that the order and grouping of a fold are visible.
enum DifferenceKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
}

/// Positions in the order of the view tree.
enum PlacesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
