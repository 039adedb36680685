import Foundation
package import TributaryGeometry

/// A spring that is followed in small steps, and that takes over value and speed of what is under way.
///
/// The steps are counted from the start, so that the course does not depend on when anybody effects. A step is linear in
/// distance and speed, hence many of them are a power of one matrix.
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

  /// Very stiff or damped springs change too much within a step.
  private var isFollowedInSteps: Bool {
    let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    return stiffness <= 45_000 && damping * Self.step < 0.9
  }

  /// How many whole steps lie before a time, not counting one that ends there.
  private static func stepCount(before time: Double) -> Int {
    guard time < 20 else { return Int(min(time / step, 1e9)) }
    // Where a step ends is a sum, and rounds like one: a division would count otherwise at some sixtieths of a second.
    var end = step
    var count = 0
    while time > end {
      end += step
      count += 1
    }
    return count
  }

  /// What one step makes of a distance and a speed: the speed changes first, then the distance by the new speed.
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

  /// Seconds until speed and acceleration are below 0.06 and no more than a hundredth of the way is left.
  package func duration(of travel: Displacement) -> Double {
    guard spring.damping > 0 else { return .infinity }
    let (stiffness, damping) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    let isStepped = isFollowedInSteps
    let step = oneStep
    var response = SpringResponse.start
    // A minute of steps; what swings for longer does so for ever.
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
  /// This response to what another one has left.
  fileprivate func after(_ first: SpringResponse) -> SpringResponse {
    SpringResponse(
      displacement: displacement * first.displacement + impulse * first.displacementVelocity,
      impulse: displacement * first.impulse + impulse * first.impulseVelocity,
      displacementVelocity: displacementVelocity * first.displacement + impulseVelocity * first.displacementVelocity,
      impulseVelocity: displacementVelocity * first.impulse + impulseVelocity * first.impulseVelocity)
  }
}

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

/// How far from its target something starts, and how fast it is: some animations end when little of both is left.
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

  /// The larger of each.
  package func union(_ other: Displacement) -> Displacement {
    Displacement(distance: max(distance, other.distance), speed: max(speed, other.speed))
  }
}
