public import TributaryGeometry

/// A path with the type name of graphics libraries on other platforms.
///
/// ``CGMutablePath`` is the only subclass; its storage has a lock.
public class CGPath: Equatable, @unchecked Sendable {
  private let fixed: Path

  package init(_ path: Path) { fixed = path }

  /// The current outline.
  package var path: Path { fixed }

  /// Creates a path of a rectangle, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: The transform that is applied to the rectangle, or `nil` for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of the ellipse in a rectangle, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: The transform that is applied to the rectangle, or `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with rounded corners, with a corner width and height in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: The width of a corner, in points.
  ///   - cornerHeight: The height of a corner, in points.
  ///   - transform: The transform that is applied to the rectangle, or `nil` for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// Returns whether the path is the closed outline of a rectangle with sides parallel to the axes.
  ///
  /// - Parameter rect: Receives the rectangle; unchanged for any other path.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = path.asRectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// The bounding rectangle of the path's segments, in points.
  public final var boundingBox: CGRect { path.boundingRect }

  /// The bounding rectangle of the path's segments, in points.
  public final var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The point at which the next line would start.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is in the interior of the path.
  ///
  /// - Parameters:
  ///   - point: A point, in the coordinates of the transformed path.
  ///   - rule: The rule that determines the interior.
  ///   - transform: A transform that is applied to the path.
  public final func contains(
    _ point: CGPoint, using rule: FillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A rule that determines the interior of a self-intersecting path.
  public enum FillRule: Sendable {
    /// The points with a nonzero winding number.
    case winding
    /// The points with an odd winding number.
    case evenOdd
  }

  /// Returns whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension CGPath {
  /// Returns a path that does not change.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed path that does not change.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path with the same elements that can be extended.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Returns a transformed path that can be extended.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// Returns the outline of a stroke along this path, of straight lines.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in points.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The longest miter, as a multiple of the width.
  ///   - transform: A transform that is applied to the path first.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns the dashes along this path, as subpaths of straight lines.
  ///
  /// - Parameters:
  ///   - phase: The position in the pattern at which each subpath starts, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: A transform that is applied to the path first.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Returns the area inside both paths.
  public final func intersection(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside at least one of the two paths.
  public final func union(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside this path and outside another path.
  public final func subtracting(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the area inside exactly one of the two paths.
  public final func symmetricDifference(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the line along this path that are inside another path.
  public final func lineIntersection(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of the line along this path that are outside another path.
  public final func lineSubtracting(_ other: CGPath, using rule: FillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns a path with the same interior and without self-intersections.
  public final func normalized(using rule: FillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns the separate areas of the path, each with its holes, as paths of straight lines.
  public final func componentsSeparated(using rule: FillRule = .winding) -> [CGPath] {
    path.components(eoFill: rule == .evenOdd).map { CGPath($0) }
  }

  /// Returns the path with straight lines in place of its curves.
  ///
  /// - Parameter threshold: The maximum distance of a line from its curve, in points. The default for values that are
  ///   not positive is 0.01 points.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(within: threshold > 0 ? max(threshold, 0.001) : 0.01))
  }

  /// Returns whether the areas of the two paths overlap.
  public final func intersects(_ other: CGPath, using rule: FillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
