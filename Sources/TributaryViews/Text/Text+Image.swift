@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

extension Text {
  /// Creates a text view that displays a symbol as a character, with the height, color, and weight of the text.
  ///
  /// The symbol wraps with the lines of the text. An image from a file appears as its name.
  ///
  /// > Source: conformance TEXT-48, TEXT-49.
  public init(_ image: Image) {
    guard case .symbol = image.source else {
      self = image.label ?? Text(verbatim: "")
      return
    }
    self.init(
      content: "",
      attributes: TextAttributes(runs: [TextRun(TextAttachment.character, TextTraits(), image: image)]))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a symbol as a character of the text.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension TextRun {
  /// Returns the symbol that the run displays, with the height of a line of a font; `nil` for a run of characters.
  func attachment(font: ResolvedFont, _ measurer: any TextMeasurer) -> TextAttachment? {
    guard let image, case .symbol(let name) = image.source else { return nil }
    let metrics = measurer.withoutLineHeight.validLineMetrics(of: font)
    let height = metrics.ascent + metrics.descent
    let symbol = Symbol.named(name)
    // A symbol occupies one cell if characters are arranged in cells.
    let width =
      measurer.movesCharacters
      ? height * (symbol?.width ?? Symbol.height) / Symbol.height
      : measurer.validWidth(of: String(symbol?.character ?? "?")[...], in: font)
    return TextAttachment(name: name, width: width, ascent: metrics.ascent, descent: metrics.descent)
  }
}

extension DisplayRecorder {
  /// Draws the symbols in a text.
  ///
  /// - Returns: The names of symbols that do not exist.
  mutating func drawAttachments(of layout: TextLayout, at origin: CGPoint, _ paint: Paint) -> [String] {
    var missing: [String] = []
    for line in layout.lines {
      guard let attachment = line.attachment else { continue }
      let frame = CGRect(
        x: origin.x + line.origin.x, y: origin.y + line.origin.y - line.rise - attachment.ascent, width: line.width,
        height: attachment.ascent + attachment.descent)
      guard frame.size.isFinite, frame.width > 0, frame.height > 0 else { continue }
      guard let symbol = Symbol.named(attachment.name) else {
        missing.append(attachment.name)
        continue
      }
      append(
        .symbol(
          symbol.drawn(name: attachment.name, over: frame, weight: line.font.weight, paint: line.paint ?? paint)))
    }
    return missing
  }
}
