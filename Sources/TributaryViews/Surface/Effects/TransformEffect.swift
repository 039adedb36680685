import TributaryDrawing
package import TributaryGeometry

/// A scale or a rotation about a point of a view, or a map of its coordinates.
package struct TransformEffect: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case scale(CGSize)
    case rotation(Angle)
    /// About the top left corner.
    case map(CGAffineTransform)
  }

  package let kind: Kind
  package let anchor: UnitPoint

  /// The map of coordinates for a view of a size.
  package func transform(in size: CGSize) -> CGAffineTransform {
    let x = (anchor.x.asCoordinate * size.width).asCoordinate
    let y = (anchor.y.asCoordinate * size.height).asCoordinate
    let linear: CGAffineTransform
    switch kind {
    case .scale(let scale): linear = CGAffineTransform(scaleX: scale.width.asCoordinate, y: scale.height.asCoordinate)
    case .rotation(let angle): linear = CGAffineTransform(rotationAngle: angle.radians)
    case .map(let transform): return transform.asCoordinates
    }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(linear)
      .concatenating(CGAffineTransform(translationX: x, y: y)).asCoordinates
  }

  package var isUsable: Bool {
    switch kind {
    case .scale(let scale): scale.isFinite && anchor.isFinite
    case .rotation(let angle): angle.isFinite && anchor.isFinite
    case .map(let transform): transform.isFinite
    }
  }
}
