package import TributaryGeometry

extension TextBreaker {
  /// Returns the lines of a text in several styles, with a separate element for each piece of a line that has one
  /// style.
  ///
  /// The height of a line is that of its tallest style. Pieces are arranged in text order from left to right, or from
  /// right to left if the first letter of the line belongs to a right-to-left script. An ellipsis has the style of the
  /// preceding text, or at the beginning of a line that of the following text.
  package static func layout(
    _ text: StyledText, width: CGFloat?, lineLimit: Int?, height: CGFloat?, alignment: TextAlignment,
    truncation: TextTruncation, lineSpacing: CGFloat, measurer: any TextMeasurer
  ) -> TextLayout {
    let column = TextColumn(
      text, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    var lines: ContiguousArray<TextLayout.Line> = []
    /// The range of pieces of each line in `lines`, with its width.
    var groups: ContiguousArray<(pieces: Range<Int>, width: CGFloat)> = []
    let metrics = column.fill(with: text.content[...], truncation: truncation) { line in
      let start = lines.count
      lines.append(contentsOf: text.pieces(of: line, measurer))
      groups.append((start..<lines.count, line.width))
    }
    for group in groups {
      let own = text.runs[lines[group.pieces.lowerBound].run].style.alignment
      let left = (metrics.size.width - group.width) * (own ?? alignment).share
      for index in group.pieces { lines[index].origin.x += left }
    }
    return TextLayout(
      size: metrics.size, lines: lines, firstBaseline: metrics.firstBaseline, lastBaseline: metrics.lastBaseline)
  }

  /// Returns the metrics of a text in several styles.
  package static func metrics(
    of text: StyledText, width: CGFloat?, lineLimit: Int?, height: CGFloat?, truncation: TextTruncation,
    lineSpacing: CGFloat, measurer: any TextMeasurer
  ) -> TextMetrics {
    let column = TextColumn(
      text, width: width, lineLimit: lineLimit, height: height, lineSpacing: lineSpacing, measurer: measurer)
    return column.fill(with: text.content[...], truncation: truncation) { _ in }
  }
}

extension StyledText {
  /// Returns the pieces of one line for drawing; at least one.
  fileprivate func pieces(of line: TextColumn.PlacedLine, _ measurer: any TextMeasurer) -> [TextLayout.Line] {
    var parts: [(text: String, run: Int, width: CGFloat)] = []
    func add(_ text: Substring) {
      forEachPiece(of: text) { piece, run in
        parts.append((String(piece), run, Self.width(of: piece, in: runs[run].style, measurer)))
      }
    }
    add(line.content.head)
    if let tail = line.content.tail {
      let run = ellipsisRun(in: line.content)
      let width = Self.width(of: "…", in: runs[run].style, measurer)
      if let last = parts.last, last.run == run, runs[run].style.attachment == nil {
        parts[parts.count - 1].text += "…"
        parts[parts.count - 1].width += width
      } else {
        parts.append(("…", run, width))
      }
      add(tail)
    }
    if parts.isEmpty { parts.append(("", runIndex(at: line.content.head.startIndex), 0)) }

    let isReversed = parts.count > 1 && line.content.string.isRightToLeft
    var x: CGFloat = isReversed ? line.width : 0
    return parts.map { part in
      if isReversed { x -= part.width }
      let style = runs[part.run].style
      var piece = TextLayout.Line(
        text: part.text, font: style.font, origin: CGPoint(x: x, y: line.baseline), width: part.width,
        ascent: line.metrics.ascent, descent: line.metrics.descent)
      // Renderers that draw letters draw no text for an attachment.
      if style.attachment != nil, part.text == TextAttachment.character {
        piece.text = ""
        piece.attachment = style.attachment
      }
      piece.run = part.run
      piece.rise = style.rise
      piece.spacing = style.spacing
      piece.paint = style.paint
      piece.background = style.background
      piece.underline = style.underline
      piece.strikethrough = style.strikethrough
      if !isReversed { x += part.width }
      return piece
    }
  }

  /// Returns the run to which the ellipsis of a line belongs.
  func ellipsisRun(in line: TextColumn.Content) -> Int {
    let head = line.head
    if head.isEmpty {
      // If no text is kept on either side, the line has the style at its beginning.
      let isAlone = line.tail?.isEmpty ?? true
      return runIndex(at: isAlone ? head.startIndex : line.tail?.startIndex ?? head.startIndex)
    }
    return runIndex(at: content.unicodeScalars.index(before: head.endIndex))
  }
}
