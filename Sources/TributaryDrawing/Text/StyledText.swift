public import TributaryGeometry

/// Text whose pieces have styles of their own, as it is measured and broken into lines.
///
/// Invariants:
/// 1. There is at least one run; the runs follow each other, and the last one ends where `content` ends.
/// 2. No run is empty, unless `content` is.
/// 3. Runs end between scalars; a character that begins in one run and ends in the next is measured in two parts.
///
/// Tested by `StyledTextPropertyTests`.
package struct StyledText: Sendable {
  package let content: String
  package private(set) var runs: ContiguousArray<Run>

  /// A piece of the text, from the end of the one before it.
  package struct Run: Sendable {
    package var end: String.Index
    package var style: Style
  }

  /// How one piece is measured and drawn.
  package struct Style: Sendable, Equatable {
    package var font: ResolvedFont
    /// Added after each character, in points; negative brings characters closer.
    package var spacing: CGFloat = 0
    /// How far above the line's baseline the piece stands, in points; negative is below.
    package var rise: CGFloat = 0
    /// `nil` for that of the whole text.
    package var paint: Paint?
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    /// What the piece is, if it is no letters.
    package var attachment: TextAttachment?

    package init(font: ResolvedFont) { self.font = font }

    /// Whether the font alone decides what text in this style measures.
    package var isMeasuredByFont: Bool { spacing == 0 && rise == 0 && attachment == nil }

    /// Whether nothing but the font sets text in this style apart.
    package var isPlain: Bool { isMeasuredByFont && paint == nil && underline == nil && strikethrough == nil }
  }

  /// Joins pieces; empty ones are left out, unless all are.
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

  /// The same text with every font smaller, and characters closer by a part of their font's size.
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

  /// The run that a scalar at an index belongs to; the last one for the end of the text.
  package func runIndex(at index: String.Index) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls a closure with each part of a slice of the content that lies in one run, in order, with the run's index.
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

  /// The width of a slice of the content, in points.
  package func width(of text: Substring, _ measurer: any TextMeasurer) -> CGFloat {
    var sum: CGFloat = 0
    forEachPiece(of: text) { piece, index in sum += Self.width(of: piece, in: runs[index].style, measurer) }
    return sum
  }

  /// The width of text in one style, in points; never negative.
  package static func width(of text: Substring, in style: Style, _ measurer: any TextMeasurer) -> CGFloat {
    if let attachment = style.attachment, text == TextAttachment.character[...] { return attachment.width }
    let width = measurer.validWidth(of: text, in: style.font)
    if style.spacing == 0 { return width }
    return max(0, width + CGFloat(text.count) * style.spacing)
  }
}

/// A line below or through text.
public struct TextDecoration: Sendable, Equatable {
  /// Dashes and gaps in turn, in widths of the line; empty for an unbroken one.
  public var dash: [CGFloat]

  /// `nil` for that of the text.
  public var paint: Paint?

  /// A line with a pattern of dashes in points; without a paint it has that of the text.
  public init(dash: [CGFloat] = [], paint: Paint? = nil) {
    self.dash = dash
    self.paint = paint
  }

  /// The line's width, in ems.
  public static let thickness: CGFloat = 1 / 16

  /// How far below the baseline the middle of an underline is, in ems.
  public static let underlineDepth: CGFloat = 0.1

  /// How far above the baseline the middle of a line through text is, in ems.
  public static let strikethroughHeight: CGFloat = 0.26

  func placed(in bounds: CGRect) -> TextDecoration {
    TextDecoration(dash: dash, paint: paint?.placed(in: bounds))
  }
}

/// A symbol in the place of a character of a text.
package struct TextAttachment: Sendable, Equatable {
  package let name: String
  /// In points.
  package var width: CGFloat
  /// From the top to the baseline, in points.
  package var ascent: CGFloat
  /// From the baseline to the bottom, in points.
  package var descent: CGFloat

  package init(name: String, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.name = name
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// What stands in the text for it, and is not drawn.
  package static let character = "\u{FFFC}"
}
