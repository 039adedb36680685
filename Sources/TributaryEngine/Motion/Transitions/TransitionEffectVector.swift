import TributaryGeometry

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
