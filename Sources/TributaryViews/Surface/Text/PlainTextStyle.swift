@_spi(Engine) import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// The style of text without attributes in an environment, computed once for all such text views.
package final class PlainTextStyle {
  package let line: TextLineStyle
  package let spacing: ViewSpacing
  private let measurer: any TextMeasurer
  private let breaksLines: Bool
  /// Whether text that does not fit is scaled down or tightened before it is truncated.
  private let isScalable: Bool
  /// Whether text without attributes is displayed unchanged, in one font. Otherwise the other properties do not apply.
  package let isPlain: Bool

  package init(_ values: BuiltInValues) {
    let font = TextParagraph.font(of: nil, in: values)
    measurer = values.textMeasurer
    breaksLines = measurer.breaksLines
    line = TextLineStyle(font, measurer.validLineMetrics(of: font))
    isScalable = values.minimumScaleFactor < 1 || values.allowsTightening
    isPlain = values.showsPlainText
    spacing = .text(
      lineHeight: line.height,
      pixelLength: values.displayScale > 0 ? 1 / values.displayScale : 1)
  }

  /// Returns whether the text has the same size for every proposal.
  package func isRigid(_ content: String) -> Bool {
    !breaksLines || (content.isOneCharacterOrNone && !isScalable)
  }

  /// Returns the width of a text on one line, in points; infinity if the text has several lines.
  package func wholeWidth(of content: String) -> CGFloat {
    content.isOneParagraph ? measurer.validWidth(of: content[...], in: line.font) : .infinity
  }

  /// Returns the size of a text on one line; `nil` if the text must be wrapped, truncated, or scaled, or if it must be
  /// measured.
  ///
  /// - Parameters:
  ///   - wholeWidth: The result of ``wholeWidth(of:)``.
  ///   - proposal: The proposed size, in points.
  package func wholeSize(_ wholeWidth: CGFloat, for proposal: ProposedViewSize) -> CGSize? {
    guard wholeWidth.isFinite, !(isScalable && breaksLines) else { return nil }
    var width = wholeWidth
    if breaksLines, let offer = proposal.width, offer != .infinity {
      let limit = offer > 0 ? offer : 0
      guard wholeWidth <= limit + TextBreaker.tolerance else { return nil }
      width = min(wholeWidth, limit)
    }
    return CGSize(width: width, height: line.height)
  }
}
