@MainActor struct PathBooleanClaimTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 20))

  @Test(.claim("SHAPE-60")) @MainActor func `Path operations return areas of one or both paths`() {
    expect(left.intersection(right).boundingRect, equals: CGRect(x: 10, y: 0, width: 10, height: 20))
    expect(left.union(right).boundingRect, equals: CGRect(x: 0, y: 0, width: 30, height: 20))
    expect(left.subtracting(right).boundingRect, equals: CGRect(x: 0, y: 0, width: 10, height: 20))
    let difference = left.symmetricDifference(right)
    expect([5, 15, 25].map { difference.contains(CGPoint(x: $0, y: 10)) }, equals: [true, false, true])
  }

  @Test(.claim("SHAPE-61")) @MainActor func `The even-odd rule of an operation applies to both paths`() {
    let twice = Path { path in
      path.addPath(left)
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let middle = CGPoint(x: 10, y: 10)
    expect(twice.union(Path()).contains(middle))
    expect(!twice.union(Path(), eoFill: true).contains(middle))
  }

  @Test(.claim("SHAPE-62")) @MainActor func `Normalizing a path removes its crossings`() {
    let bow = Path { $0.addLines([.zero, CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)]) }
    expect(bow.normalized().description, equals: "0 0 m 10 10 l 0 20 l h 20 0 m 20 20 l 10 10 l h")
  }

  @Test(.claim("SHAPE-63")) @MainActor func `A line is divided at the outline of an area`() {
    let line = Path { $0.addLines([CGPoint(x: -5, y: 10), CGPoint(x: 40, y: 10)]) }
    expect(line.lineIntersection(left).description, equals: "0 10 m 20 10 l")
    expect(line.lineSubtraction(left).description, equals: "-5 10 m 0 10 l 20 10 m 40 10 l")
  }

  @Test(.claim("SHAPE-64")) @MainActor func `Shapes combine like their paths`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func bounds(_ shape: some Shape) -> String { short(shape.path(in: rect).boundingRect) }
    let half = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)
    let wide = Rectangle()
    expect(bounds(wide.subtracting(half)), equals: "20 0 20 20")
    expect(bounds(wide.intersection(half)), equals: "0 0 20 20")
    expect(bounds(half.union(half.offset(x: 20))), equals: "0 0 40 20")
    expect(bounds(wide.symmetricDifference(half)), equals: "20 0 20 20")
    expect(
      bounds(half.lineSubtraction(wide, eoFill: false)) == "null" || half.lineSubtraction(wide).path(in: rect).isEmpty)
    expect(!half.lineIntersection(wide).path(in: rect).isEmpty)
    play(40, 20, "| picture has 20 0 m 40 0 l 40 20 l 20 20 l h") { Rectangle().subtracting(half).fill(Color.red) }
  }
}
