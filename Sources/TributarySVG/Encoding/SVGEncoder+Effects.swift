import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  mutating func write(_ effect: DisplayEffect, offset: CGPoint) {
    switch effect.kind {
    case .opacity, .transform, .clip, .group, .described: write(effect.content, inside: effect.kind, offset: offset)
    case .mask(let mask): writeAsOne { $0.write(effect.content, mask: mask, offset: offset) }
    case .shadow(let shadow):
      if let parts = shadow.cast(by: effect.content) { return parts.write(to: &self, offset: offset) }
      writeAsOne { $0.write(effect.content, effect.kind, .shadow(shadow), offset: offset) }
    case .blur(let radius, let isOpaque):
      writeAsOne { $0.write(effect.content, effect.kind, .blur(radius: radius, isOpaque: isOpaque), offset: offset) }
    case .color(let matrix): writeAsOne { $0.write(effect.content, effect.kind, .color(matrix), offset: offset) }
    case .alphaThreshold(let threshold):
      writeAsOne { $0.write(effect.content, effect.kind, .alphaThreshold(threshold), offset: offset) }
    case .blend(let mode): writeBlended(effect.content, mode, offset: offset)
    }
  }

  /// Writes an effect that does not depend on its content. For other effects only the content is written.
  mutating func write(_ content: some SVGContent, inside kind: DisplayEffect.Kind, offset: CGPoint) {
    switch kind {
    case .opacity(let opacity): write(content, opacity: opacity, offset: offset)
    case .transform(let transform): write(content, transform: transform, offset: offset)
    case .clip(let path, let style): write(content, clip: path, style, offset: offset)
    case .group: writeLayer(content, offset: offset)
    case .described(let description): write(content, description, offset: offset)
    case .mask, .shadow, .blur, .color, .alphaThreshold, .blend: content.write(to: &self, offset: offset)
    }
  }

  private mutating func write(_ content: some SVGContent, opacity: Double, offset: CGPoint) {
    let product = fade * min(opacity, 1)
    // A comparison with not-a-number is false.
    guard product > 0, Thousandths(CGFloat(product)).count > 0 else { return }
    let outer = fade
    fade = product
    content.write(to: &self, offset: offset)
    fade = outer
  }

  private mutating func writeLayer(_ content: some SVGContent, offset: CGPoint) {
    let start = output.position
    let (outer, isBlendedOutside) = (fade, hasBlended)
    output.markup("<g")
    writeFade()
    let name = output.position
    (fade, hasBlended) = (1, false)
    writeGroup(content, offset: offset, start: start)
    // Blending inside the layer does not involve the content behind it.
    if hasBlended, output.position > start { output.insert(" style=\"isolation:isolate\"", at: name) }
    (fade, hasBlended) = (outer, isBlendedOutside)
  }

  /// Writes content to which the enclosing opacity applies as a whole, in a separate group if the opacity is below 1.
  mutating func writeAsOne(_ write: (inout SVGEncoder) -> Void) {
    guard fade < 1 else { return write(&self) }
    let start = output.position
    let outer = fade
    output.markup("<g")
    writeFade()
    output.markup(">\n")
    let inside = output.position
    fade = 1
    write(&self)
    fade = outer
    guard output.position > inside else { return output.rewind(to: start) }
    output.markup("</g>\n")
  }

  mutating func writeFade() {
    let opacity = Thousandths(CGFloat(fade))
    if opacity.count < 1_000 { output.attribute("opacity", opacity) }
  }

  func faded(_ paint: Paint) -> Paint { fade < 1 ? paint.faded(by: fade) : paint }

  func faded(_ path: DisplayPath) -> DisplayPath {
    fade < 1 ? DisplayPath(path.path, path.operation, path.paint.faded(by: fade)) : path
  }

  /// Writes a group with a description for screen readers, and with a title that viewers show at the pointer.
  private mutating func write(_ content: some SVGContent, _ description: DisplayDescription, offset: CGPoint) {
    let start = output.position
    output.markup("<g")
    if description.isHidden {
      output.attribute("aria-hidden", "true")
    } else if description.isWhole {
      output.attribute("role", "img")
    } else if description.label != nil || description.value != nil {
      output.attribute("role", "group")
    }
    let said = [description.label, description.value].compactMap(\.self)
    if !said.isEmpty {
      output.begin("aria-label")
      output.escape(said.joined(separator: ", "))
      output.byte("\"")
    }
    if let hint = description.hint {
      output.begin("aria-description")
      output.escape(hint)
      output.byte("\"")
    }
    output.markup(">\n")
    if let help = description.help {
      output.markup("<title>")
      output.escape(help)
      output.markup("</title>\n")
    }
    let inside = output.position
    content.write(to: &self, offset: offset)
    guard output.position > inside else { return output.rewind(to: start) }
    output.markup("</g>\n")
  }

  private mutating func write(_ content: some SVGContent, transform: CGAffineTransform, offset: CGPoint) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let place = offset + CGPoint(x: transform.tx, y: transform.ty)
    guard place.isFinite, [a, b, c, d].allSatisfy(\.isFinite) else { return }
    if a == 1, b == 0, c == 0, d == 1 { return content.write(to: &self, offset: place) }

    let start = output.position
    output.markup("<g")
    output.begin("transform")
    output.matrix(transform, at: place)
    output.byte("\"")
    writeGroup(content, offset: .zero, start: start)
  }

  private mutating func write(_ content: some SVGContent, clip: Path, _ style: FillStyle, offset: CGPoint) {
    let start = output.position
    let number = identifierCount + 1
    output.markup("<clipPath id=\"")
    writeIdentifier(number)
    output.markup("\">")
    // A clip without an area hides its content.
    guard writeOutline(clip, offset: offset, keepsFlat: false) else { return output.rewind(to: start) }
    if style.isEOFilled { output.attribute("clip-rule", "evenodd") }
    output.markup("/></clipPath>\n<g clip-path=\"url(#")
    writeIdentifier(number)
    output.markup(")\"")
    identifierCount = number
    if !writeGroup(content, offset: offset, start: start) { identifierCount = number - 1 }
  }

  mutating func writeIdentifier(_ number: UInt) {
    output.escape(identifierPrefix)
    output.digits(number)
  }

  /// Completes the start tag of a group and writes its content. An empty group is removed from the output.
  ///
  /// - Parameter start: The position in the output at which the group and its definitions begin.
  /// - Returns: Whether the group was written.
  @discardableResult
  mutating func writeGroup(_ content: some SVGContent, offset: CGPoint, start: Int) -> Bool {
    output.markup(">\n")
    let inside = output.position
    content.write(to: &self, offset: offset)
    guard output.position > inside else {
      output.rewind(to: start)
      return false
    }
    output.markup("</g>\n")
    return true
  }
}

extension SVGOutput {
  /// Appends a transform with another position for its origin.
  mutating func matrix(_ transform: CGAffineTransform, at place: CGPoint) {
    // Three decimals of a sine would displace content far from the origin, so the matrix is scaled by 1,000 if it needs
    // more precision.
    let factors = [transform.a, transform.b, transform.c, transform.d]
    let isExact = factors.allSatisfy { abs(CGFloat(Thousandths($0).count) / 1_000 - $0) < 1e-9 }
    let factor: CGFloat = isExact ? 1 : 1_000
    for (index, number) in (factors.map { $0 * factor } + [place.x, place.y]).enumerated() {
      markup(index == 0 ? "matrix(" : " ")
      self.number(Thousandths(number))
    }
    markup(isExact ? ")" : ") scale(0.001)")
  }
}

extension SVGEncoder {
  /// Writes a group that is blended as a whole with the content behind it.
  mutating func writeBlended(_ content: some SVGContent, _ mode: BlendMode, offset: CGPoint) {
    guard let name = mode.name else { return writeAsOne { content.write(to: &$0, offset: offset) } }
    let start = output.position
    let outer = fade
    output.markup("<g style=\"mix-blend-mode:")
    output.markup(name)
    output.byte("\"")
    writeFade()
    fade = 1
    if writeGroup(content, offset: offset, start: start) { hasBlended = true }
    fade = outer
  }
}

extension BlendMode {
  /// The name of the mode in CSS, or `nil` for the normal mode.
  var name: StaticString? {
    switch self {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "darken"
    case .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}
