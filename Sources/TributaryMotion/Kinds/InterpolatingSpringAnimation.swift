package import TributaryGeometry

/// A spring in closed form, which ends when a thousandth of the way is left.
package struct InterpolatingSpringAnimation: LinearAnimation {
  package let spring: Spring
  /// In ways per second.
  package let initialVelocity: Double

  package var takesOverVelocity: Bool { true }

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    var response = spring.response(after: time)
    response.displacement -= initialVelocity * response.impulse
    response.displacementVelocity -= initialVelocity * response.impulseVelocity
    return response
  }

  package func duration(of travel: Displacement) -> Double {
    let distance = travel.distance > 0 ? travel.distance : travel.speed
    guard distance > 0 else { return 0 }
    return spring.settlingDuration(
      target: 1.0, initialVelocity: abs(initialVelocity) + travel.speed / distance, epsilon: 0.001)
  }

  package func logicalDuration(of travel: Displacement) -> Double { min(spring.response, duration(of: travel)) }
}
