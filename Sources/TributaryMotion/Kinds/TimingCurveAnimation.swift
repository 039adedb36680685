package import TributaryGeometry

/// A unit curve drawn out to a length of time.
package struct TimingCurveAnimation: LinearAnimation {
  package let curve: UnitCurve
  /// Seconds, not negative.
  package let duration: Double

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    guard duration > 0, time < duration else {
      return SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
    }
    let progress = max(0, time / duration)
    return SpringResponse(
      displacement: 1 - curve.value(at: progress), impulse: 0,
      displacementVelocity: -curve.velocity(at: progress) / duration, impulseVelocity: 0)
  }

  package func duration(of travel: Displacement) -> Double { duration }
  package func logicalDuration(of travel: Displacement) -> Double { duration }
}
