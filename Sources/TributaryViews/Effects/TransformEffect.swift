import TributaryDrawing
package import TributaryGeometry

/// A scale or rotation about a point of a view, or an affine transform of its coordinates.
package struct TransformEffect: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case scale(CGSize)
    case rotation(Angle)
    /// An affine transform relative to the top left corner.
    case map(CGAffineTransform)
  }

  package let kind: Kind
  package let anchor: UnitPoint

  /// Returns the transform of coordinates for a view of the given size.
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

extension TransformEffect: Animatable {
  /// The scale or rotation together with its anchor, or the six coefficients of an affine transform.
  package typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>, AnimatablePair<CGFloat, CGFloat>
  >

  package var animatableData: AnimatableData {
    get {
      let about = anchor.animatableData
      switch kind {
      case .scale(let scale): return AnimatablePair(AnimatablePair(scale.animatableData, .zero), about)
      case .rotation(let angle):
        return AnimatablePair(AnimatablePair(AnimatablePair(CGFloat(angle.animatableData), 0), .zero), about)
      case .map(let map):
        return AnimatablePair(
          AnimatablePair(AnimatablePair(map.a, map.b), AnimatablePair(map.c, map.d)), AnimatablePair(map.tx, map.ty))
      }
    }
    set {
      var about = anchor
      let (first, second) = (newValue.first.first, newValue.first.second)
      switch kind {
      case .scale:
        about.animatableData = newValue.second
        self = TransformEffect(kind: .scale(CGSize(width: first.first, height: first.second)), anchor: about)
      case .rotation:
        about.animatableData = newValue.second
        var angle = Angle.zero
        angle.animatableData = Double(first.first)
        self = TransformEffect(kind: .rotation(angle), anchor: about)
      case .map:
        let map = CGAffineTransform(
          a: first.first, b: first.second, c: second.first, d: second.second, tx: newValue.second.first,
          ty: newValue.second.second)
        self = TransformEffect(kind: .map(map), anchor: anchor)
      }
    }
  }

  /// Returns whether the effects can be interpolated.
  func isOfKind(of other: TransformEffect) -> Bool {
    switch (kind, other.kind) {
    case (.scale, .scale), (.rotation, .rotation), (.map, .map): isUsable && other.isUsable
    default: false
    }
  }
}
