struct GradientPaintTests {
  private let stops: ContiguousArray<GradientPaint.Stop> = [
    GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 0), location: 0.25),
    GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0.75),
  ]

  private func gradient(_ geometry: GradientPaint.Geometry) throws -> GradientPaint {
    guard case .gradient(let gradient) = GradientPaint.paint(stops: stops, geometry) else { throw NoGradient() }
    return gradient
  }

  private struct NoGradient: Error {}

  @Test(arguments: [(0, 0), (2.5, 0), (5, 0.5), (6, 0.7), (7.5, 1), (20, 1), (-5, 0)] as [(CGFloat, Float)])
  func `A linear gradient is constant across its axis and beyond its stops`(_ x: CGFloat, _ red: Float) throws {
    let gradient = try gradient(.linear(from: .zero, to: CGPoint(x: 10, y: 0)))
    for y in [-50, 0, 3] as [CGFloat] { expect(abs(gradient.color(at: CGPoint(x: x, y: y)).red - red), below: 1e-6) }
  }

  @Test func `A gradient of zero length is a step to its last color`() throws {
    try expect(gradient(.linear(from: .zero, to: .zero)).color(at: CGPoint(x: -1, y: 0)).red, equals: 1)
    let ring = try gradient(.radial(center: .zero, from: 5, to: 5))
    expect(ring.color(at: CGPoint(x: 4, y: 0)).red, equals: 0)
    expect(ring.color(at: CGPoint(x: 5, y: 0)).red, equals: 1)
  }

  @Test(
    arguments: [(0, 0), (45, 0.5), (90, 1), (170, 1), (190, 1), (230, 0), (350, 0)] as [(Double, Float)])
  func `The gap of an angular gradient is split equally between its ends`(_ angle: Double, _ red: Float) throws {
    let gradient = try gradient(.angular(center: CGPoint(x: 3, y: 4), from: .zero, to: .degrees(90)))
    let point = CGPoint(x: 3 + cos(angle * .pi / 180), y: 4 + sin(angle * .pi / 180))
    expect(abs(gradient.color(at: point).red - red), below: 1e-5)
  }

  @Test func `The last turn of several turns is drawn`() throws {
    let twice = try gradient(.angular(center: .zero, from: .zero, to: .degrees(720)))
    // The second turn contains the second half of the gradient: from 0.5.
    expect(abs(twice.color(at: CGPoint(x: 1, y: 0.000_001)).red - 0.5), below: 1e-3)
    expect(abs(twice.color(at: CGPoint(x: 0, y: 1)).red - 0.75), below: 1e-5)
    expect(twice.color(at: CGPoint(x: -1, y: 0)).red, equals: 1)
  }

  @Test func `A gradient is placed by fractions of a rectangle`() throws {
    let unit = try gradient(.linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
    let placed = Paint.gradient(unit).placed(in: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(placed, equals: .gradient(try gradient(.linear(from: CGPoint(x: 10, y: 40), to: CGPoint(x: 40, y: 40)))))
  }

  @Test func `Effects grow and shrink the drawn bounds`() {
    func bounds(_ kind: DisplayEffect.Kind) -> CGRect? {
      let content = DisplayFragment([
        .fragment(
          DisplayFragment([.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10), .color(.black))]),
          at: CGPoint(x: 5, y: 5))
      ])
      return DisplayFragment([.effect(DisplayEffect(content, kind))]).drawnBounds
    }
    expect(bounds(.group), equals: CGRect(x: 5, y: 5, width: 10, height: 10))
    expect(bounds(.blur(radius: 2, isOpaque: false)), equals: CGRect(x: -1, y: -1, width: 22, height: 22))
    expect(
      bounds(.shadow(DisplayShadow(color: .black, radius: 1, offset: CGSize(width: 20, height: 0)))),
      equals: CGRect(x: 5, y: 2, width: 33, height: 16))
    expect(
      bounds(.clip(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), FillStyle())),
      equals: CGRect(x: 5, y: 5, width: 3, height: 3))
    expectNil(bounds(.clip(Path(), FillStyle())))
    expect(bounds(.transform(CGAffineTransform(scaleX: 2, y: 1))), equals: CGRect(x: 10, y: 5, width: 20, height: 10))
    expectNil(bounds(.transform(CGAffineTransform(scaleX: .nan, y: 1))))
  }
}

extension Color.Resolved { fileprivate static let black = Color.Resolved(red: 0, green: 0, blue: 0) }
