@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A turn about an axis in space, seen by an eye in front of the middle.
package struct Rotation3DEffect: GeometryEffect, Sendable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  package var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    // About no axis nothing turns.
    guard length != 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // What becomes of the directions of x and y, and of a point on the axis of depth through the anchor.
    let alongX = (
      x: cosine + x * x * rest, y: y * x * rest + z * sine, z: z * x * rest - y * sine
    )
    let alongY = (
      x: x * y * rest - z * sine, y: cosine + y * y * rest, z: z * y * rest + x * sine
    )
    let depth = (x: x * z * rest + y * sine, y: y * z * rest - x * sine, z: cosine + z * z * rest - 1)
    // The eye is as far away as the view is long, divided by the perspective.
    let distance = max(size.width, size.height)
    let pull = distance > 0 ? perspective / distance : 0
    let place = (x: anchor.x * size.width, y: anchor.y * size.height)
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (alongX.x, alongX.y, -pull * alongX.z)
    (turned.m21, turned.m22, turned.m23) = (alongY.x, alongY.y, -pull * alongY.z)
    (turned.m31, turned.m32, turned.m33) = (
      -anchorZ * depth.x, -anchorZ * depth.y, 1 + pull * anchorZ * depth.z
    )
    return ProjectionTransform(CGAffineTransform(translationX: -place.x, y: -place.y)).concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y)))
  }
}

extension Rotation3DEffect: Equatable {
  package static func == (a: Self, b: Self) -> Bool { a.isOfKind(of: b) && a.angle == b.angle }

  /// Returns the affine map that agrees best around the middle of a view; one that shows nothing for what is behind the
  /// eye.
  func map(in size: CGSize) -> CGAffineTransform {
    let affine = effectValue(size: size).linearized(around: CGPoint(x: size.width / 2, y: size.height / 2))
    return affine?.asCoordinates ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Whether another turn differs in its angle at most.
  func isOfKind(of other: Self) -> Bool {
    axis == other.axis && anchor == other.anchor && anchorZ == other.anchorZ && perspective == other.perspective
  }
}

extension View {
  /// Turns what this view shows about an axis in space; layout is not affected.
  ///
  /// Without perspective, and about the axis of depth, the picture is exact. With perspective it is the affine one that
  /// agrees with the true one best around the middle of the view, see ``GeometryEffect``: what is turned away from the
  /// eye is narrower, and its far edge is not shorter than the near one.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The direction of the axis: x to the right, y down, z toward the eye.
  ///   - anchor: The point of the view that stays where it is.
  ///   - anchorZ: The depth of that point, in points.
  ///   - perspective: How near the eye is: at 1 as far away as the view is long, at 0 endlessly far.
  ///
  /// > Source: conformance EFFECT-52, EFFECT-53.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
