import TributaryGeometry

/// A segment of an outline with both end points.
struct PathSegment {
  enum Kind {
    case line
    case quadCurve(control: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint)
  }

  var start: CGPoint
  var end: CGPoint
  var kind: Kind

  /// Returns the point at a parameter from 0 at the start to 1 at the end.
  func point(at t: CGFloat) -> CGPoint {
    switch kind {
    case .line:
      return start.mixed(with: end, by: t)
    case .quadCurve(let control):
      return start.mixed(with: control, by: t).mixed(with: control.mixed(with: end, by: t), by: t)
    case .curve(let control1, let control2):
      let middle = control1.mixed(with: control2, by: t)
      let first = start.mixed(with: control1, by: t).mixed(with: middle, by: t)
      return first.mixed(with: middle.mixed(with: control2.mixed(with: end, by: t), by: t), by: t)
    }
  }

  /// Returns the part between two parameters.
  func piece(from a: CGFloat, to b: CGFloat) -> PathSegment {
    let (start, end) = (a <= 0 ? start : point(at: a), b >= 1 ? end : point(at: b))
    let kind: Kind =
      switch kind {
      case .line:
        .line
      case .quadCurve(let control):
        .quadCurve(control: blossom(self.start, control, self.end, a, b))
      case .curve(let control1, let control2):
        // A control point is the polar form (blossom) of the curve at the two parameters, one of them repeated.
        .curve(
          control1: blossom(self.start, control1, control2, a, a)
            .mixed(with: blossom(control1, control2, self.end, a, a), by: b),
          control2: blossom(self.start, control1, control2, b, b)
            .mixed(with: blossom(control1, control2, self.end, b, b), by: a))
      }
    return PathSegment(start: start, end: end, kind: kind)
  }

  private func blossom(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ a: CGFloat, _ b: CGFloat) -> CGPoint {
    p0.mixed(with: p1, by: a).mixed(with: p1.mixed(with: p2, by: a), by: b)
  }

  /// The number of straight lines that approximate the segment in measurements and point tests.
  var flatCount: Int {
    if case .line = kind { 1 } else { 32 }
  }

  var element: Path.Element {
    switch kind {
    case .line: .line(to: end)
    case .quadCurve(let control): .quadCurve(to: end, control: control)
    case .curve(let control1, let control2): .curve(to: end, control1: control1, control2: control2)
    }
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, by t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension Path {
  /// Calls a closure with each segment, including closing lines, and whether it begins a subpath.
  ///
  /// - Parameter closesAll: Whether open subpaths also have a closing line, as in a fill.
  func forEachSegment(closesAll: Bool = false, _ body: (PathSegment, _ beginsSubpath: Bool) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var begins = true
    func draw(_ kind: PathSegment.Kind, to end: CGPoint) {
      body(PathSegment(start: current, end: end, kind: kind), begins)
      current = end
      begins = false
    }
    func close() {
      if current != start { draw(.line, to: start) }
      begins = true
    }
    forEach { element in
      switch element {
      case .move(let end):
        if closesAll { close() }
        (start, current, begins) = (end, end, true)
      case .line(let end): draw(.line, to: end)
      case .quadCurve(let end, let control): draw(.quadCurve(control: control), to: end)
      case .curve(let end, let control1, let control2):
        draw(.curve(control1: control1, control2: control2), to: end)
      case .closeSubpath: close()
      }
    }
    if closesAll { close() }
  }
}
