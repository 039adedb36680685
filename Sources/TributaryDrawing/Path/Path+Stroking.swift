import TributaryGeometry

extension Path {
  /// Returns the outline of a stroke along this path. Filled by the nonzero rule, it covers the same area as the
  /// stroke.
  ///
  /// Each curve is approximated by 32 straight lines. The result is empty for a path with a coordinate that is not a
  /// number, and for a stroke without width.
  ///
  /// - Parameter style: The style of the stroke.
  /// - Returns: A path for the nonzero rule.
  /// - Complexity: O(*n*) in the number of elements and dashes.
  ///
  /// > Source: conformance SHAPE-31.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, style.isFinite, let usable else { return Path() }
    var outline = StrokeOutline(style)
    for line in usable.polylines {
      for dash in line.dashed(style) { outline.add(dash) }
    }
    return Path(outline.elements.isEmpty ? .empty : .elements(outline.elements))
  }

  /// Returns the dashes along this path, as open subpaths of straight lines.
  ///
  /// - Parameters:
  ///   - phase: The position in the pattern at which each subpath starts, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    guard style.isFinite, let usable else { return Path() }
    var path = Path()
    for line in usable.polylines {
      for dash in line.dashed(style) {
        path.addLines(dash.points)
        if dash.isClosed { path.closeSubpath() }
      }
    }
    return path
  }

  /// The subpaths as sequences of straight lines.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    forEachSegment { segment, beginsSubpath in
      if beginsSubpath { lines.append(Polyline(points: [segment.start])) }
      for step in 1...segment.flatCount {
        let point =
          step == segment.flatCount ? segment.end : segment.point(at: CGFloat(step) / CGFloat(segment.flatCount))
        if point != lines[lines.count - 1].points.last { lines[lines.count - 1].points.append(point) }
      }
    }
    for index in lines.indices
    where lines[index].points.count > 2 && lines[index].points.first == lines[index].points.last {
      lines[index].points.removeLast()
      lines[index].isClosed = true
    }
    return lines.filter { $0.points.count > 1 }
  }
}

/// A sequence of points connected by straight lines.
private struct Polyline {
  var points: [CGPoint]
  /// Whether a line connects the last point to the first.
  var isClosed = false

  /// The maximum number of dashes; beyond it, an uninterrupted line is drawn.
  private static let mostDashes = 100_000

  /// Returns the dashes.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let lengths = style.dash.map { max($0, 0) }
    let period = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
    let way = isClosed ? points + [points[0]] : points
    let total = zip(way, way.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard period > 0, total.isFinite, total / period * CGFloat(lengths.count) < CGFloat(Self.mostDashes) else {
      return [self]
    }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= lengths[index % lengths.count], phase > 0 {
      phase -= lengths[index % lengths.count]
      index += 1
    }
    var rest = lengths[index % lengths.count] - phase
    var parts: [Polyline] = index.isMultiple(of: 2) ? [Polyline(points: [way[0]])] : []
    for (start, end) in zip(way, way.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var passed: CGFloat = 0
      while length - passed > rest {
        passed += rest
        let place = start.mixed(with: end, by: passed / length)
        if index.isMultiple(of: 2) { parts[parts.count - 1].points.append(place) }
        index += 1
        if index.isMultiple(of: 2) { parts.append(Polyline(points: [place])) }
        rest = lengths[index % lengths.count]
      }
      rest -= length - passed
      if index.isMultiple(of: 2) { parts[parts.count - 1].points.append(end) }
    }
    return parts.filter { $0.points.count > 1 }
  }
}

/// A set of areas that together cover a stroke. All have the same orientation, so that none cancels another.
private struct StrokeOutline {
  private(set) var elements: [Path.Element] = []
  private let style: StrokeStyle
  private let radius: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    let count = line.isClosed ? points.count : points.count - 1
    let normals = (0..<count).map { normal(points[$0], points[($0 + 1) % points.count]) }
    for index in 0..<count { add(points[index], points[(index + 1) % points.count], normals[index]) }
    for index in 0..<count where line.isClosed || index > 0 {
      join(at: points[index], normals[(index + count - 1) % count], normals[index])
    }
    guard !line.isClosed, let first = points.first, let last = points.last else { return }
    cap(at: first, normals[0], isStart: true)
    cap(at: last, normals[count - 1], isStart: false)
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return length > 0 ? CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius) : .zero
  }

  private mutating func add(_ a: CGPoint, _ b: CGPoint, _ normal: CGPoint) {
    add([
      CGPoint(x: a.x + normal.x, y: a.y + normal.y), CGPoint(x: b.x + normal.x, y: b.y + normal.y),
      CGPoint(x: b.x - normal.x, y: b.y - normal.y), CGPoint(x: a.x - normal.x, y: a.y - normal.y),
    ])
  }

  /// Appends a polygon, oriented in the direction of decreasing angles.
  private mutating func add(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += (point.x - points[0].x) * (next.y - points[0].y) - (next.x - points[0].x) * (point.y - points[0].y)
    }
    let points = area > 0 ? points.reversed() : points
    elements.append(.move(to: points[0]))
    for point in points.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  private mutating func addCircle(at center: CGPoint) {
    let (r, k) = (radius, radius * 0.552_284_75)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    elements += [
      .move(to: place(r, 0)),
      .curve(to: place(0, -r), control1: place(r, -k), control2: place(k, -r)),
      .curve(to: place(-r, 0), control1: place(-k, -r), control2: place(-r, -k)),
      .curve(to: place(0, r), control1: place(-r, k), control2: place(-k, r)),
      .curve(to: place(r, 0), control1: place(k, r), control2: place(r, k)),
      .closeSubpath,
    ]
  }

  private mutating func join(at point: CGPoint, _ before: CGPoint, _ after: CGPoint) {
    if style.lineJoin == .round { return addCircle(at: point) }
    let turn = before.x * after.y - before.y * after.x
    guard turn != 0 else { return }
    // The outer side of the turn.
    let side: CGFloat = turn > 0 ? -1 : 1
    let a = CGPoint(x: point.x + side * before.x, y: point.y + side * before.y)
    let b = CGPoint(x: point.x + side * after.x, y: point.y + side * after.y)
    let middle = CGPoint(x: before.x + after.x, y: before.y + after.y)
    let square = middle.x * middle.x + middle.y * middle.y
    // The tip is in the direction of the mean of both normals, at the intersection of the edges.
    let reach = square > 0 ? 2 * radius * radius / square : .infinity
    let isWithinLimit = reach * square.squareRoot() <= style.miterLimit * radius
    if style.lineJoin == .miter, isWithinLimit {
      let tip = CGPoint(x: point.x + side * middle.x * reach, y: point.y + side * middle.y * reach)
      add([point, a, tip, b])
    } else {
      add([point, a, b])
    }
  }

  private mutating func cap(at point: CGPoint, _ normal: CGPoint, isStart: Bool) {
    switch style.lineCap {
    case .round: addCircle(at: point)
    case .square:
      let along = isStart ? CGPoint(x: -normal.y, y: normal.x) : CGPoint(x: normal.y, y: -normal.x)
      add(point, CGPoint(x: point.x + along.x, y: point.y + along.y), normal)
    default: break
    }
  }
}
