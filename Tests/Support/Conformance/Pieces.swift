extension ViewHost {
  /// Calls a closure with every drawn piece of text, back to front, and its frame's origin.
  private func forEachPiece(_ body: (TextLayout.Line, CGPoint, Paint) -> Void) {
    displayList.forEachFlattened { flat in
      guard case .text(let layout, let origin, let paint) = flat.command else { return }
      for line in layout.lines {
        let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y).applying(flat.transform)
        body(line, start, line.paint ?? paint)
      }
    }
  }

  /// The left end of every piece of text in the picture, as "0 aaaa".
  package var places: [String] {
    var result: [String] = []
    forEachPiece { line, start, _ in result.append("\(short(start.x)) \(line.text)") }
    return result
  }

  /// The font size and weight of every piece of text, as "17 400 aaaa".
  package var fonts: [String] {
    var result: [String] = []
    forEachPiece { line, _, _ in result.append("\(short(line.font.size)) \(line.font.weight.number) \(line.text)") }
    return result
  }

  /// Returns the pieces of text that are drawn in one color.
  package func texts(in ink: Ink) -> [String] {
    var result: [String] = []
    forEachPiece { line, _, paint in if paint == .color(ink.resolved) { result.append(line.text) } }
    return result
  }

  /// The y coordinate of every line's baseline in the picture, in points.
  package var baselines: [String] {
    var result: [String] = []
    forEachPiece { line, start, _ in result.append(short(start.y)) }
    return result
  }

  /// The pieces of text with an underline or a strikethrough.
  package var decorated: [String] {
    var result: [String] = []
    forEachPiece { line, _, _ in
      if line.underline != nil { result.append("_\(line.text)_") }
      if line.strikethrough != nil { result.append("-\(line.text)-") }
    }
    return result
  }
}
