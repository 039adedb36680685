public import TributaryGeometry

#if canImport(Darwin)
  public import CoreGraphics
#else
  /// The shape of the ends of a stroke.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// A straight end at the end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// A straight end that extends half of the line width beyond the end point.
    case square
  }

  /// The shape of the corners of a stroke.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A pointed corner, up to the miter limit.
    case miter
    /// A circular corner.
    case round
    /// A cut-off corner.
    case bevel
  }
#endif

/// The properties of a stroke along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points, half of which is on each side of the path.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner as a multiple of the line width; longer corners are cut off.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style, with lengths and dashes in points and the miter limit as a multiple of the line width.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width in points, half of which is on each side of the path.
  ///   - lineCap: The shape of the ends of open lines.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum length of a pointed corner as a multiple of the line width; longer corners are cut
  ///     off.
  ///   - dash: The alternating lengths of dashes and gaps, in points; empty for a solid line.
  ///   - dashPhase: The offset into the dash pattern at which the line begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether all lengths of the style are finite.
  package var isFinite: Bool {
    lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite)
  }
}

extension StrokeStyle: Animatable {
  /// The animatable line width, miter limit and dash phase. The dash pattern changes without animation.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The properties of a path's fill.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule determines the interior, instead of the nonzero rule.
  ///
  /// With the even-odd rule, a point is inside if a ray from it crosses the path an odd number of times. With the
  /// nonzero rule, it is inside if the crossings, counted by direction, do not cancel out.
  public var isEOFilled: Bool
  /// Whether edges are antialiased, if the renderer supports it.
  public var isAntialiased: Bool

  /// Creates a style with a rule for the interior and an antialiasing option.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
