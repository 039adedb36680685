public import TributaryGeometry

extension Path {
  /// Adds an arc of a circle, joined to what is there by a line; the radius in points.
  ///
  /// - Parameter clockwise: Whether angles decrease. They grow from the positive x axis towards the positive y axis, so
  ///   that with y down an arc that is *not* clockwise by this parameter looks so.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if delta.magnitude >= turn, (delta < 0) == clockwise {
      delta = clockwise ? -turn : turn
    } else {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if clockwise, delta > 0 { delta -= turn }
      if !clockwise, delta < 0 { delta += turn }
    }
    addArc(center: center, radius: radius, start: startAngle.radians, delta: delta, transform: transform)
  }

  /// Adds an arc of a circle by its length as an angle; a negative one goes from the y axis towards the x axis.
  ///
  /// The radius is in points. More than one turn is drawn as one turn and the rest.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var radians = delta.radians
    if radians.magnitude > turn {
      radians = radians.truncatingRemainder(dividingBy: turn) + (radians < 0 ? -turn : turn)
    }
    addArc(center: center, radius: radius, start: startAngle.radians, delta: radians, transform: transform)
  }

  /// Rounds the corner at a point: adds an arc that touches the line from the current point to it and the line from it
  /// to a second point, joined to what is there by a line.
  ///
  /// Where the points make no corner, the arc is the line to the first.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else {
      move(to: corner)
      return
    }
    // The arc is found in the coordinates before the transform, where it is a circle.
    let inverse = transform.inverted()
    let from = (current.applying(inverse) - tangent1End).normalized
    let to = (tangent2End - tangent1End).normalized
    guard let from, let to, radius > 0, radius.isFinite else {
      addLine(to: corner)
      return
    }
    let cosine = min(max(from.x * to.x + from.y * to.y, -1), 1)
    let cross = from.x * to.y - from.y * to.x
    let halfAngle = acos(cosine) / 2
    guard cross.magnitude > 1e-9, halfAngle > 0 else {
      addLine(to: corner)
      return
    }
    let bisector = CGPoint(x: from.x + to.x, y: from.y + to.y).normalized ?? .zero
    let distance = radius / sin(halfAngle)
    let center = CGPoint(x: tangent1End.x + bisector.x * distance, y: tangent1End.y + bisector.y * distance)
    let reach = radius / tan(halfAngle)
    let first = CGPoint(x: tangent1End.x + from.x * reach, y: tangent1End.y + from.y * reach)
    let second = CGPoint(x: tangent1End.x + to.x * reach, y: tangent1End.y + to.y * reach)
    addArc(
      center: center, radius: radius,
      startAngle: Angle(radians: atan2(first.y - center.y, first.x - center.x)),
      endAngle: Angle(radians: atan2(second.y - center.y, second.x - center.x)),
      clockwise: cross > 0, transform: transform)
  }

  /// At most two turns.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
  ) {
    guard start.isFinite, delta.isFinite else { return }
    func point(_ angle: Double, arm: Double = 0) -> CGPoint {
      let (x, y) = (cos(angle) - arm * sin(angle), sin(angle) + arm * cos(angle))
      return CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    addLine(to: point(start))
    // A quarter of a turn at most: that far one curve deviates from the circle by 0.03 %.
    let count = Int((delta.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / Double(count)
    let arm = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(to: point(to), control1: point(from, arm: arm), control2: point(to, arm: -arm))
    }
  }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }

  /// The direction of a vector; nil where it has none.
  var normalized: CGPoint? {
    let length = hypot(x, y)
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }
}
