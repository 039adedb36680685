public import TributaryGeometry

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  /// The shape of the ends of a stroked line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle round the end point.
    case round
    /// Half the line width beyond the end point.
    case square
  }

  /// The shape of the corners of a stroked line.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// An arc.
    case round
    /// Cut off.
    case bevel
  }
#endif

/// How a path is drawn as a line.
public struct StrokeStyle: Hashable, Sendable {
  /// In points; half of it lies on each side of the path.
  public var lineWidth: CGFloat
  /// How the ends of open lines look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// The longest a pointed corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// A line; lengths and dashes in points, the miter limit in line widths.
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

  /// Whether a line can be drawn in this style.
  package var isFinite: Bool {
    lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite)
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase; the pattern of dashes jumps.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How the inside of a path is found and covered.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside where a ray from it crosses the path an odd number of times (even-odd rule), rather
  /// than where the crossings, counted by direction, do not cancel out (nonzero rule).
  public var isEOFilled: Bool
  /// Whether edges are smoothed, where a renderer smooths edges.
  public var isAntialiased: Bool

  /// Which points count as inside, and whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
