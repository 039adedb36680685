import Testing
import TributaryGeometry
import TributaryMotion
import TributaryViews

@Suite struct CurveTests {
  /// Returns the fractions of a distance of 1 that an animation has covered at the given times.
  private func shares(_ animation: Animation, _ times: [Double]) -> [Double] {
    times.map { time in
      var context = AnimationContext<Double>()
      return animation.animate(value: 1, time: time, context: &context) ?? .nan
    }
  }

  private func isNear(_ values: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }

  @Test(
    .claim(
      "ANIM-01", "The ease-in and ease-out curves are cubic Béziers with the control points (.42, 0) and (.58, 1).",
      .observed,
      "observed in OpenSwiftUI, whose tests of curves run against Apple's SwiftUI as well"))
  func `Easing curves cover known fractions of the distance`() {
    expect(
      isNear(
        shares(.easeInOut(duration: 1), [0.1, 0.2, 0.3, 0.4, 0.5]),
        [0.019722, 0.081660, 0.187396, 0.331883, 0.5], within: 1e-5))
    expect(isNear(shares(.easeIn(duration: 1), [0.1, 0.5, 0.9]), [0.017027, 0.315357, 0.839428], within: 1e-5))
    expect(isNear(shares(.easeOut(duration: 1), [0.1, 0.5, 0.9]), [0.160572, 0.684643, 0.982973], within: 1e-5))
    expect(
      isNear(
        shares(.timingCurve(0.25, 0.1, 0.25, 1, duration: 2), [0.2, 1]), [0.094795, 0.802403], within: 1e-5))
    expect(shares(.linear(duration: 4), [1, 2, 3]), equals: [0.25, 0.5, 0.75])
  }

  @Test(
    .claim(
      "ANIM-02", "A unit curve returns the value of its nearer end outside 0…1, and the linear curve is extrapolated.",
      .observed,
      "observed in OpenSwiftUI's compatibility tests of UnitCurve"))
  func `Unit curves have known values`() {
    let values = { (curve: UnitCurve) in [0.25, 0.5, 0.75].map(curve.value) }
    expect(isNear(values(.easeIn), [0.09, 0.32, 0.62], within: 0.01))
    expect(isNear(values(.easeOut), [0.38, 0.68, 0.91], within: 0.01))
    expect(isNear(values(.easeInOut), [0.13, 0.5, 0.87], within: 0.01))
    expect(isNear(values(.easeInEaseOut), [0.13, 0.5, 0.87], within: 0.01))
    expect(isNear(values(.circularEaseIn), [0.032, 0.134, 0.339], within: 0.001))
    expect(isNear(values(.circularEaseOut), [0.661, 0.866, 0.968], within: 0.001))
    expect(isNear(values(.circularEaseInOut), [0.067, 0.5, 0.933], within: 0.001))
    expect([-1, 2].map(UnitCurve.easeIn.value), equals: [0, 1])
    expect([-1, 2].map(UnitCurve.circularEaseIn.value), equals: [0, 1])
    expect([-1, 2].map(UnitCurve.linear.value), equals: [-1, 2])
  }

  @Test(
    .claim(
      "ANIM-03", "The velocity of a unit curve is its slope.", .observed,
      "observed in OpenSwiftUI's compatibility tests of UnitCurve, including the results 0 and 1 without a direction"))
  func `Unit curves have known velocities`() {
    let velocities = { (curve: UnitCurve) in [0, 0.25, 0.5, 0.75, 1].map(curve.velocity) }
    expect(isNear(velocities(.easeIn), [0, 0.67, 1.07, 1.37, 0], within: 0.01))
    expect(isNear(velocities(.easeOut), [1, 1.37, 1.07, 0.67, 0], within: 0.01))
    expect(isNear(velocities(.easeInOut), [0, 1.06, 1.72, 1.06, 0], within: 0.01))
    expect(isNear(velocities(.circularEaseIn), [0, 0.258, 0.577, 1.134, .infinity], within: 0.001))
    expect(velocities(.linear), equals: [1, 1, 1, 1, 1])
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    expect(isNear([steep.value(at: 0.5), steep.velocity(at: 0.5)], [0.5, 1.2], within: 0.01))
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func `A curve followed by its inverse is the identity`(_ curve: UnitCurve) {
    for step in 1..<20 {
      let progress = Double(step) / 20
      expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress), below: 1e-4)
    }
  }

  @Test(
    .claim(
      "ANIM-04",
      "A delay holds the initial value, a speed divides the duration, and every forward or reverse run counts as one "
        + "repetition.",
      .observed, "observed in OpenSwiftUI's animation modifiers; repetition borders do not drift here"))
  func `Delayed, scaled, and repeated curves cover known fractions of the distance`() {
    expect(shares(Animation.linear(duration: 1).delay(0.5), [0, 0.4, 0.75]), equals: [0, 0, 0.25])
    expect(shares(Animation.linear(duration: 1).delay(0.5), [1.5])[0].isNaN)
    expect(shares(Animation.linear(duration: 1).speed(2), [0.125, 0.25]), equals: [0.25, 0.5])
    expect(shares(Animation.linear(duration: 1).speed(2), [0.5])[0].isNaN)
    let back = Animation.linear(duration: 1).repeatCount(3)
    expect(shares(back, [0.25, 1.25, 1.75, 2.25]), equals: [0.25, 0.75, 0.25, 0.25])
    expect(shares(back, [3])[0].isNaN)
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    expect(shares(again, [0.25, 1.25, 1_000_000.5]), equals: [0.25, 0.25, 0.5])
  }

  @Test func `The default duration of a curve is 0.35 seconds`() {
    expect(Animation.linear, equals: .linear(duration: 0.35))
    expect(Animation.easeInOut, equals: .timingCurve(0.42, 0, 0.58, 1))
    expect(Animation.easeIn, differsFrom: .easeOut)
    expect(shares(.linear, [0.175])[0], equals: 0.5)
    expect(shares(.linear, [0.35])[0].isNaN)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0])
  func `An animation with an invalid duration ends at once`(_ length: Double) {
    expect(shares(.easeIn(duration: length), [0])[0].isNaN)
    expect(shares(Animation.linear(duration: 1).delay(length == -1 ? 0 : length), [0.5])[0] == 0.5 || length.isFinite)
    let animations = [
      Animation.spring(duration: length, bounce: length), .spring(response: length, dampingFraction: length),
      .interpolatingSpring(mass: length, stiffness: length, damping: length, initialVelocity: length),
      Animation.linear(duration: 1).speed(length).repeatCount(Int.min), .timingCurve(length, length, length, length),
    ]
    for animation in animations {
      let share = shares(animation, [0.01])[0]
      expect(share.isNaN || share.isFinite)
      expect(!share.isInfinite)
    }
  }
}
