package import TributaryGeometry

/// The curve of one corner, as distances from its vertex: `x` along one side, `y` along the other.
///
/// A continuous corner with radius *r* begins at a distance of 1.53 *r* from the vertex. If a side is too short, the
/// corner is interpolated toward a circular one, which requires 1 *r*. If the radius is half of a side, the corner is
/// circular along that side.
struct RoundedCorner {
  /// The end points and control points: a start point, then three for each cubic curve.
  private let points: [CGPoint]

  init(of shape: RoundedRect) {
    let radius = shape.cornerSize
    guard shape.style == .continuous else {
      let rest = 1 - Self.kappa
      points = [(1, 0), (rest, 0), (0, rest), (0, 1)].map { CGPoint(x: $0 * radius.width, y: $1 * radius.height) }
      return
    }
    func share(_ side: CGFloat, _ radius: CGFloat) -> CGFloat {
      let room = (side / 2 / radius - 1) / (Self.continuous[0].0 - 1)
      return room > 0 ? min(room, 1) : 0
    }
    let x = share(shape.rect.width, radius.width)
    let y = share(shape.rect.height, radius.height)
    points = zip(Self.circular, Self.continuous).map { circular, continuous in
      CGPoint(
        x: (circular.0 + (continuous.0 - circular.0) * x) * radius.width,
        y: (circular.1 + (continuous.1 - circular.1) * y) * radius.height)
    }
  }

  /// Draws the corner, entering it along the y-axis or along the x-axis.
  func forEachElement(
    at vertex: CGPoint, x: CGFloat, y: CGFloat, entersAlongY: Bool, drawsSide: Bool, _ body: (Path.Element) -> Void
  ) {
    let count = points.count
    func point(_ index: Int) -> CGPoint {
      let distance = points[entersAlongY ? count - 1 - index : index]
      return CGPoint(x: vertex.x + x * distance.x, y: vertex.y + y * distance.y)
    }
    if drawsSide { body(.line(to: point(0))) }
    for first in stride(from: 1, to: count, by: 3) {
      body(.curve(to: point(first + 2), control1: point(first), control2: point(first + 1)))
    }
  }

  /// The length of a control arm, in radii, for which a cubic curve approximates a quarter circle to 0.03%.
  static let kappa: CGFloat = 0.552_284_749_830_793_6

  /// The points of the continuous corner with radius 1.
  private static let continuous: [(CGFloat, CGFloat)] = [
    (1.528_665, 0),
    (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, 1.528_665),
  ]

  /// A quarter of the unit circle as three curves, with joints near those of the continuous corner.
  private static let circular: [(CGFloat, CGFloat)] = {
    let angles: [CGFloat] = [0, 0.379_1, .pi / 2 - 0.379_1, .pi / 2]
    // Relative to the vertex, the center of the circle is at (1, 1), and angle 0 is the point (1, 0).
    var points: [(CGFloat, CGFloat)] = [(1, 0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      let arm = 4 / 3 * tan((end - start) / 4)
      points.append((1 - sin(start) - arm * cos(start), 1 - cos(start) + arm * sin(start)))
      points.append((1 - sin(end) + arm * cos(end), 1 - cos(end) - arm * sin(end)))
      points.append((1 - sin(end), 1 - cos(end)))
    }
    return points
  }()
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner with a gradual transition from its sides, which begins half a radius earlier than a circular one.
  case continuous
}

/// A rectangle with equal rounded corners.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  /// The size of a corner: each component is at least 0 and at most half of the side, and either both are 0 or neither.
  package var cornerSize: CGSize
  package var style: RoundedCornerStyle

  package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    // A comparison with not-a-number is false, so the result is 0.
    let width = cornerSize.width > 0 ? min(cornerSize.width, rect.width / 2) : 0
    let height = cornerSize.height > 0 ? min(cornerSize.height, rect.height / 2) : 0
    self.rect = rect
    self.cornerSize = width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    self.style = style
  }
}
