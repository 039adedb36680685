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

/// Gives every character one width, and never breaks a line: for tests and benchmarks whose numbers are plain to see.
public struct FixedTextMeasurer: TextMeasurer, Hashable {
  /// Width of a character, in points.
  public let characterWidth: CGFloat
  /// Height of a line, in points; four fifths of it are above the baseline.
  public let lineHeight: CGFloat

  /// A measurer by its lengths in points. A length that is negative or not a finite number becomes 0.
  public init(characterWidth: CGFloat = 8, lineHeight: CGFloat = 16) {
    self.characterWidth = characterWidth.asExtent
    self.lineHeight = lineHeight.asExtent
  }

  public var breaksLines: Bool { false }

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let ascii: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      // A carriage return may be half of a character.
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? bytes.count : nil
    }
    if case .some(.some(let count)) = ascii { return CGFloat(count) * characterWidth }
    return CGFloat(text.count) * characterWidth
  }

  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: lineHeight * 0.8, descent: lineHeight * 0.2)
  }
}
