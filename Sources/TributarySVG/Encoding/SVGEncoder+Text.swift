import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// One element per line that has something to show; `point` is the top-left corner of the text's frame in the fragment.
  mutating func write(_ layout: TextLayout, _ paint: Paint, at point: CGPoint, offset: CGPoint) {
    guard paint.isVisible else { return }
    for line in layout.lines {
      let baseline = offset + point + line.origin
      let size = Thousandths(line.font.size.isFinite ? line.font.size : 0)
      guard baseline.isFinite, size.count > 0 else { continue }
      let text = XMLCharacter.visibleText(line.text)
      guard text.contains(where: { $0 != " " }) else { continue }

      output.markup("<text")
      output.attribute("x", Thousandths(baseline.x))
      output.attribute("y", Thousandths(baseline.y))
      writeFont(line.font, size: size)
      writeLength(line.width, of: text)
      writeFill(paint, offset: offset)
      output.byte(">")
      output.escape(text)
      output.markup("</text>\n")
    }
  }

  private mutating func writeFont(_ font: ResolvedFont, size: Thousandths) {
    writeFamily(font)
    output.attribute("font-size", size)
    let weight = Thousandths(count: Int(font.weight.number) * 1_000)
    if weight.count != 400_000 { output.attribute("font-weight", weight) }
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

  /// A single character has no distances that could be stretched, so viewers do not agree on what to do with it.
  private mutating func writeLength(_ width: CGFloat, of text: String) {
    let width = Thousandths(width.isFinite ? width : 0)
    guard width.count > 0, text.dropFirst().isEmpty == false else { return }
    output.attribute("textLength", width)
    output.attribute("lengthAdjust", "spacingAndGlyphs")
  }
}
