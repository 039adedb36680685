struct PathGeometryTests {
  let square = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `The bounding box of a curve excludes its control points`() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    }
    expect(curve.boundingRect, equals: CGRect(x: 0, y: 0, width: 30, height: 30))
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    expect(quad.boundingRect, equals: CGRect(x: 0, y: 0, width: 10, height: 5))
    expect(Path().boundingRect.isNull)
  }

  @Test func `A rotated ellipse is bounded by its outline`() {
    let turned = Path(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20))
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    // Half the width of an ellipse with half axes 20 and 10 at 45° is √((20² + 10²) / 2) = 15.811.
    expect(abs(turned.boundingRect.width - 31.623), below: 0.02)
  }

  @Test func `Containment follows the fill rule`() {
    let rings = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let middle = CGPoint(x: 15, y: 15)
    expect(rings.contains(middle))
    expect(!rings.contains(middle, eoFill: true))
    expect(rings.contains(CGPoint(x: 5, y: 15), eoFill: true))
    expect(!rings.contains(CGPoint(x: 31, y: 15)))
  }

  @Test func `Corners are outside an ellipse and a rounded rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    for path in [
      Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 30),
      Path(roundedRect: rect, cornerRadius: 30, style: .circular), Path(roundedRect: rect, cornerRadius: 50),
    ] {
      expect(path.contains(CGPoint(x: 50, y: 50)))
      expect(path.contains(CGPoint(x: 99, y: 50)))
      expect(!path.contains(CGPoint(x: 3, y: 3)))
      expect(!path.contains(CGPoint(x: 97, y: 97)))
      expect(path.boundingRect, equals: rect)
    }
  }

  @Test func `A circle of four curves stays within 0.03 % of its radius`() {
    var farthest: CGFloat = 0
    for element in Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).elements {
      if case .curve(let end, let control1, let control2) = element {
        // The control points of a quarter circle are at a distance of √(1 + κ²).
        for control in [control1, control2] { expect(abs(hypot(control.x, control.y) - 1.142_4), below: 0.001) }
        farthest = max(farthest, abs(hypot(end.x, end.y) - 1))
      }
    }
    expect(farthest, below: 1e-12)
  }

  @Test func `The elements of plain shapes are as documented`() {
    expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description, equals: "1 2 m 4 2 l 4 6 l 1 6 l h")
    expect(Path(square).elementCount, equals: 5)
    expect(Path(ellipseIn: square).elementCount, equals: 6)
    expect(Path(roundedRect: square, cornerRadius: 5, style: .circular).elementCount, equals: 10)
    expect(Path(roundedRect: square, cornerRadius: 5).elementCount, equals: 18)
    expect(Path(roundedRect: square, cornerRadius: 0), equals: Path(square))
  }

  @Test func `A continuous corner begins before a circular one and fits the side`() {
    let wide = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 10)
    var first: CGPoint?
    for case .line(let end) in wide.elements.prefix(2) { first = end }
    expect(abs((first?.y ?? 0) - (200 - 15.286_65)), below: 1e-4)
    let capsule = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 20), cornerRadius: 10)
    first = nil
    for case .line(let end) in capsule.elements.prefix(2) { first = end }
    expect(abs((first?.y ?? 0) - 10), below: 1e-9)
  }

  @Test func `Shapes that are only moved and scaled stay shapes, and others become elements`() {
    let scale = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 1)
    expect(Path(square).applying(scale), equals: Path(CGRect(x: 21, y: 61, width: 200, height: 150)))
    expect(Path(square).offsetBy(dx: 1, dy: 2).boundingRect.origin, equals: CGPoint(x: 11, y: 22))
    let turned = Path(CGRect(x: 0, y: 0, width: 2, height: 1)).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    expect(turned.boundingRect, equals: CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func `The text of a path can be parsed again`() {
    let text = "0 0 m 10.5 0 l 12 1 13 2 q 1 2 3 4 5 -6 c h"
    expect(Path(text)?.description, equals: text)
    expectNil(Path("1 m"))
    expectNil(Path("1 2"))
    expectNil(Path("x y m"))
    expect(Path("")?.isEmpty, equals: true)
  }
}

extension Path {
  var elementCount: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
  }
}
