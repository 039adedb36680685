import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// The number in the id of a gradient, which is defined now if it was not before.
  mutating func number(of gradient: GradientPaint, offset: CGPoint) -> UInt {
    let definition = GradientDefinitions.Definition(gradient, offset: offset)
    if let known = gradients.number(of: definition) { return known }
    identifierCount += 1
    gradients.add(definition, prefix: identifierPrefix, number: identifierCount)
    return identifierCount
  }
}

extension GradientDefinitions.Definition {
  init(_ gradient: GradientPaint, offset: CGPoint) {
    switch gradient.geometry {
    case .linear(let start, let end):
      self.init(element: "linearGradient")
      attributes.attribute("gradientUnits", "userSpaceOnUse")
      attributes.attribute("x1", Thousandths((offset + start).x))
      attributes.attribute("y1", Thousandths((offset + start).y))
      attributes.attribute("x2", Thousandths((offset + end).x))
      attributes.attribute("y2", Thousandths((offset + end).y))
      for stop in gradient.stops { content.stop(stop.color, at: stop.location) }
    case .radial(let center, let start, let end):
      self.init(element: "radialGradient")
      attributes.attribute("gradientUnits", "userSpaceOnUse")
      attributes.attribute("cx", Thousandths((offset + center).x))
      attributes.attribute("cy", Thousandths((offset + center).y))
      let outer = max(start, end)
      attributes.attribute("r", Thousandths(outer))
      // Viewers do not agree on radii to begin with, so that the stops stand at fractions of the outer radius.
      func fraction(_ location: CGFloat) -> CGFloat { outer > 0 ? (start + (end - start) * location) / outer : 1 }
      let stops = start <= end ? gradient.stops : ContiguousArray(gradient.stops.reversed())
      for stop in stops { content.stop(stop.color, at: fraction(stop.location)) }
    case .angular(let center, _, _):
      self.init(sectorsOf: gradient, around: offset + center, center: center)
    }
  }

  /// Sectors of a circle as a pattern: SVG has no gradient around a centre.
  ///
  /// There are as many as ``sectorCount``, each in the colour of its middle, so that two neighbours differ by no more than
  /// a display's colours do in a gradient of a few hundred steps. Their edges are not smoothed, or the ground would shine
  /// through between them.
  private init(sectorsOf gradient: GradientPaint, around middle: CGPoint, center: CGPoint) {
    self.init(element: "pattern")
    let reach = Self.reach
    attributes.attribute("patternUnits", "userSpaceOnUse")
    attributes.attribute("x", Thousandths(middle.x - reach))
    attributes.attribute("y", Thousandths(middle.y - reach))
    attributes.attribute("width", Thousandths(2 * reach))
    attributes.attribute("height", Thousandths(2 * reach))
    content.markup("<g")
    content.attribute("shape-rendering", "crispEdges")
    content.markup(">\n")
    for index in 0..<Self.sectorCount {
      // The corners lie beyond the circle, or the straight edge would cut into it.
      func corner(_ index: Int) -> CGPoint {
        let angle = 2 * Double.pi * Double(index) / Double(Self.sectorCount)
        return CGPoint(x: reach + cos(angle) * reach * 1.5, y: reach + sin(angle) * reach * 1.5)
      }
      let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(Self.sectorCount)
      let color = gradient.color(at: CGPoint(x: center.x + cos(angle), y: center.y + sin(angle)))
      content.sector(Ink(color), from: CGPoint(x: reach, y: reach), corner(index), corner(index + 1))
    }
    content.markup("</g>\n")
  }

  /// How many sectors stand for a gradient around a centre.
  private static let sectorCount = 360

  /// Half the side of the square, in points, that is covered around the centre of such a gradient.
  private static let reach: CGFloat = 2_000
}

extension SVGOutput {
  fileprivate mutating func stop(_ color: Color.Resolved, at location: CGFloat) {
    markup("<stop")
    attribute("offset", Thousandths(location))
    attribute(Ink(color), color: "stop-color", opacity: "stop-opacity")
    markup("/>\n")
  }

  fileprivate mutating func sector(_ ink: Ink, from center: CGPoint, _ a: CGPoint, _ b: CGPoint) {
    markup("<path")
    begin("d")
    for (index, point) in [center, a, b].enumerated() {
      byte(index == 0 ? "M" : index == 1 ? "L" : " ")
      number(Thousandths(point.x.rounded()))
      byte(" ")
      number(Thousandths(point.y.rounded()))
    }
    markup("Z\"")
    attribute(ink, color: "fill", opacity: "fill-opacity")
    markup("/>\n")
  }
}
