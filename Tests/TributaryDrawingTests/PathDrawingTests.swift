struct PathDrawingTests {
  private func quarter(from start: Double, to end: Double, clockwise: Bool) -> CGRect {
    Path {
      $0.addArc(center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
    }
    .boundingRect
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  @Test func `An arc follows its direction`() {
    // With y down, the counterclockwise quarter passes through the lower right.
    expect(isClose(quarter(from: 0, to: 90, clockwise: false), CGRect(x: 0, y: 0, width: 10, height: 10)))
    expect(isClose(quarter(from: 0, to: 90, clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 20)))
    expect(isClose(quarter(from: 0, to: -90, clockwise: true), CGRect(x: 0, y: -10, width: 10, height: 10)))
    expect(isClose(quarter(from: 0, to: 360, clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 20)))
    expect(isClose(quarter(from: 90, to: 0, clockwise: false), CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func `A joined arc begins with a line`() {
    let pie = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(0), delta: .degrees(180))
      $0.closeSubpath()
    }
    expect(pie.elementCount, equals: 5)
    expect(pie.contains(CGPoint(x: 0, y: 5)))
    expect(!pie.contains(CGPoint(x: 0, y: -5)))
  }

  @Test func `A tangent arc rounds the corner`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 20) < 1e-9 && abs(end.y - 5) < 1e-9)
    expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
    // One quarter, bulging toward the corner, not three quarters in the other direction.
    expect(path.elementCount, equals: 3)
  }

  @Test func `Trimming is by length`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(square.trimmedPath(from: 0, to: 0.5).description, equals: "0 0 m 10 0 l 10 10 l")
    expect(square.trimmedPath(from: 0.125, to: 0.375).description, equals: "5 0 m 10 0 l 10 5 l")
    expect(square.trimmedPath(from: 0.5, to: 0.25).isEmpty)
    expect(square.trimmedPath(from: -1, to: 2), equals: square)
    expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
    let arc = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.125)
    let end = arc.currentPoint ?? .zero
    #expect(abs(end.x - 7.071) < 0.01 && abs(end.y - 7.071) < 0.01)
    expect(isClose(arc.boundingRect, CGRect(x: 7.071, y: 0, width: 2.929, height: 7.071)))
  }

  @Test func `Drawing without a current point does not trap`() {
    var path = Path()
    path.closeSubpath()
    expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 1, y: 1))
    expect(path.description, equals: "1 1 m")
    expect(path.currentPoint, equals: CGPoint(x: 1, y: 1))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e308]) func `No length causes a trap`(length: CGFloat) {
    let rect = CGRect(x: length, y: length, width: length, height: length)
    let angle = Angle(radians: Double(length))
    var path = Path()
    path.addArc(center: .zero, radius: length, startAngle: angle, endAngle: .zero, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: angle, endAngle: angle, clockwise: false)
    path.addRelativeArc(center: .zero, radius: length, startAngle: .zero, delta: angle)
    path.addArc(tangent1End: rect.origin, tangent2End: .zero, radius: length)
    path.addQuadCurve(to: rect.origin, control: .zero)
    path.addCurve(to: rect.origin, control1: .zero, control2: rect.origin)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: length, height: length))
    for path in [
      path, Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: length),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: length),
    ] {
      _ = path.contains(.zero)
      _ = path.boundingRect
      _ = path.trimmedPath(from: 0.1, to: 0.9)
      _ = path.applying(CGAffineTransform(scaleX: length, y: 1))
      _ = path.hashValue
      expect(!path.description.isEmpty || path.isEmpty)
    }
  }
}
