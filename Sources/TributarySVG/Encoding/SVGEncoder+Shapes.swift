import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  mutating func write(rectangle: CGRect, _ paint: Paint, offset: CGPoint) {
    let start = output.position
    guard paint.isVisible, writeRectangle(rectangle, radii: .zero, offset: offset) else {
      return output.rewind(to: start)
    }
    writeFill(paint, offset: offset)
    output.markup("/>\n")
  }

  mutating func write(_ path: DisplayPath, offset: CGPoint) {
    guard path.paint.isVisible else { return }
    let start = output.position
    switch path.operation {
    case .fill(let style):
      guard writeOutline(path.path, offset: offset, keepsFlat: false) else { return output.rewind(to: start) }
      if style.isEOFilled { output.attribute("fill-rule", "evenodd") }
      writeFill(path.paint, offset: offset)
    case .stroke(let style):
      guard style.lineWidth.isFinite, Thousandths(style.lineWidth).count > 0,
        writeOutline(path.path, offset: offset, keepsFlat: true)
      else { return output.rewind(to: start) }
      writeStroke(style, path.paint, offset: offset)
    }
    output.markup("/>\n")
  }

  /// Appends the start of the element for a path's outline, open for further attributes.
  ///
  /// - Parameter keepsFlat: Whether an outline without an area is written, as required for strokes.
  /// - Returns: Whether there is an outline; if not, the caller rewinds the output.
  mutating func writeOutline(_ path: Path, offset: CGPoint, keepsFlat: Bool) -> Bool {
    switch path.storage {
    case .empty: return false
    case .rect(let rect) where !keepsFlat || Self.hasArea(rect):
      return writeRectangle(rect, radii: .zero, offset: offset)
    case .ellipse(let rect) where !keepsFlat || Self.hasArea(rect): return writeEllipse(in: rect, offset: offset)
    case .roundedRect(let shape) where shape.style == .circular && (!keepsFlat || Self.hasArea(shape.rect)):
      return writeRectangle(shape.rect, radii: shape.cornerSize, offset: offset)
    default: break
    }
    output.markup("<path")
    output.begin("d")
    let start = output.position
    guard writePathData(path, offset: offset), output.position > start else { return false }
    output.byte("\"")
    return true
  }

  private static func hasArea(_ rect: CGRect) -> Bool {
    Thousandths(rect.width).count != 0 && Thousandths(rect.height).count != 0
  }

  /// Appends a rectangle. Both edges are rounded instead of the size, so that neighbors with a common edge have the
  /// same rounded edge.
  private mutating func writeRectangle(_ rect: CGRect, radii: CGSize, offset: CGPoint) -> Bool {
    let low = offset + CGPoint(x: rect.minX, y: rect.minY)
    let high = offset + CGPoint(x: rect.maxX, y: rect.maxY)
    guard low.isFinite, high.isFinite else { return false }
    let (x, y) = (Thousandths(low.x), Thousandths(low.y))
    let (width, height) = (Thousandths(high.x) - x, Thousandths(high.y) - y)
    guard width.count > 0, height.count > 0 else { return false }
    output.markup("<rect")
    output.attribute("x", x)
    output.attribute("y", y)
    output.attribute("width", width)
    output.attribute("height", height)
    let (radiusX, radiusY) = (Thousandths(radii.width), Thousandths(radii.height))
    if radiusX.count > 0, radiusY.count > 0 {
      output.attribute("rx", radiusX)
      if radiusX != radiusY { output.attribute("ry", radiusY) }
    }
    return true
  }

  private mutating func writeEllipse(in rect: CGRect, offset: CGPoint) -> Bool {
    let center = offset + CGPoint(x: rect.midX, y: rect.midY)
    guard center.isFinite, rect.width.isFinite, rect.height.isFinite else { return false }
    let (radiusX, radiusY) = (Thousandths(rect.width / 2), Thousandths(rect.height / 2))
    guard radiusX.count > 0, radiusY.count > 0 else { return false }
    let isCircle = radiusX == radiusY
    output.markup(isCircle ? "<circle" : "<ellipse")
    output.attribute("cx", Thousandths(center.x))
    output.attribute("cy", Thousandths(center.y))
    if isCircle {
      output.attribute("r", radiusX)
    } else {
      output.attribute("rx", radiusX)
      output.attribute("ry", radiusY)
    }
    return true
  }
}
