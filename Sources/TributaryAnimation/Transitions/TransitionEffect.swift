import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The effect of one part of a transition on the drawing of an item.
package struct TransitionEffect: Equatable {
  /// The opacity from 0 to 1; values outside this range are clamped.
  var opacity = 1.0
  var scale = 1.0
  /// The point that the scale does not move.
  var anchor = UnitPoint.center
  /// The movement in multiples of the item's width and height.
  var share = CGSize.zero
  /// The additional movement, in points.
  var offset = CGSize.zero

  /// An effect without a change, with the same anchor.
  var neutral: TransitionEffect { TransitionEffect(anchor: anchor) }

  /// This effect for a right-to-left layout direction.
  var mirrored: TransitionEffect {
    var copy = self
    copy.share.width = -share.width
    copy.offset.width = -offset.width
    copy.anchor = UnitPoint(x: 1 - anchor.x, y: anchor.y)
    return copy
  }

  /// Whether the effect moves or resizes an item.
  var hasMotion: Bool { scale != 1 || share != .zero || offset != .zero }

  /// Whether all components are finite.
  var isUsable: Bool {
    let lanes = vector.lanes
    return lanes.indices.allSatisfy { lanes[$0].isFinite } && anchor.isFinite
  }

  /// Returns the coordinate transform for an item of a size in points.
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

  /// Returns the effect at a distance from this one.
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

/// The difference between two effects: opacity, scale, two multiples of the size, and two lengths in points.
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

/// The effects of an item in a transition, one for each part of the transition, from the innermost to the outermost.
struct TransitionState {
  let handle: NodeHandle
  var effects: ContiguousArray<TransitionEffect>

  var opacity: Double { effects.reduce(1) { $0 * min(max($1.opacity, 0), 1) } }

  /// Returns the coordinate transform for an item whose transition has these bounds in the coordinates of the item.
  func map(in bounds: CGRect) -> CGAffineTransform {
    let map = effects.reduce(CGAffineTransform.identity) { $0.concatenating($1.map(in: bounds.size)) }
    if bounds.origin == .zero { return map }
    return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(map)
      .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
  }
}
