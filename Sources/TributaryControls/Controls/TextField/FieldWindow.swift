@_spi(Engine) import TributaryViews
import TributaryGeometry

/// The visible part of a line of text that is wider than its field.
///
///     width 5      0123[45678]9      first 4, caret anywhere in 4...9
///
/// Tested by `LineEditingTests`.
struct FieldWindow {
  /// The indices of the characters, and the end index.
  private let borders: ContiguousArray<String.Index>
  private let text: String
  /// The available width, in points.
  private let width: CGFloat
  private let measure: (Substring) -> CGFloat

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - width: The available width for text, in points.
  ///   - measure: A closure that returns the width of a text, in points.
  init(_ text: String, width: CGFloat, measure: @escaping (Substring) -> CGFloat) {
    self.text = text
    borders = ContiguousArray(text.indices) + [text.endIndex]
    self.width = width
    self.measure = measure
  }

  /// Returns the first visible character for which the caret is visible.
  ///
  /// The first character changes only if the caret would not be visible, or if space would be left after the text.
  ///
  /// - Parameter old: The previous first character.
  /// - Complexity: O(log *n*) measurements, because the cost of a measurement depends on the length of the text.
  func first(showing caret: Int, from old: Int) -> Int {
    let fewest = first(fitting: caret, beyond: 0)
    if old <= fewest { return fewest }
    return max(fewest, min(old, caret, first(fitting: borders.count - 1, beyond: fewest)))
  }

  /// Returns the first position from which the characters before an end fit.
  private func first(fitting end: Int, beyond start: Int) -> Int {
    (start..<end).partitioningIndex { !(self.width(of: $0..<end) > width) }
  }

  /// Returns the width of a range of characters, in points.
  func width(of range: Range<Int>) -> CGFloat { measure(text[borders[range.lowerBound]..<borders[range.upperBound]]) }

  /// Returns the caret position at a distance from the left edge.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge, in points.
  ///   - first: The first visible character.
  func place(at x: CGFloat, from first: Int) -> Int {
    (first..<borders.count - 1).partitioningIndex {
      x < (width(of: first..<$0) + width(of: first..<$0 + 1)) / 2
    }
  }
}
