package import TributaryGeometry

/// A symbol in the place of a character of a text.
package struct TextAttachment: Sendable, Equatable {
  package let name: String
  /// In points.
  package var width: CGFloat
  /// From the top to the baseline, in points.
  package var ascent: CGFloat
  /// From the baseline to the bottom, in points.
  package var descent: CGFloat

  package init(name: String, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.name = name
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// What stands in the text for it, and is not drawn.
  package static let character = "\u{FFFC}"
}
