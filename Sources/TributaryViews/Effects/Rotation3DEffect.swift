@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A rotation about an axis in three dimensions, viewed from a point in front of the center.
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
    // Without an axis there is no rotation.
    guard length != 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // The images of the directions of x and y, and of a point on the depth axis through the anchor.
    let alongX = (
      x: cosine + x * x * rest, y: y * x * rest + z * sine, z: z * x * rest - y * sine
    )
    let alongY = (
      x: x * y * rest - z * sine, y: cosine + y * y * rest, z: z * y * rest + x * sine
    )
    let depth = (x: x * z * rest + y * sine, y: y * z * rest - x * sine, z: cosine + z * z * rest - 1)
    // The distance of the viewer is the length of the view divided by the perspective.
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

  /// Returns the affine transform that approximates the rotation best around the center; a zero transform behind the
  /// viewer.
  func map(in size: CGSize) -> CGAffineTransform {
    let affine = effectValue(size: size).linearized(around: CGPoint(x: size.width / 2, y: size.height / 2))
    return affine?.asCoordinates ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Returns whether another rotation differs at most in its angle.
  func isOfKind(of other: Self) -> Bool {
    axis == other.axis && anchor == other.anchor && anchorZ == other.anchorZ && perspective == other.perspective
  }
}

extension View {
  /// Rotates this view about an axis in three dimensions without affecting layout.
  ///
  /// The result is exact without perspective, or if the axis points toward the viewer. With perspective, it is the
  /// affine approximation around the center of the view (see ``GeometryEffect``): the view becomes narrower, but its
  /// far edge is as long as its near edge.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis: x to the right, y down, z toward the viewer.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  ///   - anchorZ: The depth of that point, in points.
  ///   - perspective: The strength of the perspective: at 1 the distance of the viewer is the length of the view, at 0
  ///     it is infinite.
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

extension Rotation3DEffect: EffectOfModifier {
  package static var nameOfModifier: String { "rotation3DEffect" }
}
