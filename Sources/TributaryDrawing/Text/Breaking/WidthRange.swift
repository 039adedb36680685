package import TributaryGeometry

/// The column widths for which a text has the same lines, recorded while the lines are made.
///
///     "some words" in a column of 60: "some" is 40 wide, "some words" is 85     40 ... 84.99
///
/// The lines are a function of the results of comparisons with the width of the column. Each comparison limits the
/// range to the widths for which it has the same result. The bounds keep a small distance from the widths for which
/// rounding can affect a result.
///
/// Tested by `WidthRangeTests`.
package struct WidthRange: Equatable {
  /// The bounds, in points. The upper bound is infinite if the text has the same lines in a column without a width.
  package private(set) var low = -CGFloat.infinity
  package private(set) var high = CGFloat.infinity

  /// Whether the range contains the width of a column; infinity represents a column without a width.
  package func contains(_ width: CGFloat) -> Bool { low <= width && width <= high }

  /// Records that a length fits.
  mutating func fits(_ length: CGFloat) { low = max(low, length) }

  /// Records that a length exceeds the width by more than the tolerance.
  mutating func exceeds(_ length: CGFloat) { high = min(high, length - 2 * ColumnLimits.tolerance) }

  /// Records the result of a comparison that only rounding distinguishes from a comparison with an exact threshold.
  ///
  /// - Parameter isWider: Whether the column is wider than the threshold.
  mutating func compares(with threshold: CGFloat, isWider: Bool) {
    let margin = threshold.magnitude * 1e-9 + 1e-9
    if isWider { low = max(low, threshold + margin) } else { high = min(high, threshold - margin) }
  }
}
