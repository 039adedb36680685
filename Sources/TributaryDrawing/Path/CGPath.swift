public import TributaryGeometry

/// A path with the type name of graphics libraries on other platforms.
public final class CGPath: Equatable, Sendable {
  package let path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Creates a path of the ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Creates a path of a rectangle with rounded corners, with a corner width and height in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The bounding rectangle of the path's segments.
  public var boundingBox: CGRect { path.boundingRect }

  /// The bounding rectangle of the path's segments.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The point at which the next line would start.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is in the interior of the path.
  ///
  /// - Parameters:
  ///   - point: A point, in the coordinates of the path.
  ///   - rule: The rule that determines the interior.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    path.contains(point, eoFill: rule == .evenOdd)
  }

  /// A rule that determines the interior of a self-intersecting path.
  public enum FillRule: Sendable {
    /// The points with a nonzero winding number.
    case winding
    /// The points with an odd winding number.
    case evenOdd
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
