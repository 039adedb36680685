public import TributaryGeometry

/// A text broken into lines and measured, with the size of its frame.
public struct TextLayout: Sendable, Equatable {
  /// The content of a layout. Drawing commands contain it, so the most common case is stored in four words.
  private enum Storage: Sendable {
    /// A single line that is as wide as the frame. Its style is shared.
    case line(String, width: CGFloat, TextLineStyle)
    /// All other text.
    case paragraph(Paragraph)
  }

  private let storage: Storage

  /// The lines of a layout that is not a single line as wide as the frame.
  package final class Paragraph: Sendable {
    private enum Content: Sendable {
      case lines(ContiguousArray<Line>)
      /// The lines of a text in one style, which are created when they are read.
      case plain(PlainLines)
    }

    let size: CGSize
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat
    private let content: Content

    init(_ size: CGSize, _ lines: ContiguousArray<Line>, _ firstBaseline: CGFloat, _ lastBaseline: CGFloat) {
      self.size = size
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
      content = .lines(lines)
    }

    init(_ lines: PlainLines, _ metrics: TextMetrics) {
      size = metrics.size
      firstBaseline = metrics.firstBaseline
      lastBaseline = metrics.lastBaseline
      content = .plain(lines)
    }

    var lines: ContiguousArray<Line> {
      switch content {
      case .lines(let lines): lines
      case .plain(let lines): lines.lines(widest: size.width)
      }
    }

    /// The size of the largest font, in points.
    var largestFontSize: CGFloat {
      switch content {
      case .lines(let lines): lines.map(\.font.size).filter(\.isFinite).max() ?? 0
      case .plain(let lines): lines.style.font.size
      }
    }

    /// The lines, if they can have backgrounds, paints, and decorations.
    var styledLines: ContiguousArray<Line>? { if case .lines(let lines) = content { lines } else { nil } }
  }

  /// The size of the text's frame, in points: the width of the widest line, and the sum of the lines' heights.
  public var size: CGSize {
    switch storage {
    case .line(_, let width, let style): CGSize(width: width, height: style.height)
    case .paragraph(let paragraph): paragraph.size
    }
  }

  /// The lines from top to bottom; at least one, which is empty for empty text.
  ///
  /// A line in several styles consists of several adjacent elements, in reading order.
  ///
  /// - Complexity: O(1); text in one style creates the array at each access.
  public var lines: ContiguousArray<Line> {
    switch storage {
    case .line(let text, let width, let style):
      let ascent = style.metrics.ascent
      return [
        Line(
          text: text, font: style.font, origin: CGPoint(x: 0, y: ascent), width: width, ascent: ascent,
          descent: style.height - ascent)
      ]
    case .paragraph(let paragraph): return paragraph.lines
    }
  }

  /// The distance from the top of the frame to the first line's baseline, in points.
  public var firstBaseline: CGFloat {
    switch storage {
    case .line(_, _, let style): style.metrics.ascent
    case .paragraph(let paragraph): paragraph.firstBaseline
    }
  }

  /// The distance from the top of the frame to the last line's baseline, in points.
  public var lastBaseline: CGFloat {
    switch storage {
    case .line(_, _, let style): style.metrics.ascent
    case .paragraph(let paragraph): paragraph.lastBaseline
    }
  }

  /// The lines, if they are not a single line as wide as the frame.
  package var paragraph: Paragraph? {
    if case .paragraph(let paragraph) = storage { paragraph } else { nil }
  }

  /// A line, or the part of a line that has one style.
  public struct Line: Sendable, Equatable {
    /// The drawn text, without its line break, and with an ellipsis if it is truncated. It may contain any character of
    /// the user's data; renderers escape it.
    public var text: String

    /// The font of the line.
    public var font: ResolvedFont

    /// The left end of the line's baseline in the frame of the text, in points.
    public var origin: CGPoint

    /// The advance width of the line, in points. Renderers fit the drawn line to this width.
    public var width: CGFloat

    /// The distance from the top of the whole line to its baseline, in points.
    public var ascent: CGFloat

    /// The distance from the baseline to the bottom of the whole line, in points.
    public var descent: CGFloat

    /// The offset of the text above the line's baseline, in points; negative is below.
    public var rise: CGFloat = 0

    /// The part of the width added after each character, in points; may be negative.
    public var spacing: CGFloat = 0

    /// The paint; `nil` for that of the command that draws the text.
    public var paint: Paint?

    /// The color of the area behind the text, which is as high as the whole line; `nil` for none.
    public var background: Color.Resolved?

    /// The underline of the text; `nil` for none.
    public var underline: TextDecoration?

    /// The strikethrough of the text; `nil` for none.
    public var strikethrough: TextDecoration?

    /// The index of the piece of the joined text to which the line belongs, from 0.
    package var run = 0

    /// The symbol at this position, which a separate command draws; if it is not nil, the text is empty.
    package var attachment: TextAttachment?

    /// Creates a line. A line without ascent and descent is centered vertically on its baseline.
    ///
    /// - Parameters:
    ///   - text: The drawn text.
    ///   - font: The font of the text.
    ///   - origin: The left end of the baseline in the frame of the text, in points.
    ///   - width: The advance width, in points.
    ///   - ascent: The distance from the top of the line to its baseline, in points.
    ///   - descent: The distance from the baseline to the bottom of the line, in points.
    public init(
      text: String, font: ResolvedFont, origin: CGPoint, width: CGFloat, ascent: CGFloat = 0, descent: CGFloat = 0
    ) {
      self.text = text
      self.font = font
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Creates a layout of lines.
  ///
  /// - Parameters:
  ///   - size: The size of the text, in points.
  ///   - lines: The lines, from top to bottom.
  ///   - firstBaseline: The distance from the top to the first line's baseline, in points.
  ///   - lastBaseline: The distance from the top to the last line's baseline, in points.
  public init(size: CGSize, lines: ContiguousArray<Line>, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.init(Paragraph(size, lines, firstBaseline, lastBaseline))
  }

  /// Creates a layout of the lines of another layout.
  package init(_ paragraph: Paragraph) { storage = .paragraph(paragraph) }

  /// The size of the largest font, in points.
  var largestFontSize: CGFloat {
    switch storage {
    case .line(_, _, let style): style.font.size
    case .paragraph(let paragraph): paragraph.largestFontSize
    }
  }

  /// Creates a layout of text on one line.
  package init(oneLine text: String, width: CGFloat, style: TextLineStyle) {
    storage = .line(text, width: width, style)
  }

  /// Returns the lines with their gradients placed.
  ///
  /// - Parameter bounds: The bounds of the text, in the coordinates of the fragment.
  package func placingPaints(in bounds: CGRect) -> TextLayout {
    func isPlaced(_ paint: Paint?) -> Bool { paint?.isPlaceless ?? true }
    guard let lines = paragraph?.styledLines,
      !lines.allSatisfy({
        isPlaced($0.paint) && isPlaced($0.underline?.paint) && isPlaced($0.strikethrough?.paint)
      })
    else { return self }
    let placed = ContiguousArray(
      lines.map { line in
        var line = line
        line.paint = line.paint?.placed(in: bounds)
        line.underline = line.underline?.placed(in: bounds)
        line.strikethrough = line.strikethrough?.placed(in: bounds)
        return line
      })
    return TextLayout(size: size, lines: placed, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    if let x = a.paragraph, x === b.paragraph { return true }
    guard a.size == b.size, a.firstBaseline == b.firstBaseline, a.lastBaseline == b.lastBaseline else { return false }
    if case .line(let x, _, let style) = a.storage, case .line(let y, _, let other) = b.storage {
      return x == y && style.font == other.font
    }
    return a.lines == b.lines
  }
}

/// The font and the line metrics of a text, shared by all text with the same values.
package final class TextLineStyle: Sendable {
  package let font: ResolvedFont
  package let metrics: LineMetrics
  /// The unit of all widths in the font; `nil` if the measurer has none.
  let units: _TextUnits?
  private let table: AdvanceTable?

  /// Creates the style of text in a font.
  package init(_ font: ResolvedFont, _ measurer: any TextMeasurer) {
    self.font = font
    metrics = measurer.validLineMetrics(of: font)
    units = measurer._units(in: font)
    table = units?.table
  }

  /// The height of the line, in points.
  package var height: CGFloat { metrics.ascent + metrics.descent }

  /// Returns the width of a text on one line in this style, in points; infinity if the text has a line break.
  package func wholeWidth(of text: String, by measurer: any TextMeasurer) -> CGFloat {
    if let units, let advance = table?.advance(ofASCIILine: text) { return (CGFloat(advance) * units.unit).asExtent }
    return text.isOneParagraph ? measurer.width(of: Substring(text), in: font).asExtent : .infinity
  }

  /// Returns the width of a long text on one line in this style, in points, from its analysis; infinity if the text has
  /// a line break; `nil` if the text is not analyzed.
  ///
  /// A long text probably wraps, and then its analysis is needed in any case.
  package func wholeWidth(ofLong text: String, _ analyses: @autoclosure () -> TextAnalyses) -> CGFloat? {
    guard text.utf8.count >= 48, let units else { return nil }
    let analysis = analyses().analysis(of: text, units)
    guard analysis.isComplete else { return nil }
    return analysis.paragraphs.count == 1 ? (CGFloat(analysis.whole) * units.unit).asExtent : .infinity
  }
}

extension StringProtocol {
  /// Whether the first letter with a direction belongs to a right-to-left script.
  package var isRightToLeft: Bool {
    // Scalars below the Hebrew block, which begins with the byte D6, are left to right.
    let mayBe = utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= 0xD6 } }
    if mayBe == false { return false }
    for scalar in unicodeScalars {
      if scalar.isOfRightToLeftScript { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // Digits and marks of these blocks have no direction.
      properties.isAlphabetic && properties.numericType == nil
    default: false
    }
  }
}
