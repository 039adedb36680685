public import TributaryGeometry

/// The default measurer: the widths of a sans face with the metrics of Helvetica, from an embedded table.
///
/// The same on every machine, whatever fonts it has. Weights from semibold on are measured in bold, the others in
/// regular; the monospaced design has characters 0.6 of the size wide. Serif and rounded designs and fonts asked for
/// by name are measured as the sans face is: renderers make the drawn line as wide as the measure. East Asian wide
/// characters take one em, pictographs 1.25 em, combining marks and control characters nothing, a tab four spaces.
///
/// A line is 0.905 of the size above its baseline, 0.212 below, and 0.033 from the next line; monospaced 0.833, 0.300
/// and 0. Nothing is rounded.
public struct MetricTextMeasurer: TextMeasurer, Hashable {
  /// A measurer with the table of widths that the package holds.
  public init() {}

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let table: AdvanceTable =
      if font.design == .monospaced {
        .monospaced
      } else if font.weight.number >= Font.Weight.semibold.number {
        .bold
      } else {
        .regular
      }
    let unit = font.size / CGFloat(SansAdvances.unitsPerEm) * font.faceWidth.factor
    if font.smallCaps == .none { return CGFloat(table.advance(of: text)) * unit }
    return font.smallCaps.pieces(of: text).reduce(0) { sum, piece in
      sum + CGFloat(table.advance(of: piece.text)) * unit * (piece.isSmall ? Font.SmallCaps.height : 1)
    }
  }

  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    let unit = font.size / CGFloat(SansAdvances.unitsPerEm)
    return font.design == .monospaced
      ? LineMetrics(ascent: 1705 * unit, descent: 615 * unit)
      : LineMetrics(ascent: 1854 * unit, descent: 434 * unit, leading: 67 * unit)
  }
}
