@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// The characters of a part of a line, with the position of each character.
final class TextGlyphs: Sendable {
  /// The part of the line, in the coordinates of the text.
  let line: TextLayout.Line
  /// The left end of the baseline of the whole line, in points.
  let lineOrigin: CGPoint
  /// The paint of the whole text, placed in its bounds.
  let paint: Paint
  let attributes: TextAttributeValues?
  let isRightToLeft: Bool
  /// The index of each character in the source text.
  let sources: [Int]
  private let characters: [Character]
  /// The distance from the start of the part to the end of each character, in points; the last one equals the width.
  private let ends: [CGFloat]

  init(
    _ line: TextLayout.Line, lineOrigin: CGPoint, _ paint: Paint, _ attributes: TextAttributeValues?,
    _ sources: inout SourcePositions, _ measurer: any TextMeasurer
  ) {
    self.line = line
    self.lineOrigin = lineOrigin
    self.paint = paint
    self.attributes = attributes
    isRightToLeft = line.text.isRightToLeft
    characters = Array(line.text)
    self.sources = line.attachment == nil ? characters.map { sources.position(of: $0) } : [sources.next]
    var sum: CGFloat = 0
    let sums = characters.map { character in
      sum += max(0, measurer.validWidth(of: String(character)[...], in: line.font) + line.spacing)
      return sum
    }
    // A measurer may apply kerning, so the sum of the widths only approximates the whole width.
    let factor = sum > 0 ? line.width / sum : 0
    ends = sums.map { $0 * factor }
  }

  /// The number of characters. A symbol counts as one character.
  var count: Int { line.attachment == nil ? characters.count : 1 }

  /// Returns the horizontal extent of a range of characters, from the left end of the part, in points.
  func span(of indices: Range<Int>) -> ClosedRange<CGFloat> {
    if line.attachment != nil { return 0...(indices.isEmpty ? 0 : line.width) }
    func end(_ index: Int) -> CGFloat { index > 0 ? ends[index - 1] : 0 }
    let (start, end) = (end(indices.lowerBound), end(indices.upperBound))
    return isRightToLeft ? (line.width - end)...(line.width - start) : start...end
  }

  /// Returns the layout of a range of characters, in the coordinates of the text.
  func layout(of indices: Range<Int>, movedBy shift: CGPoint) -> TextLayout {
    var piece = line
    let span = span(of: indices)
    if line.attachment == nil { piece.text = String(characters[indices]) }
    piece.origin.x += span.lowerBound + shift.x
    piece.origin.y += shift.y
    piece.width = span.upperBound - span.lowerBound
    return TextLayout(
      size: CGSize(width: max(0, piece.origin.x + piece.width), height: max(0, piece.origin.y + piece.descent)),
      lines: [piece], firstBaseline: piece.origin.y, lastBaseline: piece.origin.y)
  }
}

/// Parts are equal if their drawings are equal.
extension TextGlyphs: Equatable {
  static func == (a: TextGlyphs, b: TextGlyphs) -> Bool {
    a === b
      || (a.line == b.line && a.lineOrigin == b.lineOrigin && a.paint == b.paint && a.ends == b.ends
        && a.sources == b.sources
        && TextAttributeValues.areEqual(a.attributes, b.attributes))
  }
}

/// The positions of displayed characters in the source text, found in reading order.
///
/// Lines do not contain the white space at which they break, and an ellipsis replaces characters.
struct SourcePositions {
  private let content: [Character]
  /// The number of displayed characters that follow, without white space.
  private var remaining: Int
  /// The position of the next character.
  private(set) var next = 0

  init(of content: String, displayedBy lines: some Sequence<TextLayout.Line>) {
    self.content = Array(content)
    remaining = lines.reduce(0) { $0 + $1.text.count { !$0.isWhitespace } }
  }

  /// Returns the position of the next displayed character.
  mutating func position(of character: Character) -> Int {
    if !character.isWhitespace {
      remaining -= 1
      skipWhitespace()
    }
    guard next < content.count else { return next }
    let position = next
    if content[next] == character {
      next += 1
    } else if character == "…" {
      // The characters after the ellipsis are the last ones of the text.
      var left = remaining
      next = content.count
      while left > 0, next > position {
        next -= 1
        if !content[next].isWhitespace { left -= 1 }
      }
    } else if !character.isWhitespace {
      next += 1
    }
    return position
  }

  private mutating func skipWhitespace() {
    while next < content.count, content[next].isWhitespace { next += 1 }
  }
}

extension Text.Layout {
  /// Creates the lines of a text, with the attributes of the runs that the text was concatenated from.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - paint: The paint of the whole text.
  ///   - attributes: The attributes of each run.
  ///   - content: The text without truncation.
  ///   - measurer: The measurer of the characters.
  init(
    _ layout: TextLayout, _ paint: Paint, _ attributes: [TextAttributeValues?], content: String,
    _ measurer: any TextMeasurer
  ) {
    var lines: [Line] = []
    var sources = SourcePositions(of: content, displayedBy: layout.lines)
    for piece in layout.lines {
      let origin = lines.last.map { $0.origin.y == piece.origin.y ? $0.origin : piece.origin } ?? piece.origin
      let known = attributes.indices.contains(piece.run) ? attributes[piece.run] : nil
      let run = Run(glyphs: TextGlyphs(piece, lineOrigin: origin, paint, known, &sources, measurer))
      if lines.last?.origin.y == piece.origin.y {
        lines[lines.count - 1].runs.append(run)
      } else {
        lines.append(Line(runs: [run], origin: origin))
      }
    }
    self.lines = lines
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    let isReversed = layout.lines.count > 1 && content.isRightToLeft
    isTruncated = !isReversed && letters(layout.lines.reduce(into: "") { $0 += $1.text }) != letters(content)
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its position.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its position.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws a range of characters of a text at its position.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard !slice.indices.isEmpty else { return }
    let (glyphs, shift) = (slice.run.glyphs, slice.run.shift)
    let layout = glyphs.layout(of: slice.indices, movedBy: shift)
    guard glyphs.line.attachment != nil else { return append(.text(layout, at: .zero, glyphs.paint)) }
    var recorder = DisplayRecorder(revision: stage.revision)
    _ = recorder.drawAttachments(of: layout, at: .zero, glyphs.paint)
    for command in recorder.commands { append(command) }
  }
}
