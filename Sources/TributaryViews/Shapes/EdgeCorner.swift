public import TributaryGeometry

extension Edge {
  /// A corner of a rectangle. The leading edge of a path is on the left; shapes are mirrored as a whole.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The corner between the top and the leading edge.
    case topLeading
    /// The corner between the top and the trailing edge.
    case topTrailing
    /// The corner between the bottom and the leading edge.
    case bottomLeading
    /// The corner between the bottom and the trailing edge.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// The shape of a corner: a radius, or the curve around the same center as the corner of the container shape.
  ///
  /// A number written in the source is a radius in points: `ConcentricRectangle(corners: 12)`.
  public struct Style: Hashable, Sendable {
    /// The smallest radius, in points; the radius itself if the corner does not follow the container.
    let radius: CGFloat
    let isConcentric: Bool

    /// A corner with the same center as the corner of the container shape.
    ///
    /// The radius is the radius of the container's corner minus the distance to it, and 0 if the distance is larger.
    public static var concentric: Style { concentric() }

    /// Returns the style of a corner with the same center as the corner of the container shape.
    ///
    /// - Parameter minimum: The style with the smallest radius. A smaller radius is replaced by it. For a concentric
    ///   style, the radius is the minimum of that style.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    /// Returns the style of a corner with a radius, in points. A corner of radius 0 is square.
    public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }

    /// Returns the radius of the corner, in points.
    ///
    /// - Parameter concentric: The radius that has the same center as the corner of the container.
    func radius(concentric: CGFloat) -> CGFloat { isConcentric ? max(concentric, radius) : radius }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the style of a corner with a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates the style of a corner with a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
