import Foundation

/// The response of a spring after some time to an initial distance of 1 and to an initial velocity of 1, and its rate
/// of change.
///
/// A spring is linear: from the distance *x* and the velocity *v*, it reaches `x · displacement + v · impulse`.
@usableFromInline
package struct SpringResponse: Equatable, Sendable {
  @usableFromInline package var displacement: Double
  @usableFromInline package var impulse: Double
  @usableFromInline package var displacementVelocity: Double
  @usableFromInline package var impulseVelocity: Double

  package init(displacement: Double, impulse: Double, displacementVelocity: Double, impulseVelocity: Double) {
    self.displacement = displacement
    self.impulse = impulse
    self.displacementVelocity = displacementVelocity
    self.impulseVelocity = impulseVelocity
  }

  package static let start = SpringResponse(
    displacement: 1, impulse: 0, displacementVelocity: 0, impulseVelocity: 1)
}

extension Spring {
  /// Returns the exact response after a time in seconds, in closed form.
  package func response(after time: Double) -> SpringResponse {
    if !(time > 0) { return .start }
    // The time is limited to about 30 years. Later phases of an undamped spring exceed the precision of the numbers.
    let time = min(time, 1e9)
    let frequency = frequency
    let decay = damping / (2 * mass)
    let difference = frequency * frequency - decay * decay
    // Near critical damping, both other forms divide by almost zero.
    if abs(difference) <= 1e-9 * frequency * frequency {
      let rest = exp(-decay * time)
      return SpringResponse(
        displacement: rest * (1 + decay * time), impulse: rest * time,
        displacementVelocity: -rest * decay * decay * time, impulseVelocity: rest * (1 - decay * time))
    }
    let cosine: Double
    let sine: Double
    if difference > 0 {
      let swing = difference.squareRoot()
      let rest = exp(-decay * time)
      cosine = rest * cos(swing * time)
      sine = rest * sin(swing * time) / swing
    } else {
      let swing = (-difference).squareRoot()
      // Both exponents are negative. Their difference in a single exponent could overflow.
      let slow = exp((swing - decay) * time)
      let fast = exp(-(swing + decay) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * swing)
    }
    return SpringResponse(
      displacement: cosine + decay * sine, impulse: sine,
      displacementVelocity: -frequency * frequency * sine, impulseVelocity: cosine - decay * sine)
  }
}
