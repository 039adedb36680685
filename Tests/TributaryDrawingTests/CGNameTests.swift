/// Paths and colors with the type names of graphics libraries on other platforms.
struct CGNameTests {
  @Test func `A mutable path has the elements of the same path value`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    var value = Path()
    let shift = CGAffineTransform(translationX: 5, y: 7)
    path.move(to: CGPoint(x: 1, y: 2), transform: shift)
    value.move(to: CGPoint(x: 6, y: 9))
    path.addLine(to: CGPoint(x: 10, y: 0))
    value.addLine(to: CGPoint(x: 10, y: 0))
    expect(path.currentPoint, equals: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    value.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 5))
    path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 5), control2: CGPoint(x: 28, y: -5))
    value.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 5), control2: CGPoint(x: 28, y: -5))
    path.closeSubpath()
    value.closeSubpath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    value.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(.pi / 2), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 1)
    value.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .radians(1))
    path.addRect(CGRect(x: 0, y: 0, width: 3, height: 4), transform: shift)
    value.addRect(CGRect(x: 5, y: 7, width: 3, height: 4))
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 40), cornerWidth: 3, cornerHeight: 4)
    value.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 30, height: 40), cornerSize: CGSize(width: 3, height: 4), style: .circular)
    expect(Path(path), equals: value)
    expect(path, equals: value.cgPath)
  }

  @Test func `A copy of a mutable path does not change, and a path can be added to itself`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    path.addPath(path, transform: CGAffineTransform(translationX: 20, y: 0))
    mutable.addEllipse(in: CGRect(x: -10, y: 0, width: 10, height: 10))
    expect(copy.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(mutable.boundingBox.minX == -10 && mutable.boundingBox.maxX == 10)
  }

  @Test func `A path is copied with a transform, as a stroke, and as dashes`() throws {
    var scale = CGAffineTransform(scaleX: 2, y: 3)
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &scale)
    expect(box.boundingBox, equals: CGRect(x: 0, y: 0, width: 20, height: 30))
    try expect(#require(box.copy(using: &scale)).boundingBox, equals: CGRect(x: 0, y: 0, width: 40, height: 90))
    expect(box.contains(CGPoint(x: 15, y: 5)) && !box.contains(CGPoint(x: 15, y: 5), transform: scale.inverted()))
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let stroke = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    expect(stroke.boundingBox, equals: CGRect(x: 0, y: -2, width: 10, height: 4))
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    var points: [CGFloat] = []
    Path(dashes).forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point.x)
      default: break
      }
    }
    expect(points, equals: [0, 2, 4, 7, 9, 10])
  }

  @Test func `A path lists its elements with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    var elements: [String] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      let points = (0..<count).map { "\(Int(element.pointee.points[$0].x)),\(Int(element.pointee.points[$0].y))" }
      elements.append("\(element.pointee.type) \(points.joined(separator: " "))")
    }
    expect(
      elements,
      equals: [
        "moveToPoint 1,2", "addLineToPoint 3,4", "addQuadCurveToPoint 7,8 5,6", "addCurveToPoint 2,3 4,5 9,1",
        "closeSubpath ",
      ])
  }

  @Test func `Areas of paths are combined`() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10))
    expect(left.union(right).boundingBox, equals: CGRect(x: 0, y: 0, width: 15, height: 10))
    expect(left.intersection(right).boundingBox, equals: CGRect(x: 5, y: 0, width: 5, height: 10))
    expect(left.subtracting(right).boundingBox, equals: CGRect(x: 0, y: 0, width: 5, height: 10))
    expect(left.intersects(right))
    expect(!left.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5))))
  }

  @Test func `A gray has two components, and other colors have four`() throws {
    expect(CGColor.white.components, equals: [1, 1])
    expect(CGColor.black.components, equals: [0, 1])
    expect(CGColor.clear.components, equals: [0, 0])
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(orange.components == [1, 0.5, 0, 1] && orange.numberOfComponents == 4)
    let faded = try #require(CGColor.white.copy(alpha: 0.5))
    #expect(faded.components == [1, 0.5] && faded.numberOfComponents == 2)
    expect(CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 1).components, equals: [0.5, 0, 0, 1])
    expect(Color.Resolved(red: 1, green: 0.5, blue: 0).cgColor, equals: orange)
    expect(Color(cgColor: .white), equals: Color(Color.Resolved(red: 1, green: 1, blue: 1)))
  }

  @Test func `Colors have the color space of their components`() throws {
    expect(CGColor.white.colorSpace, equals: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).colorSpace?.name, equals: CGColorSpace.sRGB)
    expect(CGColorSpaceCreateDeviceRGB().numberOfComponents, equals: 3)
    expect(CGColorSpaceCreateDeviceGray().model, equals: .monochrome)
    expectNil(CGColorSpace(name: "no such space"))
    let green = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 0.5]))
    expect(green, equals: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 1]))
    expect(gray.components, equals: [0.25, 1])
    let inks = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0.5, 1]))
    #expect(inks.components == [0.5, 0, 0, 1] && inks.colorSpace == CGColorSpaceCreateDeviceRGB())
    func converted(_ color: CGColor, _ space: CGColorSpace) -> [CGFloat]? {
      color.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    expect(converted(gray, CGColorSpaceCreateDeviceRGB()), equals: [0.25, 0.25, 0.25, 1])
    expect(converted(gray, CGColorSpaceCreateDeviceGray()), equals: [0.25, 1])
    expect(abs((converted(green, CGColorSpaceCreateDeviceGray())?[0] ?? 0) - 0.7152), below: 1e-6)
    expectNil(converted(green, CGColorSpaceCreateDeviceCMYK()))
  }

  @Test func `A path is a rectangle if its closed outline has four sides along the axes`() {
    func rect(_ build: (CGMutablePath) -> Void) -> CGRect? {
      let path = CGMutablePath()
      build(path)
      var rect = CGRect.zero
      return path.isRect(&rect) ? rect : nil
    }
    let square = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(rect { $0.addRect(square) }, equals: square)
    expect(CGPath(rect: square, transform: nil).isRect(nil))
    let corners = [(1, 2), (4, 2), (4, 6), (1, 6)].map { CGPoint(x: $0.0, y: $0.1) }
    func closed(_ points: [CGPoint]) -> CGRect? {
      rect {
        $0.addLines(between: points)
        $0.closeSubpath()
      }
    }
    expectNil(rect { $0.addLines(between: corners) })
    expect(rect { $0.addLines(between: corners + [corners[0]]) }, equals: square)
    expect(closed(corners), equals: square)
    expect(closed(corners.reversed()), equals: square)
    expectNil(closed([corners[0], corners[2], corners[1], corners[3]]))
    expectNil(rect { $0.addEllipse(in: square) })
    expectNil(rect { $0.addRects([square, square]) })
    expect(!CGMutablePath().isRect(nil))
  }

  @Test func `A path is separated into areas with their holes`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    path.addRect(CGRect(x: 8, y: 8, width: 2, height: 2))
    path.addRect(CGRect(x: 30, y: 0, width: 5, height: 5))
    let parts = path.componentsSeparated(using: .evenOdd)
    expect(parts.count, equals: 3)
    expect(
      Set(parts.map { "\(Int($0.boundingBox.minX)) \(Int($0.boundingBox.width))" }), equals: ["0 20", "8 2", "30 5"])
    let ring = parts.first { $0.boundingBox.width == 20 }
    #expect(ring?.contains(CGPoint(x: 2, y: 2)) == true && ring?.contains(CGPoint(x: 6, y: 6)) == false)
    expect(ring?.contains(CGPoint(x: 9, y: 9)), equals: false)
    // All rectangles have the same direction, so that nothing is a hole by the winding rule.
    expect(path.componentsSeparated().count, equals: 2)
    expectEmpty(CGMutablePath().componentsSeparated())
  }

  @Test func `A flattened path has lines that are close to its curves`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    func lines(_ threshold: CGFloat) -> Int {
      var count = 0
      var radius: CGFloat = 10
      circle.flattened(threshold: threshold).applyWithBlock { element in
        let point = element.pointee.points[0]
        switch element.pointee.type {
        case .addLineToPoint:
          count += 1
          radius = min(radius, (point.x * point.x + point.y * point.y).squareRoot())
        case .addCurveToPoint, .addQuadCurveToPoint: count = .max
        case .moveToPoint, .closeSubpath: break
        }
      }
      expect(radius, above: 9.99)
      return count
    }
    expect(lines(0.1), below: lines(0.001))
    #expect(lines(0.1) >= 8 && lines(0.001) < 1_000)
    expect(lines(0), equals: lines(0.01))
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    expect(square.flattened(threshold: 1), equals: square)
  }
}
