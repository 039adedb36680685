public import TributaryGeometry

/// A text with pieces in different styles, for measuring and line breaking.
///
/// Invariants:
/// 1. There is at least one run; the runs are contiguous, and the last one ends at the end of `content`.
/// 2. No run is empty, unless `content` is empty.
/// 3. Runs end between scalars; a character that begins in one run and ends in the next is measured in two parts.
///
/// Tested by `StyledTextPropertyTests`.
package struct StyledText: Sendable {
  package let content: String
  package private(set) var runs: ContiguousArray<Run>

  /// A piece of the text, which begins at the end of the previous one.
  package struct Run: Sendable {
    package var end: String.Index
    package var style: Style
  }

  /// The style in which a piece is measured and drawn.
  package struct Style: Sendable, Equatable {
    package var font: ResolvedFont
    /// The spacing after each character, in points; negative values bring characters closer.
    package var spacing: CGFloat = 0
    /// The offset of the piece above the line's baseline, in points; negative is below.
    package var rise: CGFloat = 0
    /// The paint; `nil` for that of the whole text.
    package var paint: Paint?
    /// The color of the area behind the piece, which is as high as the line.
    package var background: Color.Resolved?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// The symbol that replaces the piece, if any.
    package var attachment: TextAttachment?
    /// The alignment of the lines that begin with the piece, where `leading` is left; `nil` for that of the whole text.
    package var alignment: TextAlignment?

    package init(font: ResolvedFont) { self.font = font }

    /// Whether the measurements of text in this style depend only on the font.
    package var isMeasuredByFont: Bool { spacing == 0 && rise == 0 && attachment == nil }

    /// Whether the style has no properties other than the font.
    package var isPlain: Bool {
      isMeasuredByFont && paint == nil && background == nil && underline == nil && strikethrough == nil
        && alignment == nil
    }
  }

  /// Creates a text from pieces; empty pieces are omitted, unless all are empty.
  package init(_ pieces: [(content: String, style: Style)]) {
    var content = ""
    var lengths: ContiguousArray<(length: Int, style: Style)> = []
    for piece in pieces where !piece.content.isEmpty {
      content += piece.content
      lengths.append((piece.content.utf8.count, piece.style))
    }
    content.makeContiguousUTF8()
    self.content = content
    var end = content.startIndex
    runs = []
    for (length, style) in lengths {
      end = content.utf8.index(end, offsetBy: length)
      runs.append(Run(end: end, style: style))
    }
    if runs.isEmpty {
      runs = [Run(end: end, style: pieces.first?.style ?? Style(font: .body))]
    }
  }

  /// Returns the text with scaled fonts, and with characters closer by a fraction of the font size.
  package func scaled(by scale: CGFloat, tightenedBy ems: CGFloat) -> StyledText {
    var result = self
    for index in result.runs.indices {
      result.runs[index].style.font.size *= scale
      result.runs[index].style.rise *= scale
      result.runs[index].style.spacing *= scale
      result.runs[index].style.attachment?.width *= scale
      result.runs[index].style.attachment?.ascent *= scale
      result.runs[index].style.attachment?.descent *= scale
      result.runs[index].style.spacing -= ems * result.runs[index].style.font.size
    }
    return result
  }

  /// Returns the index of the run that contains the scalar at an index; the last run for the end of the text.
  package func runIndex(at index: String.Index) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls a closure with each part of a slice of the content that is in one run, in order, with the run's index.
  package func forEachPiece(of text: Substring, _ body: (Substring, Int) -> Void) {
    guard !text.isEmpty else { return }
    var start = text.startIndex
    var index = runIndex(at: start)
    while start < text.endIndex, index < runs.count {
      let end = min(runs[index].end, text.endIndex)
      if start < end { body(text[start..<end], index) }
      start = max(start, end)
      index += 1
    }
  }

  /// Returns the width of a slice of the content, in points.
  package func width(of text: Substring, _ measurer: any TextMeasurer) -> CGFloat {
    var sum: CGFloat = 0
    forEachPiece(of: text) { piece, index in sum += Self.width(of: piece, in: runs[index].style, measurer) }
    return sum
  }

  /// Returns the width of text in one style, in points; never negative.
  package static func width(of text: Substring, in style: Style, _ measurer: any TextMeasurer) -> CGFloat {
    if let attachment = style.attachment, text == TextAttachment.character[...] { return attachment.width }
    let width = measurer.validWidth(of: text, in: style.font)
    if style.spacing == 0 { return width }
    return max(0, width + CGFloat(text.count) * style.spacing)
  }
}

/// An underline or strikethrough of text.
public struct TextDecoration: Sendable, Equatable {
  /// The alternating lengths of dashes and gaps, as multiples of the line's thickness; empty for a solid line.
  public var dash: [CGFloat]

  /// The paint; `nil` for that of the text.
  public var paint: Paint?

  /// Creates a decoration with a dash pattern, in line widths. Without a paint, it has the paint of the text.
  public init(dash: [CGFloat] = [], paint: Paint? = nil) {
    self.dash = dash
    self.paint = paint
  }

  /// The thickness of the line, in ems.
  public static let thickness: CGFloat = 1 / 16

  /// The distance of the center of an underline below the baseline, in ems.
  public static let underlineDepth: CGFloat = 0.1

  /// The distance of the center of a strikethrough above the baseline, in ems.
  public static let strikethroughHeight: CGFloat = 0.26

  func placed(in bounds: CGRect) -> TextDecoration {
    TextDecoration(dash: dash, paint: paint?.placed(in: bounds))
  }
}

/// A symbol that replaces a character of a text.
package struct TextAttachment: Sendable, Equatable {
  package let name: String
  /// The width, in points.
  package var width: CGFloat
  /// The distance from the top to the baseline, in points.
  package var ascent: CGFloat
  /// The distance from the baseline to the bottom, in points.
  package var descent: CGFloat

  package init(name: String, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.name = name
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The placeholder character in the text, which is not drawn.
  package static let character = "\u{FFFC}"
}
