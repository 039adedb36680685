import TributaryDrawing
public import TributaryGeometry

extension Text {
  /// The lines of a text, as its renderer draws them. Places are in the coordinates of the view of the text, in points.
  ///
  ///     Layout ──▶ Line ──▶ Run ──▶ RunSlice       a run has one style, and stands on one line;
  ///                                                a slice is some characters of a run
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether something of the text has no room.
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
    /// The left end of the baseline.
    public var origin: CGPoint

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }

    /// A run, at the place that the line has been moved to.
    public subscript(index: Int) -> Run { runs[index].moved(by: shift) }

    private var shift: CGPoint {
      guard let first = runs.first else { return .zero }
      return CGPoint(x: origin.x - first.glyphs.lineOrigin.x, y: origin.y - first.glyphs.lineOrigin.y)
    }

    /// What the line measures.
    public var typographicBounds: TypographicBounds {
      let all = map(\.typographicBounds)
      return TypographicBounds(
        origin: origin, width: all.map(\.rect.maxX).max().map { $0 - origin.x } ?? 0,
        ascent: all.map(\.ascent).max() ?? 0, descent: all.map(\.descent).max() ?? 0, leading: 0)
    }
  }

  /// The part of a line that has one style and one set of attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let glyphs: TextGlyphs
    var shift = CGPoint.zero

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.count }

    /// One character.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// Some characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What has been said about the run; `nil` for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { glyphs.attributes?.value(of: key) }

    /// Which way the characters run.
    public var layoutDirection: LayoutDirection { glyphs.isRightToLeft ? .rightToLeft : .leftToRight }

    /// What the run measures.
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

    func moved(by shift: CGPoint) -> Run { Run(glyphs: glyphs, shift: shift) }
  }

  /// Some characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that they are of.
    public var run: Run
    /// Which ones.
    public var indices: Range<Int>

    /// Some characters of a run; those that it does not have are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    /// One character.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// Some characters.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// What has been said about the run; `nil` for nothing of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// What the characters measure.
    public var typographicBounds: TypographicBounds {
      let (line, span) = (run.glyphs.line, run.glyphs.span(of: indices))
      return TypographicBounds(
        origin: CGPoint(x: line.origin.x + span.lowerBound + run.shift.x, y: line.origin.y + run.shift.y),
        width: span.upperBound - span.lowerBound, ascent: line.ascent, descent: line.descent, leading: 0)
    }
  }

  /// What a piece of text measures, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the first character to the last.
    public var width: CGFloat
    /// From the top to the baseline.
    public var ascent: CGFloat
    /// From the baseline to the bottom.
    public var descent: CGFloat
    /// Between the bottom and the top of the next line.
    public var leading: CGFloat

    /// What is covered.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How pieces of text are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Characters stand where they are put and not at the nearest part of a pixel: they always do.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
