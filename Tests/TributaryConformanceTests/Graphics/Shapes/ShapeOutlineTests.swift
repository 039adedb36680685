@MainActor struct ShapeOutlineTests {
  @Test(.claim("SHAPE-30")) @MainActor func `An erased shape draws and measures like its base`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    expect(AnyShape(Circle()).path(in: rect), equals: Circle().path(in: rect))
    expect(AnyShape(AnyShape(Capsule())).path(in: rect), equals: Capsule().path(in: rect))
    play(100, 100, "| picture has clip ellipse; picture has stroke 2 ellipse") {
      VStack {
        AnyShape(Circle()).accessibilityIdentifier("hidden")
        Color.red.clipShape(true ? AnyShape(Circle()) : AnyShape(Rectangle()))
        AnyShape(Circle().stroke(lineWidth: 2))
      }
      .frame(width: 20, height: 60)
    }
  }

  @Test(.claim("SHAPE-31")) @MainActor func `A stroked path covers its line`() {
    func line(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }
    func bounds(_ path: Path, _ style: StrokeStyle) -> String { short(path.strokedPath(style).boundingRect) }
    let straight = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    expect(bounds(straight, StrokeStyle(lineWidth: 4)), equals: "10 8 20 4")
    expect(bounds(straight, StrokeStyle(lineWidth: 4, lineCap: .square)), equals: "8 8 24 4")
    expect(bounds(straight, StrokeStyle(lineWidth: 4, lineCap: .round)), equals: "8 8 24 4")
    let corner = line(CGPoint(x: 10, y: 30), CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    expect(bounds(corner, StrokeStyle(lineWidth: 4)), equals: "8 8 22 22")
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 4))
    expect(outline.contains(CGPoint(x: 8.1, y: 8.1)))
    let round = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    expect(!round.contains(CGPoint(x: 8.1, y: 8.1)) && round.contains(CGPoint(x: 8.8, y: 8.8)))
    let bevel = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel))
    expect(!bevel.contains(CGPoint(x: 8.8, y: 8.8)) && bevel.contains(CGPoint(x: 9.2, y: 9.2)))
    let dashed = straight.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    expect(dashed.contains(CGPoint(x: 12, y: 10)) && !dashed.contains(CGPoint(x: 17, y: 10)))
    expect(dashed.contains(CGPoint(x: 22, y: 10)))
    let shifted = straight.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5], dashPhase: 5))
    expect(!shifted.contains(CGPoint(x: 12, y: 10)) && shifted.contains(CGPoint(x: 17, y: 10)))
    // The area inside the line is not covered.
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 1, y: 20)))
    expect(ring.contains(CGPoint(x: 39, y: 20)) && ring.contains(CGPoint(x: -1, y: 20)))
    for width in [0, -1, CGFloat.nan, .infinity] { expect(straight.strokedPath(StrokeStyle(lineWidth: width)).isEmpty) }
  }

  @Test(.claim("SHAPE-32")) @MainActor func `A stroked shape clips to its line`() {
    let path = Circle().stroke(lineWidth: 4).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 1, y: 20)))
  }
}
