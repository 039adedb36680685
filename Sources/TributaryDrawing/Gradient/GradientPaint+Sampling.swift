public import TributaryGeometry

extension GradientPaint {
  /// Returns the color at a point in the coordinates of the gradient.
  public func color(at point: CGPoint) -> Color.Resolved {
    guard point.x.isFinite, point.y.isFinite else { return stops[stops.count - 1].color }
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      // Without a length, every point is after all stops.
      guard square > 0 else { return stops[stops.count - 1].color }
      return color(at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / square)
    case .radial(let center, let start, let end):
      return color(atDistance: point.distance(to: center), from: start, to: end)
    case .elliptical(let center, let radii, let start, let end):
      // Without an extent, every point is outside the ellipse.
      guard radii.width > 0, radii.height > 0 else { return stops[stops.count - 1].color }
      let inCircle = CGPoint(x: (point.x - center.x) / radii.width, y: (point.y - center.y) / radii.height)
      return color(atDistance: inCircle.distance(to: .zero), from: start, to: end)
    case .angular(let center, let start, let end):
      return color(
        at: GradientPaint.location(
          ofAngle: atan2(Double(point.y - center.y), Double(point.x - center.x)), from: start.radians, to: end.radians))
    case .mesh: return tessellation?.color(at: point) ?? stops[stops.count - 1].color
    }
  }

  private func color(atDistance distance: CGFloat, from start: CGFloat, to end: CGFloat) -> Color.Resolved {
    if start == end { return color(at: distance < end ? -1 : 2) }
    return color(at: (distance - start) / (end - start))
  }

  /// A representative color: that of the midpoint, or of the middle vertex of a mesh.
  package var singleColor: Color.Resolved {
    guard case .mesh(let mesh) = geometry, !mesh.vertices.isEmpty else { return color(at: 0.5 as CGFloat) }
    return stops[mesh.height / 2 * mesh.width + mesh.width / 2].color
  }

  /// Returns the color at a location of the gradient; before 0 the first color, after 1 the last.
  public func color(at location: CGFloat) -> Color.Resolved {
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops[stops.count - 1].color }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let fraction = Float((location - a.location) / (b.location - a.location))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    return Color.Resolved(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity))
  }

  /// Returns the location of an angle between a start and an end angle, in radians.
  private static func location(ofAngle angle: Double, from start: Double, to end: Double) -> CGFloat {
    let turn = 2 * Double.pi
    if end < start { return 1 - location(ofAngle: angle, from: end, to: start) }
    let span = end - start
    let first = span > turn ? end - turn : start
    var way = (angle - first).truncatingRemainder(dividingBy: turn)
    if way < 0 { way += turn }
    // Only the last turn is drawn.
    if span > turn { way += span - turn }
    if span > 0, way <= span { return CGFloat(way / span) }
    return way - span < (turn - span) / 2 ? 1 : 0
  }

  /// Whether all stops are fully transparent.
  package var isInvisible: Bool { stops.allSatisfy { !($0.color.opacity > 0) } }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
