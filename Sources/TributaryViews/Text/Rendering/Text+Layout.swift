import TributaryDrawing
public import TributaryGeometry

extension Text {
  /// The lines of a text, for a renderer. Positions are in the coordinates of the text view, in points.
  ///
  ///     Layout ──▶ Line ──▶ Run ──▶ RunSlice       a run has one style, and is on one line;
  ///                                                a slice is a range of characters of a run
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether a part of the text does not fit and is truncated.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }

    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    var runs: [Run]
    /// The left end of the baseline, in points.
    public var origin: CGPoint

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }

    /// Returns a run, moved with the line.
    public subscript(index: Int) -> Run { runs[index].moved(by: shift) }

    private var shift: CGPoint {
      guard let first = runs.first else { return .zero }
      return CGPoint(x: origin.x - first.glyphs.lineOrigin.x, y: origin.y - first.glyphs.lineOrigin.y)
    }

    /// The typographic bounds of the line.
    public var typographicBounds: TypographicBounds {
      let all = map(\.typographicBounds)
      return TypographicBounds(
        origin: origin, width: all.map(\.rect.maxX).max().map { $0 - origin.x } ?? 0,
        ascent: all.map(\.ascent).max() ?? 0, descent: all.map(\.descent).max() ?? 0, leading: 0)
    }
  }

  /// A part of a line with one style and one set of attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let glyphs: TextGlyphs
    var shift = CGPoint.zero

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.count }

    /// Returns the slice of one character.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// Returns the slice of a range of characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Returns the attribute of a type; `nil` if the run has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { glyphs.attributes?.value(of: key) }

    /// The indices of the characters in the source text.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    /// The direction of the characters.
    public var layoutDirection: LayoutDirection { glyphs.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The typographic bounds of the run.
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

    func moved(by shift: CGPoint) -> Run { Run(glyphs: glyphs, shift: shift) }
  }

  /// A range of characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the characters.
    public var run: Run
    /// The range of the characters in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run. Indices outside the run are ignored.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    /// Returns the slice of one character.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// Returns the slice of a range of characters.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// Returns the attribute of a type; `nil` if the run has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The indices of the characters in the source text.
    public var characterIndices: [CharacterIndex] { run.glyphs.sources[indices].map { CharacterIndex(value: $0) } }

    /// The typographic bounds of the characters.
    public var typographicBounds: TypographicBounds {
      let (line, span) = (run.glyphs.line, run.glyphs.span(of: indices))
      return TypographicBounds(
        origin: CGPoint(x: line.origin.x + span.lowerBound + run.shift.x, y: line.origin.y + run.shift.y),
        width: span.upperBound - span.lowerBound, ascent: line.ascent, descent: line.descent, leading: 0)
    }
  }

  /// The index of a character in the source text, for comparing the positions of characters.
  ///
  /// An ellipsis has the index of the first character that it replaces, and an image that of the following character.
  public struct CharacterIndex: Strideable, Hashable, Sendable {
    let value: Int

    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
  }

  /// The typographic measurements of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in points.
    public var origin: CGPoint
    /// The distance from the first character to the end of the last one, in points.
    public var width: CGFloat
    /// The distance from the top to the baseline, in points.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The distance from the bottom to the top of the next line, in points.
    public var leading: CGFloat

    /// The rectangle that the part of the text occupies, in points, relative to the start of its baseline.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// Options for drawing parts of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Characters keep their exact positions. The option has no effect, since positions are never rounded to pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
