/// The parameter for a duration, a speed, a strength, or an angle.
enum TimeParameter: String, CaseIterable {
  case duration, delay, negativeDelay, speed, curve, completion, springDuration, springBounce, springBlend, stiffness
  case damping, mass, velocity, interpolatedStiffness, interpolatedDamping, interpolatedVelocity, interpolatedBounce
  case response, settling, epsilon, repeated, slowed

  func animation(_ number: Double) -> Animation {
    switch self {
    case .duration: .linear(duration: number)
    case .delay: .linear(duration: 1).delay(number)
    case .negativeDelay: .spring.delay(-number)
    case .speed: .easeIn(duration: 1).speed(number)
    case .curve: .timingCurve(number, -number, 0.5, number, duration: 1)
    case .completion: .linear(duration: 1).logicallyComplete(after: number)
    case .springDuration: .spring(duration: number)
    case .springBounce: .spring(duration: 0.5, bounce: number)
    case .springBlend: .spring(duration: 0.5, bounce: 0, blendDuration: number)
    case .stiffness: .spring(Spring(stiffness: number, damping: 10))
    case .damping: .spring(Spring(stiffness: 100, damping: number, allowOverDamping: true))
    case .mass: .spring(Spring(mass: number, stiffness: 100, damping: 10))
    case .velocity: .interpolatingSpring(.bouncy, initialVelocity: number)
    case .interpolatedStiffness: .interpolatingSpring(stiffness: number, damping: 10)
    case .interpolatedDamping: .interpolatingSpring(stiffness: 100, damping: number)
    case .interpolatedVelocity: .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: number)
    case .interpolatedBounce: .interpolatingSpring(duration: 0.5, bounce: number)
    case .response: .spring(Spring(response: number, dampingRatio: number))
    case .settling: .spring(Spring(settlingDuration: number, dampingRatio: 0.5))
    case .epsilon: .spring(Spring(settlingDuration: 1, dampingRatio: number, epsilon: number))
    case .repeated: .linear(duration: number).repeatCount(3).delay(number)
    case .slowed: .spring.speed(number).repeatCount(2, autoreverses: false)
    }
  }
}
