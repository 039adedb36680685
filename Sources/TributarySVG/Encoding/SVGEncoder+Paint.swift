import TributaryDrawing
import TributaryGeometry

/// A colour as SVG says it; `nil` where nothing would be seen.
struct Ink {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// Above 0, at most 1,000.
  let opacity: Thousandths

  init?(_ paint: Paint) {
    guard case .color(let color) = paint else { return nil }
    opacity = Thousandths(CGFloat(min(max(0, color.opacity), 1)))
    guard opacity.count > 0 else { return nil }
    (red, green, blue, _) = color.bytes
  }
}

extension SVGEncoder {
  mutating func writeFill(_ paint: Paint) {
    write(paint, color: "fill", opacity: "fill-opacity")
  }

  mutating func writeStroke(_ style: StrokeStyle, _ paint: Paint) {
    output.attribute("fill", "none")
    write(paint, color: "stroke", opacity: "stroke-opacity")
    // What SVG takes for granted is left out.
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
      // SVG allows no limit below 1, and means the same by it.
      let limit = Thousandths(style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
      if limit.count != 4_000 { output.attribute("stroke-miterlimit", limit) }
    }
    writeDash(style)
  }

  /// A pattern with a length that is negative or not finite, or with no length at all, is an unbroken line.
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
    let phase = Thousandths(style.dashPhase.isFinite ? style.dashPhase : 0)
    if phase.count != 0 { output.attribute("stroke-dashoffset", phase) }
  }

  mutating func write(_ paint: Paint, color: StaticString, opacity: StaticString) {
    guard let ink = Ink(paint) else { return }
    output.begin(color)
    output.hexadecimal(ink.red, ink.green, ink.blue)
    output.byte("\"")
    if ink.opacity.count < 1_000 { output.attribute(opacity, ink.opacity) }
  }
}
