import TributaryDrawing
import TributaryGeometry

/// What one part of a transition makes of an item while it is drawn.
package struct TransitionEffect: Equatable {
  /// From 0 to 1; beyond that it counts as the nearest of these.
  var opacity = 1.0
  var scale = 1.0
  /// The point that the scale leaves where it is.
  var anchor = UnitPoint.center
  /// How far the item is moved, in its own width and height.
  var share = CGSize.zero
  /// How far the item is moved besides, in points.
  var offset = CGSize.zero

  /// The effect that changes nothing, scaled about the same point.
  var neutral: TransitionEffect { TransitionEffect(anchor: anchor) }

  /// The same effect where leading is right.
  var mirrored: TransitionEffect {
    var copy = self
    copy.share.width = -share.width
    copy.anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
    return copy
  }

  /// Whether the effect moves or resizes an item.
  var hasMotion: Bool { scale != 1 || share != .zero || offset != .zero }

  /// Whether all its numbers are finite.
  var isUsable: Bool {
    let lanes = vector.lanes
    return lanes.indices.allSatisfy { lanes[$0].isFinite } && anchor.isFinite
  }

  /// The map of coordinates of an item of a size.
  func map(in size: CGSize) -> CGAffineTransform {
    let about = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let x = offset.width + share.width * size.width + about.x * (1 - CGFloat(scale))
    let y = offset.height + share.height * size.height + about.y * (1 - CGFloat(scale))
    return CGAffineTransform(a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: x, ty: y)
      .asCoordinates
  }

  var vector: TransitionEffectVector {
    TransitionEffectVector(
      lanes: SIMD8(
        opacity, scale, Double(share.width), Double(share.height), Double(offset.width), Double(offset.height), 0, 0))
  }

  /// The effect at some distance from this one.
  func moved(by way: TransitionEffectVector) -> TransitionEffect {
    let lanes = vector.lanes + way.lanes
    return TransitionEffect(
      opacity: lanes[0], scale: lanes[1], anchor: anchor, share: CGSize(width: lanes[2], height: lanes[3]),
      offset: CGSize(width: lanes[4], height: lanes[5]))
  }
}

extension TransitionEffect: CustomStringConvertible {
  package var description: String {
    "opacity \(opacity), scale \(scale) about \(anchor.x), \(anchor.y), offset \(offset.width), \(offset.height)"
  }
}

/// The way between two effects: opacity, scale, two shares of the size, two lengths in points.
struct TransitionEffectVector: VectorArithmetic {
  var lanes: SIMD8<Double>

  static var zero: TransitionEffectVector { TransitionEffectVector(lanes: .zero) }

  static func + (a: TransitionEffectVector, b: TransitionEffectVector) -> TransitionEffectVector {
    TransitionEffectVector(lanes: a.lanes + b.lanes)
  }
  static func - (a: TransitionEffectVector, b: TransitionEffectVector) -> TransitionEffectVector {
    TransitionEffectVector(lanes: a.lanes - b.lanes)
  }
  mutating func scale(by factor: Double) { lanes *= factor }
  var magnitudeSquared: Double { (lanes * lanes).sum() }
}

/// How an item effects that comes or goes: the effects of its transition's parts, the innermost first.
struct TransitionState {
  let handle: NodeHandle
  var effects: ContiguousArray<TransitionEffect>

  var opacity: Double { effects.reduce(1) { $0 * min(max($1.opacity, 0), 1) } }

  func map(in size: CGSize) -> CGAffineTransform {
    effects.reduce(.identity) { $0.concatenating($1.map(in: size)) }
  }
}
