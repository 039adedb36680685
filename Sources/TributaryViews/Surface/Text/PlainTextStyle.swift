@_spi(Engine) import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// What an environment says about text that says nothing itself, worked out once for all such texts in it.
package final class PlainTextStyle {
  package let line: TextLineStyle
  package let spacing: ViewSpacing
  private let measurer: any TextMeasurer
  private let breaksLines: Bool
  /// Whether text that does not fit is made smaller or tighter before it is cut.
  private let isScalable: Bool
  /// Whether such text is shown as it is written, in one font; nothing here holds for text that is not.
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

  /// Whether the answer to every proposal is the same.
  package func isRigid(_ content: String) -> Bool {
    !breaksLines || (content.isOneCharacterOrNone && !isScalable)
  }

  /// Returns the width of a text on one line, or infinity if it has to have several.
  package func wholeWidth(of content: String) -> CGFloat {
    content.isOneParagraph ? measurer.validWidth(of: content[...], in: line.font) : .infinity
  }

  /// Returns the size of a text that fits on one line as it is; `nil` if it has to be broken, cut or made smaller, or
  /// if only measuring it can tell.
  ///
  /// - Parameter wholeWidth: What ``wholeWidth(of:)`` answered.
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
