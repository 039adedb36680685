import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Writes a filter that covers the affected region, and the group to which it applies.
  mutating func write(
    _ content: DisplayFragment, _ kind: DisplayEffect.Kind, _ filter: SVGFilter, offset: CGPoint
  ) {
    guard let inner = content.drawnBounds, let region = kind.drawnBounds(of: inner) else { return }
    let before = (start: output.position, count: identifierCount)
    identifierCount += 1
    let number = identifierCount
    output.markup("<filter id=\"")
    writeIdentifier(number)
    output.markup("\" filterUnits=\"userSpaceOnUse\"")
    writeRegion(region, offset: offset)
    // The default color space of filters is linear light.
    output.attribute("color-interpolation-filters", "sRGB")
    output.byte(">")
    write(filter)
    output.markup("</filter>\n<g")
    output.begin("filter")
    output.reference(identifierPrefix, number)
    output.byte("\"")
    if !writeGroup(content, offset: offset, start: before.start) { identifierCount = before.count }
  }

  /// Writes the primitives of a filter.
  mutating func write(_ filter: SVGFilter) {
    switch filter {
    case .shadow(let shadow): writeShadow(shadow)
    case .blur(let radius, let isOpaque): writeBlur(radius, isOpaque: isOpaque)
    case .color(let matrix): writeColors(matrix)
    case .alphaThreshold(let threshold): writeThreshold(threshold)
    }
  }

  private mutating func writeShadow(_ shadow: DisplayShadow) {
    // Browsers draw `feDropShadow` in fewer passes than the equivalent chain of primitives. This matters when the
    // shadow is redrawn in each frame.
    output.markup("<feDropShadow")
    output.attribute("stdDeviation", Thousandths(shadow.radius))
    output.attribute("dx", Thousandths(shadow.offset.width))
    output.attribute("dy", Thousandths(shadow.offset.height))
    output.attribute(Ink(shadow.color), color: "flood-color", opacity: "flood-opacity")
    output.markup("/>")
  }

  private mutating func writeBlur(_ radius: CGFloat, isOpaque: Bool) {
    output.markup("<feGaussianBlur")
    output.attribute("stdDeviation", Thousandths(radius))
    output.markup("/>")
    // The translucent edge is made opaque again, in its color.
    if isOpaque {
      output.markup("<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 255 0\"/>")
    }
  }

  private mutating func writeColors(_ matrix: ColorMatrix) {
    output.markup("<feColorMatrix")
    output.begin("values")
    let parts = matrix.opacityParts
    write(row: matrix.red, opacity: parts.x)
    write(row: matrix.green, opacity: parts.y)
    write(row: matrix.blue, opacity: parts.z)
    guard matrix.hasColoredFactor else {
      write(row: matrix.opacityTerm, opacity: matrix.opacityFactor.w, isLast: true)
      return output.markup("\"/>")
    }
    write(row: matrix.opacityFactor, opacity: 0)
    // The resulting colors are opaque. The original opacity is restored.
    output.markup("\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
  }

  /// Writes a row of a color matrix. The fourth column is the coefficient of the opacity.
  private mutating func write(row: SIMD4<Float>, opacity: Float, isLast: Bool = false) {
    for number in [row.x, row.y, row.z, opacity] {
      output.number(Thousandths(CGFloat(number)))
      output.byte(" ")
    }
    output.number(Thousandths(CGFloat(row.w)))
    if !isLast { output.byte(" ") }
  }

  private mutating func writeThreshold(_ threshold: DisplayAlphaThreshold) {
    // The slope changes the result from 0 to 1 within one of 256 opacity levels.
    writeStep("SourceAlpha", slope: 255, intercept: 1 - 255 * threshold.minimum, result: "low")
    if threshold.maximum < 1 {
      writeStep("SourceAlpha", slope: -255, intercept: 1 + 255 * threshold.maximum, result: "high")
      output.markup("<feComposite in=\"low\" in2=\"high\" operator=\"in\" result=\"low\"/>")
    }
    output.markup("<feFlood")
    output.attribute(Ink(threshold.color), color: "flood-color", opacity: "flood-opacity")
    output.markup("/><feComposite in2=\"low\" operator=\"in\"/>")
  }

  private mutating func writeStep(_ input: StaticString, slope: Double, intercept: Double, result: StaticString) {
    output.markup("<feComponentTransfer in=\"")
    output.markup(input)
    output.markup("\" result=\"")
    output.markup(result)
    output.markup("\"><feFuncA type=\"linear\"")
    output.attribute("slope", Thousandths(CGFloat(slope)))
    output.attribute("intercept", Thousandths(CGFloat(intercept)))
    output.markup("/></feComponentTransfer>")
  }

  /// Writes a mask that gives a group the opacity of another one.
  mutating func write(_ content: DisplayFragment, mask: DisplayFragment, offset: CGPoint) {
    guard let region = mask.drawnBounds else { return }
    let before = (start: output.position, count: identifierCount, gradients: gradients)
    identifierCount += 1
    let number = identifierCount
    output.markup("<mask id=\"")
    writeIdentifier(number)
    output.markup("\" maskUnits=\"userSpaceOnUse\"")
    writeRegion(region, offset: offset)
    output.attribute("mask-type", "alpha")
    output.markup(">\n")
    let inside = output.position
    mask.write(to: &self, offset: offset)
    let isEmpty = output.position == inside
    output.markup("</mask>\n<g")
    output.begin("mask")
    output.reference(identifierPrefix, number)
    output.byte("\"")
    let isWritten = writeGroup(content, offset: offset, start: before.start)
    // An empty mask hides the group.
    if isWritten, isEmpty { output.rewind(to: before.start) }
    if isEmpty || !isWritten { (identifierCount, gradients) = (before.count, before.gradients) }
  }

  /// Appends the smallest region of whole points that contains a rectangle.
  mutating func writeRegion(_ region: CGRect, offset: CGPoint) {
    let low = offset + CGPoint(x: region.minX, y: region.minY)
    let high = offset + CGPoint(x: region.maxX, y: region.maxY)
    let (x, y) = (Thousandths(low.x.rounded(.down)), Thousandths(low.y.rounded(.down)))
    output.attribute("x", x)
    output.attribute("y", y)
    output.attribute("width", Thousandths(high.x.rounded(.up)) - x)
    output.attribute("height", Thousandths(high.y.rounded(.up)) - y)
  }
}

/// A filter for the picture of a group.
enum SVGFilter {
  case shadow(DisplayShadow)
  case blur(radius: CGFloat, isOpaque: Bool)
  case color(ColorMatrix)
  case alphaThreshold(DisplayAlphaThreshold)
}
