import TributaryDrawing
import TributaryGeometry

extension Paint {
  /// Whether the paint is visible at three decimals of opacity.
  var isVisible: Bool {
    switch self {
    case .color(let color): Ink(color).opacity.count > 0
    case .gradient(let gradient): gradient.stops.contains { Ink($0.color).opacity.count > 0 }
    case .tiles(let tiles): Thousandths(CGFloat(tiles.opacity)).count > 0
    case .effect(let effect): effect.base.isVisible
    }
  }
}

extension SVGEncoder {
  /// - Parameter offset: The position of the fragment's origin, to which the coordinates of gradients are relative.
  mutating func writeFill(_ paint: Paint, offset: CGPoint) {
    write(paint, offset: offset, color: "fill", opacity: "fill-opacity")
  }

  mutating func writeStroke(_ style: StrokeStyle, _ paint: Paint, offset: CGPoint) {
    output.attribute("fill", "none")
    write(paint, offset: offset, color: "stroke", opacity: "stroke-opacity")
    // Default values of SVG are omitted.
    if style.lineWidth != 1 { output.attribute("stroke-width", Thousandths(style.lineWidth)) }
    switch style.lineCap {
    case .round: output.attribute("stroke-linecap", "round")
    case .square: output.attribute("stroke-linecap", "square")
    default: break
    }
    switch style.lineJoin {
    case .round: output.attribute("stroke-linejoin", "round")
    case .bevel: output.attribute("stroke-linejoin", "bevel")
    default:
      // SVG does not allow a limit below 1, which is equivalent to 1.
      let limit = Thousandths(style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
      if limit.count != 4_000 { output.attribute("stroke-miterlimit", limit) }
    }
    writeDash(style)
  }

  /// Appends the dash pattern. A pattern with a negative or infinite length, or without any length, is a solid line.
  private mutating func writeDash(_ style: StrokeStyle) {
    guard style.dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return }
    let lengths = style.dash.map(Thousandths.init)
    guard lengths.contains(where: { $0.count > 0 }) else { return }
    output.begin("stroke-dasharray")
    for (index, length) in lengths.enumerated() {
      if index > 0 { output.byte(" ") }
      output.number(length)
    }
    output.byte("\"")
    let phase = Thousandths(style.dashPhase.asCoordinate)
    if phase.count != 0 { output.attribute("stroke-dashoffset", phase) }
  }

  private mutating func write(_ paint: Paint, offset: CGPoint, color: StaticString, opacity: StaticString) {
    switch paint {
    case .color(let resolved):
      output.attribute(Ink(resolved), color: color, opacity: opacity)
    case .gradient(let gradient):
      reference(number(of: gradient, offset: offset), color)
    case .tiles(let tiles):
      reference(number(of: tiles, offset: offset), color)
    case .effect(let effect):
      write(effect.base, offset: offset, color: color, opacity: opacity)
    }
  }

  private mutating func reference(_ number: UInt, _ attribute: StaticString) {
    output.begin(attribute)
    output.reference(identifierPrefix, number)
    output.byte("\"")
  }
}

extension SVGOutput {
  /// Appends a color, and its opacity if it is below 1.
  mutating func attribute(_ ink: Ink, color: StaticString, opacity: StaticString) {
    begin(color)
    hexadecimal(ink.red, ink.green, ink.blue)
    byte("\"")
    if ink.opacity.count < 1_000 { attribute(opacity, ink.opacity) }
  }

  /// Appends `url(#…)`.
  mutating func reference(_ prefix: String, _ number: UInt) {
    markup("url(#")
    escape(prefix)
    digits(number)
    byte(")")
  }
}

/// A color in the form of SVG.
struct Ink {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// The opacity from 0 to 1,000.
  let opacity: Thousandths

  init(_ color: Color.Resolved) {
    opacity = Thousandths(CGFloat(min(max(0, color.opacity), 1)))
    (red, green, blue, _) = color.bytes
  }
}
