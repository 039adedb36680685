@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// The characters of one piece of a line, and where each of them stands.
final class TextGlyphs: Sendable {
  /// The piece as it is drawn as a whole, in the coordinates of the text.
  let line: TextLayout.Line
  /// The left end of the baseline of the whole line.
  let lineOrigin: CGPoint
  /// What the whole text is painted with, in its place.
  let paint: Paint
  let attributes: TextAttributeValues?
  let isRightToLeft: Bool
  private let characters: [Character]
  /// Where each character ends from the beginning of the piece, in points; the last one at its width.
  private let ends: [CGFloat]

  init(
    _ line: TextLayout.Line, lineOrigin: CGPoint, _ paint: Paint, _ attributes: TextAttributeValues?,
    _ measurer: any TextMeasurer
  ) {
    self.line = line
    self.lineOrigin = lineOrigin
    self.paint = paint
    self.attributes = attributes
    isRightToLeft = line.text.isRightToLeft
    characters = Array(line.text)
    var sum: CGFloat = 0
    let sums = characters.map { character in
      sum += max(0, measurer.validWidth(of: String(character)[...], in: line.font) + line.spacing)
      return sum
    }
    // A measurer may know kerning, so that the parts add up to the whole only roughly.
    let factor = sum > 0 ? line.width / sum : 0
    ends = sums.map { $0 * factor }
  }

  /// A symbol in the text counts as one character.
  var count: Int { line.attachment == nil ? characters.count : 1 }

  /// Where some characters begin and end from the left end of the piece, in points.
  func span(of indices: Range<Int>) -> ClosedRange<CGFloat> {
    if line.attachment != nil { return 0...(indices.isEmpty ? 0 : line.width) }
    func end(_ index: Int) -> CGFloat { index > 0 ? ends[index - 1] : 0 }
    let (start, end) = (end(indices.lowerBound), end(indices.upperBound))
    return isRightToLeft ? (line.width - end)...(line.width - start) : start...end
  }

  /// Some characters as a text of their own, in the coordinates of the whole one.
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

/// Two are equal if they draw the same.
extension TextGlyphs: Equatable {
  static func == (a: TextGlyphs, b: TextGlyphs) -> Bool {
    a === b
      || (a.line == b.line && a.lineOrigin == b.lineOrigin && a.paint == b.paint && a.ends == b.ends
        && TextAttributeValues.areEqual(a.attributes, b.attributes))
  }
}

extension Text.Layout {
  /// Creates the lines of a text, with what is said about the pieces that it was joined from.
  ///
  /// - Parameter content: The text as it would be read if nothing were cut.
  init(
    _ layout: TextLayout, _ paint: Paint, _ attributes: [TextAttributeValues?], content: String,
    _ measurer: any TextMeasurer
  ) {
    var lines: [Line] = []
    for piece in layout.lines {
      let origin = lines.last.map { $0.origin.y == piece.origin.y ? $0.origin : piece.origin } ?? piece.origin
      let known = attributes.indices.contains(piece.run) ? attributes[piece.run] : nil
      let run = Run(glyphs: TextGlyphs(piece, lineOrigin: origin, paint, known, measurer))
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
  /// Draws a line of a text where it stands.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws some characters of a text where they stand.
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
