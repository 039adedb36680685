import Synchronization
public import TributaryGeometry

/// A path that can be extended, with the type name of graphics libraries on other platforms.
///
///     let path = CGMutablePath()
///     path.move(to: CGPoint(x: 0, y: 10))
///     path.addLine(to: CGPoint(x: 10, y: 0))
///     Path(path).stroke(.red)
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private let current = Mutex(Path())

  /// Creates an empty path.
  public init() { super.init(Path()) }

  package override var path: Path { current.withLock { $0 } }

  private func extend(_ append: (inout Path) -> Void) {
    // The closure runs without the lock, because it may read this path.
    var path = path
    append(&path)
    current.withLock { $0 = path }
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend { $0.move(to: point.applying(transform)) }
  }

  /// Appends a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    extend { $0.addLine(to: point.applying(transform)) }
  }

  /// Appends straight lines between points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    extend { $0.addLines(points.map { $0.applying(transform) }) }
  }

  /// Appends a quadratic Bézier curve to a point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point, in points.
  ///   - transform: The transform that is applied to the points.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    extend { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Appends a cubic Bézier curve to a point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The first control point, in points.
  ///   - control2: The second control point, in points.
  ///   - transform: The transform that is applied to the points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    extend {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Appends a rectangle, in points, as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    extend { $0.addRect(rect, transform: transform) }
  }

  /// Appends rectangles, in points, as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    extend { $0.addRects(rects, transform: transform) }
  }

  /// Appends the ellipse in a rectangle, in points, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    extend { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Appends a rectangle with rounded corners as a closed subpath, with a corner width and height in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: The width of a corner, in points.
  ///   - cornerHeight: The height of a corner, in points.
  ///   - transform: The transform that is applied to the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    extend { $0.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform) }
  }

  /// Appends a circular arc, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at the start of the arc, in radians.
  ///   - endAngle: The angle at the end of the arc, in radians.
  ///   - clockwise: Whether angles decrease along the arc. With y down, such an arc appears counterclockwise.
  ///   - transform: A transform that is applied to the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    extend {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
    }
  }

  /// Appends a circular arc with an angle as its length, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at the start of the arc, in radians.
  ///   - delta: The length of the arc, in radians.
  ///   - transform: A transform that is applied to the arc.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    extend {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
        transform: transform)
    }
  }

  /// Appends a rounded corner, connected to the current point by a line.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, in points.
  ///   - tangent2End: The end of the second tangent, in points.
  ///   - radius: The radius of the arc, in points.
  ///   - transform: A transform that is applied to the arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    extend {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Appends the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let other = path.path
    extend { $0.addPath(other, transform: transform) }
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    extend { $0.closeSubpath() }
  }
}
