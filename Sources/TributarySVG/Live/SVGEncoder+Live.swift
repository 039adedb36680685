import TributaryDrawing
import TributaryGeometry

/// Definitions of an updatable picture. Each is written once, separately from the elements that reference it.
extension SVGEncoder {
  /// Returns the number of a definition, and writes it if no equal one exists.
  mutating func number(of definition: GradientDefinitions.Definition) -> UInt {
    if let known = gradients.number(of: definition) { return known }
    identifierCount += 1
    gradients.add(definition, prefix: identifierPrefix, number: identifierCount)
    return identifierCount
  }

  /// Runs a closure with an empty output and returns the written output.
  mutating func written(_ write: (inout SVGEncoder) -> Void) -> SVGOutput {
    let outside = output
    output = SVGOutput()
    write(&self)
    defer { output = outside }
    return output
  }

  /// Writes the parts of an image. Its data is in a definition.
  mutating func writeLive(_ image: DisplayImage, offset: CGPoint) {
    if let stencil = image.stencil, !stencil.isVisible { return }
    let entry = entry(of: image)
    output.markup("<g>")
    if let name = image.name { writeTitle(name) }
    for part in image.parts { writeLive(part, of: image, entry, offset: offset) }
    output.markup("</g>\n")
  }

  private mutating func writeLive(
    _ part: DisplayImage.Part, of image: DisplayImage, _ entry: ImageTable.Entry, offset: CGPoint
  ) {
    let target = part.target.offsetBy(dx: offset.x, dy: offset.y)
    let start = output.position
    guard let tile = part.tile else {
      if !writeWindow(on: part.source, over: target, entry) { output.rewind(to: start) }
      return
    }
    var isVisible = false
    var definition = GradientDefinitions.Definition(element: "pattern")
    definition.attributes = written { encoder in
      encoder.output.attribute("patternUnits", "userSpaceOnUse")
      isVisible = encoder.writeBox(CGRect(origin: target.origin, size: tile))
    }
    definition.content = written { encoder in
      let box = CGRect(origin: .zero, size: tile)
      if !encoder.writeWindow(on: part.source, over: box, entry) { isVisible = false }
    }
    guard isVisible else { return }
    let number = number(of: definition)
    output.markup("<rect")
    guard writeBox(target) else { return output.rewind(to: start) }
    output.begin("fill")
    output.reference(identifierPrefix, number)
    output.markup("\"/>")
  }

  /// Returns the definition of an image, and writes it if it is new.
  private mutating func entry(of image: DisplayImage) -> ImageTable.Entry {
    let filter = image.stencil.map { tint($0.singleColor) }
    let key = ImageTable.Key(content: image.content, isSmooth: image.isSmooth, filter: filter)
    if let entry = images.entries[key] {
      gradients.recordUse(of: entry.number)
      return entry
    }
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(image.content.pixelWidth), height: CGFloat(image.content.pixelHeight))
    var definition = GradientDefinitions.Definition(element: "image")
    definition.attributes = written { encoder in
      _ = encoder.writeBox(whole)
      encoder.output.attribute("preserveAspectRatio", "none")
      if !key.isSmooth { encoder.output.attribute("image-rendering", "pixelated") }
      if let filter {
        encoder.output.begin("filter")
        encoder.output.reference(encoder.identifierPrefix, filter)
        encoder.output.byte("\"")
      }
      encoder.output.begin("href")
      encoder.output.markup("data:")
      encoder.output.markup(composed: key.content.format.mediaType)
      encoder.output.markup(";base64,")
      encoder.output.base64(key.content.bytes)
      encoder.output.byte("\"")
    }
    identifierCount += 1
    gradients.write(definition, prefix: identifierPrefix, number: identifierCount)
    let entry = ImageTable.Entry(number: identifierCount, frame: whole)
    images.entries[key] = entry
    return entry
  }

  /// Returns the filter that replaces the color of a picture and keeps its opacity.
  private mutating func tint(_ color: Color.Resolved) -> UInt {
    var definition = GradientDefinitions.Definition(element: "filter")
    definition.attributes.markup(
      " x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"")
    definition.content.markup("<feFlood")
    definition.content.attribute(Ink(color), color: "flood-color", opacity: "flood-opacity")
    definition.content.markup("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
    return number(of: definition)
  }

  /// Removes an unreferenced definition.
  mutating func forget(_ number: UInt) {
    if gradients.forget(number) { return }
    if let index = images.entries.firstIndex(where: { $0.value.number == number }) { images.entries.remove(at: index) }
  }
}
