/// Boolean operations on the areas and lines of two paths.
struct PathBooleanTests {
  typealias Generator = TextBreakerPropertyTests.Generator

  private static let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private static let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  /// A star with five points that crosses itself: the nonzero rule encloses the middle, the even-odd rule does not.
  private static let star = Path { path in
    path.addLines(
      (0..<5).map { number in
        let angle = CGFloat(number) * 4 / 5 * .pi
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    path.closeSubpath()
  }

  @Test func `Combined rectangles have outlines with exact corners`() {
    expect(Self.left.intersection(Self.right).description, equals: "10 10 m 20 10 l 20 20 l 10 20 l h")
    expect(
      Self.left.union(Self.right).description, equals: "0 0 m 20 0 l 20 10 l 30 10 l 30 30 l 10 30 l 10 20 l 0 20 l h")
    expect(Self.left.subtracting(Self.right).description, equals: "0 0 m 20 0 l 20 10 l 10 10 l 10 20 l 0 20 l h")
    expect(area(Self.left.symmetricDifference(Self.right)), equals: 600)
    let odd = Path(CGRect(x: 1.0 / 3, y: 0.1, width: 2, height: 2))
    expect(corners(odd.union(odd)), equals: corners(odd))
  }

  @Test func `A hole runs in the direction opposite to its outline`() {
    let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30)).subtracting(
      Self.right.applying(.init(scaleX: 0.5, y: 0.5)))
    expect(area(ring), equals: 800)
    for eoFill in [false, true] {
      expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: eoFill))
      expect(ring.contains(CGPoint(x: 25, y: 25), eoFill: eoFill))
    }
  }

  @Test func `The union joins adjacent rectangles and keeps rectangles that touch at a corner separate`() {
    let beside = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
    expect(Self.left.union(beside).description, equals: "0 0 m 30 0 l 30 20 l 0 20 l h")
    expect(Self.left.intersection(beside).isEmpty)
    let corner = Path(CGRect(x: 20, y: 20, width: 10, height: 10))
    let both = Self.left.union(corner)
    expect(area(both), equals: 500)
    expect(subpathCount(both), equals: 2)
  }

  @Test func `Path operations accept an equal, an empty, and a non-finite path`() {
    for path in [Self.left, Self.star, Path(ellipseIn: CGRect(x: 3, y: 3, width: 50, height: 20))] {
      expect(path.subtracting(path).isEmpty)
      expect(path.symmetricDifference(path).isEmpty)
      expect(path.union(path), equals: path.normalized(eoFill: false))
      expect(path.intersection(path), equals: path.normalized(eoFill: false))
      expect(path.intersection(Path()).isEmpty)
      expect(path.subtracting(Path()), equals: path.normalized(eoFill: false))
      let unusable = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      expect(path.union(unusable), equals: path.normalized(eoFill: false))
      expect(unusable.union(path), equals: path.normalized(eoFill: false))
    }
    expect(Path().union(Path()).isEmpty)
    expect(Path().normalized().isEmpty)
  }

  @Test func `The fill rule determines what a path that crosses itself encloses`() {
    let filled = Self.star.normalized(eoFill: false)
    let hollow = Self.star.normalized()
    let middle = CGPoint(x: 50, y: 50)
    for eoFill in [false, true] {
      expect(filled.contains(middle, eoFill: eoFill))
      expect(!hollow.contains(middle, eoFill: eoFill))
    }
    expect(subpathCount(filled), equals: 1)
    expect(corners(filled).count, equals: 10)
    expect(subpathCount(hollow), equals: 5)
    let middleSquare = Path(CGRect(x: 45, y: 45, width: 10, height: 10))
    expect(Self.star.intersection(middleSquare, eoFill: true).isEmpty)
    expect(abs(area(Self.star.intersection(middleSquare)) - 100), below: 1e-4)
  }

  @Test func `The intersection of two circles has the expected area within the tolerance for curves`() {
    let radius: CGFloat = 50
    let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = first.offsetBy(dx: 50, dy: 0)
    let lens = 2 * radius * radius * acos(0.5) - 25 * (4 * radius * radius - 2_500).squareRoot()
    // The tolerance is the perimeter times 0.01 points, plus the error of the Bézier circle.
    expect(abs(area(first.intersection(second)) - lens), below: 4)
    expect(abs(area(first.union(second)) - (2 * .pi * radius * radius - lens)), below: 7)
    for point in points(first.union(second)) {
      let distance = min(length(point, CGPoint(x: 50, y: 50)), length(point, CGPoint(x: 100, y: 50)))
      expect(abs(distance - radius), below: 0.03)
    }
  }

  @Test(arguments: RandomSeeds.sample(of: 0..<24, oneIn: 6))
  func `The combined area contains the points that satisfy the operation on both areas`(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<4 {
      let (first, second) = (Self.path(&generator), Self.path(&generator))
      let eoFill = Bool.random(using: &generator)
      let results: [(name: String, path: Path, holds: (Bool, Bool) -> Bool)] = [
        ("intersection", first.intersection(second, eoFill: eoFill), { $0 && $1 }),
        ("union", first.union(second, eoFill: eoFill), { $0 || $1 }),
        ("subtracting", first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
        ("symmetricDifference", first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
        ("normalized", first.normalized(eoFill: eoFill), { mine, _ in mine }),
      ]
      let edges = [first, second].flatMap { [Self.edge($0), Self.edge($0.closed)] }
      for _ in 0..<40 {
        // The point is not on the raster of the corners.
        let point = CGPoint(
          x: CGFloat.random(in: -5...105, using: &generator), y: CGFloat.random(in: -5...105, using: &generator))
        if edges.contains(where: { $0.contains(point) }) { continue }
        let inside = (first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
        for result in results {
          let expected = result.holds(inside.0, inside.1)
          #expect(
            result.path.contains(point) == expected && result.path.contains(point, eoFill: true) == expected,
            "\(result.name) at \(point), seed \(seed): \(first) and \(second)")
        }
      }
      let (whole, shared) = (area(results[1].path), area(results[0].path))
      let parts = area(first.normalized(eoFill: eoFill)) + area(second.normalized(eoFill: eoFill))
      expect(abs(whole + shared - parts), below: 0.01, "seed \(seed): \(first) and \(second)")
    }
  }

  @Test func `The line operations return the parts of a line inside and outside an area`() {
    let line = Path {
      $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 40, y: 5), CGPoint(x: 40, y: 15), CGPoint(x: 25, y: 15)])
    }
    let areas = Self.left.union(Self.right)
    expect(line.lineIntersection(areas).description, equals: "0 5 m 20 5 l 30 15 m 25 15 l")
    expect(line.lineSubtraction(areas).description, equals: "-10 5 m 0 5 l 20 5 m 40 5 l 40 15 l 30 15 l")
    expect(line.lineIntersection(Path()).isEmpty)
    expect(line.lineSubtraction(Path()), equals: line)
    // The edge counts as inside.
    let edge = Path { $0.addLines([CGPoint(x: -5, y: 20), CGPoint(x: 5, y: 20)]) }
    expect(edge.lineIntersection(Self.left).description, equals: "0 20 m 5 20 l")
    let closed = Path(CGRect(x: 10, y: -10, width: 20, height: 20))
    expect(closed.lineIntersection(Self.left).description, equals: "20 10 m 10 10 l 10 0 l")
    expect(Self.star.lineSubtraction(Self.star, eoFill: false).isEmpty)
  }

  @Test func `Combining many lines does not compare every pair`() {
    // 500 disjoint squares in a row.
    func row(_ count: Int) -> Path {
      Path { path in for index in 0..<count { path.addRect(CGRect(x: CGFloat(index) * 4, y: 0, width: 2, height: 2)) } }
    }
    let squares = row(500)
    expect(abs(area(squares.union(squares.offsetBy(dx: 1, dy: 1))) - 500 * 7), below: 1e-6)
  }

  // MARK: Support

  /// Returns a random path of rectangles, curves, and polygons on a coarse raster, so that corners and edges coincide.
  private static func path(_ generator: inout Generator) -> Path {
    func coordinate() -> CGFloat { CGFloat(Int.random(in: 0...10, using: &generator)) * 10 }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    return Path { path in
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
          path.addRect(CGRect(x: coordinate(), y: coordinate(), width: coordinate() / 2, height: coordinate() / 2))
        case 1: path.addEllipse(in: CGRect(x: coordinate(), y: coordinate(), width: 30, height: 20 + coordinate() / 3))
        case 2:
          path.move(to: point())
          path.addQuadCurve(to: point(), control: point())
          path.addCurve(to: point(), control1: point(), control2: point())
        default: path.addLines((0..<Int.random(in: 3...8, using: &generator)).map { _ in point() })
        }
        if Bool.random(using: &generator) { path.closeSubpath() }
      }
    }
  }

  /// Returns the area in which the tolerance for curves may determine the result. `contains` divides each curve into 32
  /// lines, which deviate by up to half a point.
  private static func edge(_ path: Path) -> Path { path.strokedPath(StrokeStyle(lineWidth: 1.6)) }

  private func corners(_ path: Path) -> [CGPoint] {
    var corners: [CGPoint] = []
    path.forEach {
      switch $0 {
      case .move(let end), .line(let end): corners.append(end)
      case .quadCurve, .curve, .closeSubpath: break
      }
    }
    return corners
  }

  private func points(_ path: Path) -> [CGPoint] { corners(path) }

  private func subpathCount(_ path: Path) -> Int {
    var count = 0
    path.forEach { if case .closeSubpath = $0 { count += 1 } }
    return count
  }

  /// Returns the area of an outline of straight lines, without its holes.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, last) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      sum += last.x * end.y - end.x * last.y
      last = end
    }
    path.forEach {
      switch $0 {
      case .move(let end): (start, last) = (end, end)
      case .line(let end): add(end)
      case .quadCurve(let end, _), .curve(let end, _, _): add(end)
      case .closeSubpath: add(start)
      }
    }
    return sum / 2
  }

  private func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}

extension Path {
  /// The path with every subpath closed.
  fileprivate var closed: Path {
    var closed = Path()
    var isOpen = false
    forEach { element in
      if case .move = element, isOpen { closed.closeSubpath() }
      switch element {
      case .move(let end): closed.move(to: end)
      case .line(let end): closed.addLine(to: end)
      case .quadCurve(let end, let control): closed.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2): closed.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: closed.closeSubpath()
      }
      if case .closeSubpath = element { isOpen = false } else { isOpen = true }
    }
    if isOpen { closed.closeSubpath() }
    return closed
  }
}
