package import TributaryGeometry

/// The font and the heights of a line, shared by all text that has them.
package final class TextLineStyle: Sendable {
  package let font: ResolvedFont
  package let metrics: LineMetrics

  package init(_ font: ResolvedFont, _ metrics: LineMetrics) {
    self.font = font
    self.metrics = metrics
  }

  /// The height of the line, in points.
  package var height: CGFloat { metrics.ascent + metrics.descent }
}
