import TributaryDrawing
import TributaryGeometry

/// The attributes and the content of a group.
struct GroupShape {
  var attributes: [LiveAttribute] = []
  var uses: [UInt] = []
  /// The content, or `nil` if the group is not visible.
  var content: DisplayFragment?
  /// The filter or mask that applies to a group inside this one, in place of `content`.
  var inner: DisplayEffect?
  /// The opacity that is multiplied into the leaves.
  var fade: Double
  /// The text that is shown at the pointer.
  var title: String?
  /// Whether the group is blended with the content behind it.
  var blends = false
  /// Whether the group is an isolated layer for blending.
  var isLayer = false

  /// Creates the group of a unit that is not a leaf.
  ///
  /// - Parameter cast: Returns the content of a shadow with several parts.
  init(
    _ unit: LiveUnit, fade: Double, _ encoder: inout SVGEncoder,
    cast: (DisplayShadow, DisplayFragment) -> DisplayFragment?
  ) {
    self.fade = fade
    switch unit.kind {
    case .leaf, .nothing: return
    case .fragment(let fragment):
      content = fragment
      place(unit.offset)
    case .effect(let effect):
      content = effect.content
      apply(effect, at: unit.offset, &encoder, cast)
    case .appliedEffect(let effect):
      content = effect.content
      applyInside(effect, &encoder)
    }
  }

  /// The elements of the group, in order.
  var units: [LiveUnit] {
    if let inner { return [LiveUnit(applying: inner)] }
    return content?.commands.map(LiveUnit.init) ?? []
  }

  private mutating func apply(
    _ effect: DisplayEffect, at offset: CGPoint, _ encoder: inout SVGEncoder,
    _ cast: (DisplayShadow, DisplayFragment) -> DisplayFragment?
  ) {
    switch effect.kind {
    case .opacity(let opacity):
      fade *= min(opacity, 1)
      if !(fade > 0) || Thousandths(CGFloat(fade)).count == 0 { content = nil }
      place(offset)
    case .transform(let transform): place(offset, transform)
    case .clip(let path, let style):
      place(offset)
      add("clip-path", encoder.define { $0.clip(path, style) })
    case .group:
      place(offset)
      isLayer = true
      fadeAsOne()
    case .described(let description):
      place(offset)
      describe(description)
    case .shadow(let shadow):
      place(offset)
      if let parts = cast(shadow, effect.content) {
        content = parts
      } else {
        fadeAsOne()
        inner = effect
      }
    case .mask, .blur, .color, .alphaThreshold:
      place(offset)
      fadeAsOne()
      inner = effect
    case .blend(let mode):
      place(offset)
      fadeAsOne()
      if let name = mode.name {
        attributes.append(LiveAttribute(name: "style", value: "mix-blend-mode:\(name)"))
        blends = true
      }
    }
  }

  /// Applies a filter or a mask to the inner of two groups.
  ///
  /// The outer group has the position and the opacity. While these change, the browser draws the filter, such as a
  /// shadow, only once.
  private mutating func applyInside(_ effect: DisplayEffect, _ encoder: inout SVGEncoder) {
    switch effect.kind {
    case .mask(let mask): add("mask", encoder.define { $0.mask(mask) })
    case .shadow(let shadow): filter(effect, .shadow(shadow), &encoder)
    case .blur(let radius, let isOpaque): filter(effect, .blur(radius: radius, isOpaque: isOpaque), &encoder)
    case .color(let matrix): filter(effect, .color(matrix), &encoder)
    case .alphaThreshold(let threshold): filter(effect, .alphaThreshold(threshold), &encoder)
    case .opacity, .transform, .clip, .group, .described, .blend: break
    }
  }

  private mutating func place(_ offset: CGPoint, _ transform: CGAffineTransform = .identity) {
    guard let attribute = Self.attribute(transform, at: offset) else {
      content = nil
      return
    }
    if !attribute.value.isEmpty { attributes.append(attribute) }
  }

  /// Returns the transform of a unit's group, empty if its position is the origin, or `nil` if it cannot be drawn.
  static func transform(of unit: LiveUnit) -> LiveAttribute? {
    if case .effect(let effect) = unit.kind, case .transform(let transform) = effect.kind {
      return attribute(transform, at: unit.offset)
    }
    return attribute(.identity, at: unit.offset)
  }

  private static func attribute(_ transform: CGAffineTransform, at offset: CGPoint) -> LiveAttribute? {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let place = offset + CGPoint(x: transform.tx, y: transform.ty)
    guard place.isFinite, [a, b, c, d].allSatisfy(\.isFinite) else { return nil }
    var output = SVGOutput()
    if a == 1, b == 0, c == 0, d == 1 {
      let (x, y) = (Thousandths(place.x), Thousandths(place.y))
      if x.count != 0 || y.count != 0 {
        output.markup("translate(")
        output.number(x)
        output.byte(" ")
        output.number(y)
        output.byte(")")
      }
    } else {
      output.matrix(transform, at: place)
    }
    return LiveAttribute(name: "transform", value: output.text)
  }

  /// Applies the opacity to the group as a whole instead of its leaves.
  private mutating func fadeAsOne() {
    let opacity = Thousandths(CGFloat(fade))
    fade = 1
    guard opacity.count < 1_000 else { return }
    var output = SVGOutput()
    output.number(opacity)
    attributes.append(LiveAttribute(name: "opacity", value: output.text))
  }

  private mutating func filter(_ effect: DisplayEffect, _ filter: SVGFilter, _ encoder: inout SVGEncoder) {
    guard let inner = effect.content.drawnBounds, let region = effect.kind.drawnBounds(of: inner) else {
      content = nil
      return
    }
    add("filter", encoder.define { $0.filter(filter, region) })
  }

  /// Adds a reference to a definition. Without a definition, the group is not visible.
  private mutating func add(_ name: String, _ definition: (number: UInt?, uses: [UInt])) {
    uses += definition.uses
    guard let number = definition.number else {
      content = nil
      return
    }
    attributes.append(LiveAttribute(name: name, value: "url(#d\(number))"))
  }

  private mutating func describe(_ description: DisplayDescription) {
    func add(_ name: String, _ value: String) { attributes.append(LiveAttribute(name: name, value: value)) }
    let said = [description.label, description.value].compactMap(\.self)
    if description.isHidden {
      add("aria-hidden", "true")
    } else if description.isWhole {
      add("role", "img")
    } else if !said.isEmpty {
      add("role", "group")
    }
    if !said.isEmpty { add("aria-label", XMLCharacter.visibleText(said.joined(separator: ", "))) }
    if let hint = description.hint { add("aria-description", XMLCharacter.visibleText(hint)) }
    title = description.help
  }
}

extension SVGEncoder {
  /// Returns the number of a definition that a closure creates, if any, with all definitions that it uses.
  fileprivate mutating func define(
    _ make: (inout SVGEncoder) -> GradientDefinitions.Definition?
  ) -> (number: UInt?, uses: [UInt]) {
    _ = gradients.takeUses()
    let definition = make(&self)
    let number = if let definition { self.number(of: definition) } else { UInt?.none }
    return (number, gradients.takeUses())
  }

  fileprivate mutating func clip(_ path: Path, _ style: FillStyle) -> GradientDefinitions.Definition? {
    var hasArea = false
    var definition = GradientDefinitions.Definition(element: "clipPath")
    definition.content = written { encoder in
      hasArea = encoder.writeOutline(path, offset: .zero, keepsFlat: false)
      if style.isEOFilled { encoder.output.attribute("clip-rule", "evenodd") }
      encoder.output.markup("/>")
    }
    return hasArea ? definition : nil
  }

  fileprivate mutating func mask(_ mask: DisplayFragment) -> GradientDefinitions.Definition? {
    guard let region = mask.drawnBounds else { return nil }
    var definition = GradientDefinitions.Definition(element: "mask")
    definition.attributes = written { encoder in
      encoder.output.attribute("maskUnits", "userSpaceOnUse")
      encoder.writeRegion(region, offset: .zero)
      encoder.output.attribute("mask-type", "alpha")
    }
    let outer = fade
    fade = 1
    definition.content = written { mask.write(to: &$0, offset: .zero) }
    fade = outer
    return definition.content.bytes.isEmpty ? nil : definition
  }

  fileprivate mutating func filter(_ filter: SVGFilter, _ region: CGRect) -> GradientDefinitions.Definition? {
    var definition = GradientDefinitions.Definition(element: "filter")
    definition.attributes = written { encoder in
      encoder.output.attribute("filterUnits", "userSpaceOnUse")
      encoder.writeRegion(region, offset: .zero)
      encoder.output.attribute("color-interpolation-filters", "sRGB")
    }
    definition.content = written { $0.write(filter) }
    return definition
  }
}
