@_spi(Engine) import TributaryViews
import TributaryGeometry

/// What a field shows of a line of text that is longer than it.
///
///     width 5      0123[45678]9      first 4, caret anywhere in 4...9
///
/// Tested by `LineEditingTests`.
struct FieldWindow {
  /// Where the characters begin, and the end.
  private let borders: ContiguousArray<String.Index>
  private let text: String
  /// In points.
  private let width: CGFloat
  private let measure: (Substring) -> CGFloat

  /// - Parameters:
  ///   - width: The room for text, in points.
  ///   - measure: The width of a text, in points.
  init(_ text: String, width: CGFloat, measure: @escaping (Substring) -> CGFloat) {
    self.text = text
    borders = ContiguousArray(text.indices) + [text.endIndex]
    self.width = width
    self.measure = measure
  }

  /// The first character to be shown, so that the caret is seen.
  ///
  /// It stays where it was as long as the caret can be seen so, and no room is left behind the text.
  ///
  /// - Complexity: O(log *n*) measurements, since measuring costs what is measured.
  func first(showing caret: Int, from old: Int) -> Int {
    let fewest = first(fitting: caret, beyond: 0)
    if old <= fewest { return fewest }
    return max(fewest, min(old, caret, first(fitting: borders.count - 1, beyond: fewest)))
  }

  /// The first place that the characters from there to an end fit from.
  private func first(fitting end: Int, beyond start: Int) -> Int {
    (start..<end).partitioningIndex { !(self.width(of: $0..<end) > width) }
  }

  /// The width of some characters, in points.
  func width(of range: Range<Int>) -> CGFloat { measure(text[borders[range.lowerBound]..<borders[range.upperBound]]) }

  /// How many characters stand before a place of a line that begins with one.
  ///
  /// - Parameter x: From the left edge, in points.
  func place(at x: CGFloat, from first: Int) -> Int {
    (first..<borders.count - 1).partitioningIndex {
      x < (width(of: first..<$0) + width(of: first..<$0 + 1)) / 2
    }
  }
}
