import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Returns the number in the identifier of the pattern that repeats an image, and defines the pattern if it is new.
  mutating func number(of tiles: TiledPaint, offset: CGPoint) -> UInt {
    var definition = GradientDefinitions.Definition(element: "pattern")
    let tile = tiles.tile.offsetBy(dx: offset.x, dy: offset.y)
    definition.attributes.attribute("patternUnits", "userSpaceOnUse")
    definition.attributes.box(tile)
    definition.content = content(of: tiles)
    if let known = gradients.number(of: definition) { return known }
    identifierCount += 1
    gradients.add(definition, prefix: identifierPrefix, number: identifierCount)
    return identifierCount
  }

  /// Returns one tile at the origin.
  ///
  /// An image is written with all its data, because content inside a pattern cannot be shared with content outside.
  private mutating func content(of tiles: TiledPaint) -> SVGOutput {
    switch tiles.content {
    case .image(let image, let source, let isSmooth):
      var content = SVGOutput()
      content.window(on: image, source, over: tiles.tile.size, isSmooth: isSmooth, opacity: tiles.opacity)
      return content
    case .symbol(let symbol):
      // The symbol is written to the regular output, and then moved to the definition.
      let outside = output
      output = SVGOutput()
      let isFaded = tiles.opacity < 1
      if isFaded {
        output.markup("<g")
        output.attribute("opacity", Thousandths(CGFloat(tiles.opacity)))
        output.markup(">\n")
      }
      write(symbol, offset: .zero)
      if isFaded { output.markup("</g>\n") }
      let content = output
      output = outside
      return content
    }
  }
}

extension SVGOutput {
  fileprivate mutating func box(_ rect: CGRect) {
    attribute("x", Thousandths(rect.minX))
    attribute("y", Thousandths(rect.minY))
    attribute("width", Thousandths(rect.width))
    attribute("height", Thousandths(rect.height))
  }

  /// Appends a part of an image, given in its pixels and stretched to a size.
  fileprivate mutating func window(
    on image: ImageContent, _ source: CGRect, over size: CGSize, isSmooth: Bool, opacity: Double
  ) {
    markup("<svg")
    box(CGRect(origin: .zero, size: size))
    begin("viewBox")
    for (index, number) in [source.minX, source.minY, source.width, source.height].enumerated() {
      if index > 0 { byte(" ") }
      self.number(Thousandths(number))
    }
    markup("\" preserveAspectRatio=\"none\"><image")
    box(CGRect(x: 0, y: 0, width: CGFloat(image.pixelWidth), height: CGFloat(image.pixelHeight)))
    if opacity < 1 { attribute("opacity", Thousandths(CGFloat(opacity))) }
    if !isSmooth { attribute("image-rendering", "pixelated") }
    attribute("preserveAspectRatio", "none")
    begin("href")
    markup("data:")
    markup(composed: image.format.mediaType)
    markup(";base64,")
    base64(image.bytes)
    markup("\"/></svg>\n")
  }
}
