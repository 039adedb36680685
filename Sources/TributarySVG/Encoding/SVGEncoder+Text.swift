import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Writes one element for each visible part of a line, in front of the backgrounds of all lines.
  ///
  /// - Parameter point: The top-left corner of the text's frame in the fragment.
  mutating func write(_ layout: TextLayout, _ paint: Paint, at point: CGPoint, offset: CGPoint) {
    for area in layout.backgrounds {
      guard let color = area.background, (offset + point + area.origin).isFinite else { continue }
      write(rectangle: area.rectangle.offsetBy(dx: point.x, dy: point.y), faded(.color(color)), offset: offset)
    }
    for line in layout.lines {
      let paint = faded(line.paint ?? paint)
      let baseline = point + CGPoint(x: line.origin.x, y: line.origin.y - line.rise)
      let size = Thousandths(line.font.size.asExtent)
      guard (offset + baseline).isFinite, size.count > 0 else { continue }
      if let underline = line.underline {
        write(underline, of: line, depth: TextDecoration.underlineDepth, at: baseline, paint, offset: offset)
      }
      write(line, size: size, at: baseline, paint, offset: offset)
      if let strikethrough = line.strikethrough {
        write(strikethrough, of: line, depth: -TextDecoration.strikethroughHeight, at: baseline, paint, offset: offset)
      }
    }
  }

  /// - Parameter baseline: The start of the baseline in the fragment.
  private mutating func write(
    _ line: TextLayout.Line, size: Thousandths, at baseline: CGPoint, _ paint: Paint, offset: CGPoint
  ) {
    guard paint.isVisible else { return }
    let text = XMLCharacter.visibleText(line.text)
    guard text.contains(where: { $0 != " " }) else { return }

    // Right-to-left text begins at its right end.
    let isReversed = text.isRightToLeft
    output.markup("<text")
    output.attribute("x", Thousandths(offset.x + baseline.x + (isReversed ? line.width : 0)))
    output.attribute("y", Thousandths(offset.y + baseline.y))
    if isReversed { output.attribute("direction", "rtl") }
    writeFont(line.font, size: size)
    let spacing = Thousandths(line.spacing)
    if spacing.count != 0 { output.attribute("letter-spacing", spacing) }
    writeLength(line.width, of: text)
    writeFill(paint, offset: offset)
    // Chromium ignores the attribute of the document here: it removes the spaces and stretches the rest to the length.
    if Self.hasCollapsibleSpaces(text) { output.markup(" xml:space=\"preserve\"") }
    output.byte(">")
    write(text, smallCaps: line.font.smallCaps, size: line.font.size)
    output.markup("</text>\n")
  }

  /// Returns whether viewers that collapse white space would remove spaces of a text: those at its ends, and repeated
  /// ones.
  private static func hasCollapsibleSpaces(_ text: String) -> Bool {
    let bytes = text.utf8
    let space = UInt8(ascii: " ")
    if bytes.first == space || bytes.last == space { return true }
    return zip(bytes, bytes.dropFirst()).contains { $0 == space && $1 == space }
  }

  /// Writes the characters of a line. Small capitals are written as capitals of a smaller size, which look the same in
  /// all fonts.
  private mutating func write(_ text: String, smallCaps: Font.SmallCaps, size: CGFloat) {
    for piece in smallCaps.pieces(of: text[...]) {
      if piece.isSmall {
        output.markup("<tspan")
        output.attribute("font-size", Thousandths(size * Font.SmallCaps.height))
        output.byte(">")
      }
      output.escape(String(piece.text))
      if piece.isSmall { output.markup("</tspan>") }
    }
  }

  /// - Parameter depth: The depth of the line's center below the baseline, in ems.
  private mutating func write(
    _ decoration: TextDecoration, of line: TextLayout.Line, depth: CGFloat, at baseline: CGPoint, _ paint: Paint,
    offset: CGPoint
  ) {
    let width = line.font.size * TextDecoration.thickness
    let middle = baseline.y + line.font.size * depth
    let paint = decoration.paint.map(faded) ?? paint
    guard line.width > 0, line.width.isFinite else { return }
    if decoration.dash.isEmpty {
      let rect = CGRect(x: baseline.x, y: middle - width / 2, width: line.width, height: width)
      write(rectangle: rect, paint, offset: offset)
    } else {
      var path = Path()
      path.move(to: CGPoint(x: baseline.x, y: middle))
      path.addLine(to: CGPoint(x: baseline.x + line.width, y: middle))
      let style = StrokeStyle(lineWidth: width, dash: decoration.dash.map { $0 * width })
      write(DisplayPath(path, .stroke(style), paint), offset: offset)
    }
  }

  private mutating func writeFont(_ font: ResolvedFont, size: Thousandths) {
    writeFamily(font)
    output.attribute("font-size", size)
    let weight = Thousandths(count: Int(font.weight.number) * 1_000)
    if weight.count != 400_000 { output.attribute("font-weight", weight) }
    if font.faceWidth != .standard {
      output.begin("font-stretch")
      output.number(Thousandths(font.faceWidth.factor * 100))
      output.markup("%\"")
    }
    if font.isItalic { output.attribute("font-style", "italic") }
  }

  private mutating func writeFamily(_ font: ResolvedFont) {
    let families = FontStack.families(of: font.design)
    if let family = font.family {
      output.begin("font-family")
      output.escape(FontStack.quoted(family))
      output.markup(", ")
      output.markup(families ?? FontStack.standard)
      output.byte("\"")
    } else if let families {
      output.attribute("font-family", families)
    }
  }

  /// Appends the text length. Viewers differ in the treatment of single characters, which have no gaps to stretch.
  private mutating func writeLength(_ width: CGFloat, of text: String) {
    let width = Thousandths(width.asExtent)
    guard width.count > 0, text.dropFirst().isEmpty == false else { return }
    output.attribute("textLength", width)
    output.attribute("lengthAdjust", "spacingAndGlyphs")
  }
}

/// The font families in the order in which a viewer should try them.
///
/// The first widely installed families have the same or similar advance widths as layout uses.
enum FontStack {
  /// The families on the root element, so that text in the default design does not specify a family.
  static let standard: StaticString = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  /// Returns the families of a design, or `nil` for the standard families.
  static func families(of design: Font.Design) -> StaticString? {
    switch design {
    case .default: nil
    case .serif: "Times, 'Times New Roman', 'Liberation Serif', serif"
    case .rounded: "ui-rounded, Helvetica, Arial, 'Liberation Sans', sans-serif"
    case .monospaced: "Menlo, 'Liberation Mono', 'Courier New', monospace"
    }
  }

  /// Returns the name of a family as a CSS string, not yet escaped for XML.
  static func quoted(_ name: String) -> String {
    var text = "'"
    for character in XMLCharacter.visibleText(name).unicodeScalars {
      if character == "'" || character == "\\" { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text + "'"
  }
}
