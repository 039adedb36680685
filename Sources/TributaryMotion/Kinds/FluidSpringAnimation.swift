import Foundation
package import TributaryGeometry

/// A spring that is simulated in small steps, and that adopts the value and the velocity of a running animation.
///
/// The steps are counted from the start, so that the course does not depend on the times of sampling. A step is linear
/// in the distance and the velocity, so many steps are a power of one matrix.
package struct FluidSpringAnimation: LinearAnimation {
  package let spring: Spring
  package let blendDuration: Double

  private static let step = 1.0 / 300

  package var takesOverVelocity: Bool { true }

  package func logicalDuration(of travel: Displacement) -> Double { spring.response }

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    guard isFollowedInSteps else { return spring.response(after: time) }
    return power(Self.stepCount(before: time))
  }

  /// Whether the spring is simulated in steps. Very stiff or strongly damped springs change too much within one step.
  private var isFollowedInSteps: Bool {
    let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    return stiffness <= 45_000 && damping * Self.step < 0.9
  }

  /// Returns the number of complete steps before a time, without a step that ends exactly at it.
  private static func stepCount(before time: Double) -> Int {
    guard time < 20 else { return Int(min(time / step, 1e9)) }
    // The end of a step is a rounded sum. A division would give another count at some multiples of 1/60 of a second.
    var end = step
    var count = 0
    while time > end {
      end += step
      count += 1
    }
    return count
  }

  /// The response of one step, which changes the velocity first, and then the distance by the new velocity.
  private var oneStep: SpringResponse {
    let h = Self.step
    let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    return SpringResponse(
      displacement: 1 - stiffness * h * h, impulse: h * (1 - damping * h), displacementVelocity: -stiffness * h,
      impulseVelocity: 1 - damping * h)
  }

  private func power(_ count: Int) -> SpringResponse {
    var result = SpringResponse.start
    var factor = oneStep
    var count = count
    while count > 0 {
      if count & 1 == 1 { result = factor.after(result) }
      factor = factor.after(factor)
      count >>= 1
    }
    return result
  }

  /// Returns the seconds until speed and acceleration are below 0.06 and at most 1% of the distance remains.
  package func duration(of travel: Displacement) -> Double {
    guard spring.damping > 0 else { return .infinity }
    let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    let isStepped = isFollowedInSteps
    let step = oneStep
    var response = SpringResponse.start
    // The limit is one minute of steps. A spring that oscillates for longer is treated as infinite.
    for count in 1...18_000 {
      let before = response
      let time = Double(count) * Self.step
      response = isStepped ? step.after(response) : spring.response(after: time)
      let distance =
        travel.distance * abs(response.displacement) + travel.speed * abs(response.impulse)
      let speed =
        travel.distance * abs(response.displacementVelocity) + travel.speed * abs(response.impulseVelocity)
      let pull =
        travel.distance * abs(stiffness * before.displacement + damping * before.displacementVelocity)
        + travel.speed * abs(stiffness * before.impulse + damping * before.impulseVelocity)
      let isNear = travel.distance == 0 || distance <= 0.01 * travel.distance
      if isNear, max(speed * speed, pull * pull) <= 0.0036 { return time }
    }
    return .infinity
  }
}

extension SpringResponse {
  /// Returns this response applied to the result of another one.
  fileprivate func after(_ first: SpringResponse) -> SpringResponse {
    SpringResponse(
      displacement: displacement * first.displacement + impulse * first.displacementVelocity,
      impulse: displacement * first.impulse + impulse * first.impulseVelocity,
      displacementVelocity: displacementVelocity * first.displacement + impulseVelocity * first.displacementVelocity,
      impulseVelocity: displacementVelocity * first.impulse + impulseVelocity * first.impulseVelocity)
  }
}

/// A spring in closed form, which ends when 0.1% of the distance remains.
package struct InterpolatingSpringAnimation: LinearAnimation {
  package let spring: Spring
  /// The initial velocity as a fraction of the distance per second.
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

/// The initial distance from the target and the initial speed. Some animations end when little of both remains.
package struct Displacement: Equatable, Sendable {
  package var distance: Double
  package var speed: Double

  package init(distance: Double, speed: Double) {
    self.distance = distance.orZero
    self.speed = speed.orZero
  }

  package init<V: VectorArithmetic>(_ distance: V, _ speed: V) {
    self.init(
      distance: distance.magnitudeSquared.squareRoot(), speed: speed.magnitudeSquared.squareRoot())
  }

  /// Returns the maximum of each component.
  package func union(_ other: Displacement) -> Displacement {
    Displacement(distance: max(distance, other.distance), speed: max(speed, other.speed))
  }
}
