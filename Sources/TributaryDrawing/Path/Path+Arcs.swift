public import TributaryGeometry

extension Path {
  /// Appends a circular arc, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at the start of the arc.
  ///   - endAngle: The angle at the end of the arc.
  ///   - clockwise: Whether angles decrease along the arc. Angles increase from the positive x-axis toward the positive
  ///     y-axis. With y down, an arc for which this parameter is `false` therefore appears clockwise.
  ///   - transform: A transform that is applied to the arc.
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

  /// Appends a circular arc with an angle as its length, connected to the current point by a line.
  ///
  /// An arc of more than one turn is drawn as one turn plus the remainder.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at the start of the arc.
  ///   - delta: The length of the arc; a negative angle goes from the y-axis toward the x-axis.
  ///   - transform: A transform that is applied to the arc.
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

  /// Appends a rounded corner: an arc tangent to the line from the current point to a corner, and to the line from the
  /// corner to another point.
  ///
  /// The arc is connected to the current point by a line. If the points are collinear, the result is a line to the
  /// corner.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, in points.
  ///   - tangent2End: The end of the second tangent, in points.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A transform that is applied to the arc.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let current = currentPoint else {
      move(to: corner)
      return
    }
    // The arc is computed in the coordinates before the transform, in which it is circular.
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

  /// Appends an arc of at most two turns.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, delta: Double, transform: CGAffineTransform
  ) {
    guard start.isFinite, delta.isFinite else { return }
    func point(_ angle: Double, arm: Double = 0) -> CGPoint {
      let (x, y) = (cos(angle) - arm * sin(angle), sin(angle) + arm * cos(angle))
      return CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    addLine(to: point(start))
    // Each curve spans at most a quarter turn, for which its deviation from the circle is 0.03%.
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

  /// The unit vector in the direction of the vector; nil if it has no direction.
  var normalized: CGPoint? {
    let length = hypot(x, y)
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }
}
