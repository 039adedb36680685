import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Returns the number in the identifier of a gradient, and defines the gradient if it is new.
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
      attributes.attribute("r", Thousandths(max(start, end)))
      addStops(of: gradient, from: start, to: end)
    case .elliptical(let center, let radii, let start, let end):
      self.init(element: "radialGradient")
      attributes.attribute("gradientUnits", "userSpaceOnUse")
      // A unit circle around the origin is transformed to its place. SVG does not support transforms without an extent.
      let outer = max(start, end)
      attributes.attribute("r", "1")
      attributes.begin("gradientTransform")
      attributes.markup("matrix(")
      let (place, least) = (offset + center, 0.001)
      let numbers = [
        max(radii.width * outer, least), 0, 0, max(radii.height * outer, least), place.x, place.y,
      ]
      for (index, number) in numbers.enumerated() {
        if index > 0 { attributes.byte(" ") }
        attributes.number(Thousandths(number))
      }
      attributes.markup(")\"")
      attributes.attribute("cx", "0")
      attributes.attribute("cy", "0")
      addStops(of: gradient, from: start, to: end)
    case .angular(let center, _, _):
      self.init(sectorsOf: gradient, around: offset + center, center: center)
    case .mesh: self.init(piecesOf: gradient, offset: offset)
    }
  }

  /// Adds the stops of a gradient between two radii. Viewers differ in their support of an inner radius, so the stops
  /// are at fractions of the outer radius.
  private mutating func addStops(of gradient: GradientPaint, from start: CGFloat, to end: CGFloat) {
    let outer = max(start, end)
    func fraction(_ location: CGFloat) -> CGFloat { outer > 0 ? (start + (end - start) * location) / outer : 1 }
    let stops = start <= end ? gradient.stops : ContiguousArray(gradient.stops.reversed())
    for stop in stops { content.stop(stop.color, at: fraction(stop.location)) }
  }

  /// Creates a conic gradient as a pattern of sectors, because SVG has no conic gradients.
  ///
  /// There are ``sectorCount`` sectors in the color of their center, so that the colors of neighbors differ as little
  /// as in a gradient with a few hundred steps. Their edges are not antialiased, because the background would be
  /// visible between them.
  private init(sectorsOf gradient: GradientPaint, around middle: CGPoint, center: CGPoint) {
    self.init(patternAround: middle)
    let reach = Self.reach
    for index in 0..<Self.sectorCount {
      // The corners are outside the circle, so that the straight edge does not cut into it.
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

  /// Creates a pattern that covers its reach and begins its content, in which edges are not antialiased.
  private init(patternAround middle: CGPoint) {
    self.init(element: "pattern")
    attributes.attribute("patternUnits", "userSpaceOnUse")
    attributes.attribute("x", Thousandths(middle.x - Self.reach))
    attributes.attribute("y", Thousandths(middle.y - Self.reach))
    attributes.attribute("width", Thousandths(2 * Self.reach))
    attributes.attribute("height", Thousandths(2 * Self.reach))
    content.markup("<g")
    content.attribute("shape-rendering", "crispEdges")
    content.markup(">\n")
  }

  /// Creates a mesh gradient as a pattern of pieces in the color of their center, because SVG has no mesh gradients.
  private init(piecesOf gradient: GradientPaint, offset: CGPoint) {
    let tessellation = gradient.tessellation
    let pieces = tessellation?.pieces ?? []
    let xs = pieces.map(\.corners.0.x)
    let ys = pieces.map(\.corners.0.y)
    let middle = CGPoint(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    self.init(patternAround: offset + middle)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - middle.x + Self.reach, y: point.y - middle.y + Self.reach)
    }
    if let ground = tessellation.map({ Ink($0.background) }), ground.opacity.count > 0 {
      let side = 2 * Self.reach
      content.polygon(
        ground, [.zero, CGPoint(x: side, y: 0), CGPoint(x: side, y: side), CGPoint(x: 0, y: side)])
    }
    for piece in pieces {
      let (a, b, c, d) = piece.corners
      content.polygon(Ink(piece.color), [a, b, c, d].map(place))
    }
    content.markup("</g>\n")
  }

  /// The number of sectors in a conic gradient.
  private static let sectorCount = 360

  /// Half the side of the square that a conic gradient covers, in points.
  private static let reach: CGFloat = 2_000
}

extension SVGOutput {
  fileprivate mutating func stop(_ color: Color.Resolved, at location: CGFloat) {
    markup("<stop")
    attribute("offset", Thousandths(location))
    attribute(Ink(color), color: "stop-color", opacity: "stop-opacity")
    markup("/>\n")
  }

  fileprivate mutating func polygon(_ ink: Ink, _ points: [CGPoint]) {
    if ink.opacity.count == 0 { return }
    markup("<path")
    begin("d")
    for (index, point) in points.enumerated() {
      byte(index == 0 ? "M" : index == 1 ? "L" : " ")
      number(Thousandths(point.x))
      byte(" ")
      number(Thousandths(point.y))
    }
    markup("Z\"")
    attribute(ink, color: "fill", opacity: "fill-opacity")
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

/// The gradients of a document, which are at its end. Equal gradients are written once.
struct GradientDefinitions {
  private(set) var output = SVGOutput()
  /// The identifiers by the content of the definitions.
  private var numbers: [[UInt8]: UInt] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The numbers that were requested or added since ``takeUses()``.
  private var uses: [UInt] = []

  /// Returns the number of a known definition.
  mutating func number(of definition: Definition) -> UInt? {
    let number = numbers[definition.key]
    if let number { uses.append(number) }
    return number
  }

  /// Removes and returns the numbers of the used definitions.
  mutating func takeUses() -> [UInt] {
    defer { uses = [] }
    return uses
  }

  /// Removes and returns the added elements.
  mutating func takeOutput() -> SVGOutput {
    defer { output = SVGOutput() }
    return output
  }

  /// Removes a definition, so that it is written again when it is needed.
  ///
  /// - Returns: Whether the definition existed.
  mutating func forget(_ number: UInt) -> Bool {
    guard let index = numbers.firstIndex(where: { $0.value == number }) else { return false }
    numbers.remove(at: index)
    return true
  }

  mutating func add(_ definition: Definition, prefix: String, number: UInt) {
    numbers[definition.key] = number
    write(definition, prefix: prefix, number: number)
  }

  /// Records the use of a definition that was found elsewhere.
  mutating func recordUse(of number: UInt) { uses.append(number) }

  /// Writes a definition that is not looked up by its content.
  mutating func write(_ definition: Definition, prefix: String, number: UInt) {
    uses.append(number)
    output.byte("<")
    output.markup(definition.element)
    output.markup(" id=\"")
    output.escape(prefix)
    output.digits(number)
    output.byte("\"")
    output.append(definition.attributes)
    output.markup(">\n")
    output.append(definition.content)
    output.markup("</")
    output.markup(definition.element)
    output.markup(">\n")
  }

  /// An element without its identifier.
  struct Definition {
    let element: StaticString
    var attributes = SVGOutput()
    var content = SVGOutput()

    /// The lookup key. The attributes and content of different kinds of definitions are never equal.
    fileprivate var key: [UInt8] { attributes.bytes + content.bytes }
  }
}
