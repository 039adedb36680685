import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  mutating func write(_ symbol: DisplaySymbol, offset: CGPoint) {
    for part in symbol.parts { write(part, offset: offset) }
  }

  mutating func write(_ image: DisplayImage, offset: CGPoint) {
    let low = offset + image.frame.origin
    let high = offset + CGPoint(x: image.frame.maxX, y: image.frame.maxY)
    guard low.isFinite, high.isFinite, image.frame.width > 0, image.frame.height > 0 else { return }
    if isLive { return writeLive(image, offset: offset) }
    var filter: UInt?
    if let stencil = image.stencil {
      guard stencil.isVisible else { return }
      filter = writeFilter(stencil.singleColor)
    }
    let key = ImageTable.Key(content: image.content, isSmooth: image.isSmooth, filter: filter)
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(image.content.pixelWidth), height: CGFloat(image.content.pixelHeight))
    let isPlain = image.parts == [DisplayImage.Part(source: whole, target: image.frame, tile: nil)]
    if isPlain, images.entries[key] == nil {
      writeElement(key, frame: image.frame.offsetBy(dx: offset.x, dy: offset.y), name: image.name)
      return
    }
    if images.entries[key] == nil {
      output.markup("<defs>")
      writeElement(key, frame: whole, name: nil)
      output.markup("</defs>\n")
    }
    guard let entry = images.entries[key] else { return }
    if let name = image.name {
      output.markup("<g>")
      writeTitle(name)
      output.byte("\n")
    }
    for part in image.parts { write(part, of: whole.size, entry, offset: offset) }
    if image.name != nil { output.markup("</g>\n") }
  }

  /// Writes the element that contains the image data.
  private mutating func writeElement(_ key: ImageTable.Key, frame: CGRect, name: String?) {
    let number = UInt(images.entries.count) + 1
    let start = output.position
    output.markup("<image")
    output.begin("id")
    writeIdentifier("image", number)
    output.byte("\"")
    guard writeBox(frame) else { return output.rewind(to: start) }
    output.attribute("preserveAspectRatio", "none")
    if !key.isSmooth { output.attribute("image-rendering", "pixelated") }
    if let filter = key.filter {
      output.begin("filter")
      output.markup("url(#")
      writeIdentifier("tint", filter)
      output.markup(")\"")
    }
    output.begin("href")
    switch key.content.format {
    case .png: output.markup("data:image/png;base64,")
    case .jpeg: output.markup("data:image/jpeg;base64,")
    }
    output.base64(key.content.bytes)
    output.byte("\"")
    if let name {
      output.byte(">")
      writeTitle(name)
      output.markup("</image>\n")
    } else {
      output.markup("/>\n")
    }
    images.entries[key] = ImageTable.Entry(number: number, frame: frame)
  }

  private mutating func write(
    _ part: DisplayImage.Part, of pixels: CGSize, _ entry: ImageTable.Entry, offset: CGPoint
  ) {
    let start = output.position
    let target = part.target.offsetBy(dx: offset.x, dy: offset.y)
    let (x, y) = (entry.frame.width / pixels.width, entry.frame.height / pixels.height)
    let source = CGRect(
      x: entry.frame.minX + part.source.minX * x, y: entry.frame.minY + part.source.minY * y,
      width: part.source.width * x, height: part.source.height * y)
    guard let tile = part.tile else {
      if !writeWindow(on: source, over: target, entry) { output.rewind(to: start) }
      return
    }
    let number = images.patternCount + 1
    output.markup("<pattern")
    output.begin("id")
    writeIdentifier("tile", number)
    output.byte("\"")
    output.attribute("patternUnits", "userSpaceOnUse")
    guard writeBox(CGRect(origin: target.origin, size: tile)) else { return output.rewind(to: start) }
    output.markup(">")
    guard writeWindow(on: source, over: CGRect(origin: .zero, size: tile), entry) else {
      return output.rewind(to: start)
    }
    output.markup("</pattern>\n<rect")
    guard writeBox(target) else { return output.rewind(to: start) }
    output.begin("fill")
    output.markup("url(#")
    writeIdentifier("tile", number)
    output.markup(")\"/>\n")
    images.patternCount = number
  }

  /// Writes a part of the image element, stretched to a rectangle.
  ///
  /// - Returns: `false` if the part is not visible; the caller then rewinds the output.
  mutating func writeWindow(on source: CGRect, over target: CGRect, _ entry: ImageTable.Entry) -> Bool {
    output.markup("<svg")
    guard writeBox(target) else { return false }
    let box = [source.minX, source.minY, source.width, source.height].map(Thousandths.init)
    guard box[2].count > 0, box[3].count > 0 else { return false }
    output.begin("viewBox")
    for (index, number) in box.enumerated() {
      if index > 0 { output.byte(" ") }
      output.number(number)
    }
    output.markup("\" preserveAspectRatio=\"none\"><use href=\"#")
    if isLive { writeIdentifier(entry.number) } else { writeIdentifier("image", entry.number) }
    output.markup("\"/></svg>\n")
    return true
  }

  /// Returns the filter that replaces the color of a picture and keeps its opacity.
  private mutating func writeFilter(_ color: Color.Resolved) -> UInt {
    if let number = images.filters[color] { return number }
    let number = UInt(images.filters.count) + 1
    images.filters[color] = number
    output.markup("<filter")
    output.begin("id")
    writeIdentifier("tint", number)
    output.markup(
      "\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
    output.attribute(Ink(color), color: "flood-color", opacity: "flood-opacity")
    output.markup("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n")
    return number
  }

  mutating func writeTitle(_ name: String) {
    output.markup("<title>")
    output.escape(name)
    output.markup("</title>")
  }

  /// Appends the position and size of a rectangle, if it is not empty.
  mutating func writeBox(_ rect: CGRect) -> Bool {
    let (x, y) = (Thousandths(rect.minX), Thousandths(rect.minY))
    let (width, height) = (Thousandths(rect.maxX) - x, Thousandths(rect.maxY) - y)
    guard width.count > 0, height.count > 0 else { return false }
    output.attribute("x", x)
    output.attribute("y", y)
    output.attribute("width", width)
    output.attribute("height", height)
    return true
  }

  private mutating func writeIdentifier(_ kind: StaticString, _ number: UInt) {
    output.escape(identifierPrefix)
    output.byte("-")
    output.markup(kind)
    output.digits(number)
  }
}

/// The images in a document. Each file is written once and then referenced.
struct ImageTable {
  struct Key: Hashable {
    var content: ImageContent
    var isSmooth: Bool
    /// The number of the tint filter.
    var filter: UInt?
  }

  /// The element that contains the image.
  struct Entry {
    var number: UInt
    var frame: CGRect
  }

  var entries: [Key: Entry] = [:]
  /// The numbers of the tint filters.
  var filters: [Color.Resolved: UInt] = [:]
  var patternCount: UInt = 0
}
