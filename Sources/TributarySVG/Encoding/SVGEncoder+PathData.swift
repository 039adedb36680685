import TributaryDrawing
import TributaryGeometry

extension SVGEncoder {
  /// Appends the elements of a path in the shortest absolute form: `M0 0H10V5L2-3Z`.
  ///
  /// - Returns: `false` if a coordinate is not finite; the caller then rewinds the output.
  mutating func writePathData(_ path: Path, offset: CGPoint) -> Bool {
    var pen = PathPen(offset: offset)
    func draw(_ element: Path.Element) { pen.draw(element, to: &output) }
    path.forEach(draw)
    return pen.isFinite
  }
}

/// A writer of path data that tracks the current point, in thousandths.
private struct PathPen {
  let offset: CGPoint
  private(set) var isFinite = true
  private var x = Thousandths(count: 0)
  private var y = Thousandths(count: 0)
  private var start: (x: Thousandths, y: Thousandths)?

  init(offset: CGPoint) {
    self.offset = offset
  }

  mutating func draw(_ element: Path.Element, to output: inout SVGOutput) {
    switch element {
    case .move(let end): move(to: place(end), &output)
    case .line(let end): line(to: place(end), &output)
    case .quadCurve(let end, let control):
      let (control, end) = (place(control), place(end))
      begin(at: control, &output)
      command("Q", [control, end], &output)
    case .curve(let end, let control1, let control2):
      let (control1, control2, end) = (place(control1), place(control2), place(end))
      begin(at: control1, &output)
      command("C", [control1, control2, end], &output)
    case .closeSubpath:
      guard let start else { return }
      output.byte("Z")
      (x, y) = start
    }
  }

  private typealias Point = (x: Thousandths, y: Thousandths)

  private mutating func place(_ point: CGPoint) -> Point {
    let point = offset + point
    if !point.isFinite { isFinite = false }
    return (Thousandths(point.x), Thousandths(point.y))
  }

  private mutating func move(to end: Point, _ output: inout SVGOutput) {
    start = end
    command("M", [end], &output)
  }

  private mutating func line(to end: Point, _ output: inout SVGOutput) {
    begin(at: end, &output)
    if end.y == y, end.x != x {
      output.byte("H")
      output.number(end.x)
      x = end.x
    } else if end.x == x, end.y != y {
      output.byte("V")
      output.number(end.y)
      y = end.y
    } else {
      command("L", [end], &output)
    }
  }

  /// Begins a subpath if none has begun, because SVG ignores path data that does not begin with a move.
  private mutating func begin(at point: Point, _ output: inout SVGOutput) {
    if start == nil { move(to: point, &output) }
  }

  private mutating func command(_ letter: Unicode.Scalar, _ points: [Point], _ output: inout SVGOutput) {
    output.byte(letter)
    for (index, point) in points.enumerated() {
      write(point.x, isFirst: index == 0, &output)
      write(point.y, isFirst: false, &output)
    }
    if let last = points.last { (x, y) = last }
  }

  /// Writes a number after a space, unless it is the first one or its minus sign separates it.
  private func write(_ number: Thousandths, isFirst: Bool, _ output: inout SVGOutput) {
    if !isFirst, number.count >= 0 { output.byte(" ") }
    output.number(number)
  }
}
