public import TributaryGeometry

extension Path {
  /// The path with every point mapped.
  ///
  /// A rectangle, ellipse or rounded rectangle that is only moved and scaled up or down stays one.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty:
      return self
    case .rect(let rect) where isUpright:
      return Path(.rect(rect.scaled(by: transform)))
    case .ellipse(let rect) where isUpright:
      return Path(.ellipse(rect.scaled(by: transform)))
    case .roundedRect(let shape) where isUpright:
      let cornerSize = CGSize(
        width: shape.cornerSize.width * transform.a, height: shape.cornerSize.height * transform.d)
      return Path(
        .roundedRect(RoundedRect(rect: shape.rect.scaled(by: transform), cornerSize: cornerSize, style: shape.style)))
    default:
      return Path(.elements(elements.map { $0.applying(transform) }))
    }
  }

  /// The path moved by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGRect {
  /// Under a transform that neither turns nor mirrors.
  fileprivate func scaled(by transform: CGAffineTransform) -> CGRect {
    CGRect(
      x: minX * transform.a + transform.tx, y: minY * transform.d + transform.ty,
      width: width * transform.a, height: height * transform.d)
  }
}

extension Path.Element {
  /// The element with every point mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element { mapped { $0.applying(transform) } }
}
