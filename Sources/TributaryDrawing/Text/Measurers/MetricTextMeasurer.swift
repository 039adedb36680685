public import TributaryGeometry

/// The default measurer, with the widths of a sans-serif face with the metrics of Helvetica from an embedded table.
///
/// Its results are the same on every machine, regardless of installed fonts. Weights from semibold upward are measured
/// in bold, the others in regular; the monospaced design has characters with a width of 0.6 times the font size. Serif
/// and rounded designs and custom fonts are measured like the sans-serif face; renderers fit drawn lines to the
/// measured width. East Asian wide characters take one em, pictographs 1.25 em, combining marks and control characters
/// no width, and a tab four spaces.
///
/// The ascent of a line is 0.905 times the font size, its descent 0.212, and the leading 0.033; for the monospaced
/// design, 0.833, 0.300 and 0. No values are rounded.
public struct MetricTextMeasurer: TextMeasurer, Hashable {
  /// Creates a measurer with the embedded table of widths.
  public init() {}

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let units = units(in: font)
    let (table, unit) = (units.table, units.unit)
    if font.smallCaps == .none { return CGFloat(table.advance(of: text)) * unit }
    return font.smallCaps.pieces(of: text).reduce(0) { sum, piece in
      sum + CGFloat(table.advance(of: piece.text)) * unit * (piece.isSmall ? Font.SmallCaps.height : 1)
    }
  }

  private func units(in font: ResolvedFont) -> _TextUnits {
    let face: _TextUnits.Face =
      if font.design == .monospaced {
        .monospaced
      } else if font.weight.number >= Font.Weight.semibold.number {
        .bold
      } else {
        .regular
      }
    return _TextUnits(face, unit: font.size / CGFloat(SansAdvances.unitsPerEm) * font.faceWidth.factor)
  }

  public func _units(in font: ResolvedFont) -> _TextUnits? { font.smallCaps == .none ? units(in: font) : nil }

  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    let unit = font.size / CGFloat(SansAdvances.unitsPerEm)
    return font.design == .monospaced
      ? LineMetrics(ascent: 1705 * unit, descent: 615 * unit)
      : LineMetrics(ascent: 1854 * unit, descent: 434 * unit, leading: 67 * unit)
  }
}

/// A measurer in which all characters have the same width and lines are never broken, for tests and benchmarks with
/// simple numbers.
public struct FixedTextMeasurer: TextMeasurer, Hashable {
  /// The width of a character, in points.
  public let characterWidth: CGFloat
  /// The height of a line, in points; four fifths of it are above the baseline.
  public let lineHeight: CGFloat

  /// Creates a measurer with lengths in points. Lengths that are negative or not finite become 0.
  public init(characterWidth: CGFloat = 8, lineHeight: CGFloat = 16) {
    self.characterWidth = characterWidth.asExtent
    self.lineHeight = lineHeight.asExtent
  }

  public var breaksLines: Bool { false }

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    let ascii: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      // A carriage return may be part of a character with two scalars.
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? bytes.count : nil
    }
    if case .some(.some(let count)) = ascii { return CGFloat(count) * characterWidth }
    return CGFloat(text.count) * characterWidth
  }

  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: lineHeight * 0.8, descent: lineHeight * 0.2)
  }
}
