import TributaryDrawing
import TributaryGeometry

/// A measurer that enlarges texts in both directions, as longer texts and larger fonts do.
struct EnlargingTextMeasurer: TextMeasurer {
  let base: any TextMeasurer
  let scale: CGFloat

  func width(of text: Substring, in font: ResolvedFont) -> CGFloat { base.width(of: text, in: font) * scale }

  func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    let metrics = base.lineMetrics(of: font)
    return LineMetrics(
      ascent: metrics.ascent * scale, descent: metrics.descent * scale, leading: metrics.leading * scale)
  }

  var breaksLines: Bool { base.breaksLines }
  var movesCharacters: Bool { base.movesCharacters }
}
