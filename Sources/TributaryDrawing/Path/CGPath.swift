public import TributaryGeometry

/// A path by the name that it has in graphics libraries of other platforms.
public final class CGPath: Equatable, Sendable {
  package let path: Path

  package init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// The ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// A rectangle with round corners of a width and a height in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether nothing is in the path.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, those of curves that they are drawn towards among them.
  public var boundingBox: CGRect { path.boundingRect }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The point where the next line would begin.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    path.contains(point, eoFill: rule == .evenOdd)
  }

  /// Which points are inside of a path that meets itself.
  public enum FillRule: Sendable {
    /// Those that it goes round.
    case winding
    /// Those that it goes round an odd number of times.
    case evenOdd
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension Path {
  /// The path of a graphics library.
  public init(_ path: CGPath) { self = path.path }

  /// The path for a graphics library.
  public var cgPath: CGPath { CGPath(self) }
}
