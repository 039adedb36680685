public import TributaryGeometry

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
