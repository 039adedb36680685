struct Transforms {
  private func isClose(_ lhs: CGPoint, _ rhs: CGPoint) -> Bool {
    abs(lhs.x - rhs.x) < 1e-9 && abs(lhs.y - rhs.y) < 1e-9
  }

  @Test func `A quarter turn maps the x axis to the y axis`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isClose(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    expect(isClose(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
  }

  @Test func `A transform built on another is applied first`() {
    let scaledFirst = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    expect(CGPoint(x: 1, y: 1).applying(scaledFirst), equals: CGPoint(x: 12, y: 2))
    let scaledLast = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    expect(CGPoint(x: 1, y: 1).applying(scaledLast), equals: CGPoint(x: 22, y: 2))
    expect(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1).tx, equals: 2)
  }

  @Test func `An inverse undoes its transform, and a singular transform stays unchanged`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: -2)
    expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expect(flat.inverted(), equals: flat)
  }

  @Test func `A rotated rectangle becomes the bounding box of its corners`() {
    let rect = CGRect(x: -50, y: -25, width: 100, height: 50).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(rect.width - 106.066) < 1e-3 && abs(rect.height - 106.066) < 1e-3)
    expect(abs(rect.midX), below: 1e-9)
    expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9)),
      equals: CGSize(width: 2, height: 3))
  }

  @Test func `A projection of an affine map agrees with it`() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: -2)
    expect(point.applying(ProjectionTransform(affine)), equals: point.applying(affine))
    expect(ProjectionTransform(affine).isAffine && !ProjectionTransform(affine).isIdentity)
    let other = CGAffineTransform(rotationAngle: 1)
    let both = ProjectionTransform(affine).concatenating(ProjectionTransform(other))
    expect(isClose(point.applying(both), point.applying(affine.concatenating(other))))
  }

  @Test func `A projection is undone by its inverse`() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7))
    projection.m13 = 0.01
    projection.m23 = -0.02
    let point = CGPoint(x: 4, y: -2)
    expect(isClose(point.applying(projection).applying(projection.inverted()), point))
    var flat = ProjectionTransform()
    flat.m11 = 0
    #expect(!flat.invert() && flat.m11 == 0)
  }

  @Test func `Degrees and radians agree, and springs use 128 times the radians`() {
    expect(abs(Angle.degrees(180).radians - .pi), below: 1e-12)
    expect(Angle(radians: 2).animatableData, equals: 256)
    expect(UnitPoint(x: 0.5, y: 1).animatableData.first, equals: 64)
    expect(Angle.degrees(10), below: .degrees(20))
  }
}
