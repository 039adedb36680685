import Testing
import TributaryGeometry
import TributaryMotion
import TributaryViews

@Suite struct SpringTests {
  private func expectSpring(
    _ spring: Spring, stiffness: Double? = nil, damping: Double? = nil, settling: Double? = nil,
    values: [Double] = [], at times: [Double] = [0.1, 0.25, 0.5], location: SourceLocation = #_sourceLocation
  ) {
    let near = { (a: Double, b: Double?, tolerance: Double) in b.map { abs(a - $0) <= tolerance } ?? true }
    #expect(near(spring.stiffness, stiffness, 1e-4), sourceLocation: location)
    #expect(near(spring.damping, damping, 1e-4), sourceLocation: location)
    #expect(near(spring.settlingDuration, settling, 1e-5), sourceLocation: location)
    for (time, value) in zip(times, values) {
      #expect(abs(spring.value(target: 1, time: time) - value) < 1e-5, sourceLocation: location)
    }
  }

  @Test(
    .claim(
      "ANIM-05", "Springs have known stiffness, damping, and values.", .observed,
      "observed in OpenSwiftUI; stiffness (2π/response)², damping 2·fraction·√stiffness for a mass of 1"))
  func `Springs have known values`() {
    expectSpring(
      Spring(), stiffness: 157.91367, damping: 25.132741, values: [0.357740, 0.821026, 0.986399])
    expectSpring(Spring(duration: 0.5, bounce: 0.3), damping: 17.592919, values: [0.423302, 0.984087, 1.014498])
    expectSpring(
      Spring(response: 0.5, dampingRatio: 0.825), damping: 20.734512, values: [0.393608, 0.908178, 1.008402])
    expectSpring(
      Spring(mass: 1, stiffness: 100, damping: 10), stiffness: 100, damping: 10,
      values: [0.340300, 1.023360, 1.074591])
    expectSpring(Spring(settlingDuration: 1, dampingRatio: 0.7), stiffness: 96.818644, damping: 13.775505)
    expectSpring(.snappy, damping: 21.362830)
    expect(abs(Spring().velocity(target: 1, time: 0.1) - 4.494374), below: 1e-5)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    expect(abs(physical.duration - 0.628319), below: 1e-6)
    expect(abs(physical.bounce - 0.5), below: 1e-9)
    // The formula, not the stiffer spring of one reimplementation.
    expectSpring(Spring(duration: 0.5, bounce: -0.3), stiffness: 157.91367, damping: 35.903916)
  }

  // Source: Apple's documentation of Spring.value(fromValue:toValue:initialVelocity:time:).
  @Test func `A spring between two values moves from the first to the second`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let half = spring.value(fromValue: 10.0, toValue: 30, initialVelocity: 0, time: 0.1)
    expect(abs(half - (10 + 20 * spring.value(target: 1, time: 0.1))), below: 1e-9)
    expect(spring.value(fromValue: 10.0, toValue: 30, initialVelocity: 4, time: 0), equals: 10)
    expect(spring.velocity(fromValue: 10.0, toValue: 30, initialVelocity: 4, time: 0), equals: 4)
    let point = spring.value(
      fromValue: UnitPoint(x: 0, y: 1), toValue: UnitPoint(x: 1, y: 1), initialVelocity: .zero, time: 0.25)
    expect(abs(point.x - spring.value(target: 1, time: 0.25)) < 1e-9 && point.y == 1)
    expect(spring.force(fromValue: 10.0, toValue: 30, position: 20, velocity: 0), equals: 0)
    expect(
      spring.settlingDuration(fromValue: 10.0, toValue: 30, initialVelocity: 0, epsilon: 0.02),
      equals: spring.settlingDuration(target: 20.0, epsilon: 0.02))
  }

  @Test(
    .claim(
      "ANIM-06", "A spring settles when the remaining distance is a thousandth of the whole distance.", .observed,
      "observed in OpenSwiftUI"))
  func `Springs settle at known times`() {
    expectSpring(Spring(), settling: 0.8)
    expectSpring(Spring(duration: 0.5, bounce: 0.3), settling: 1.044713)
    expectSpring(Spring(response: 0.5, dampingRatio: 0.825), settling: 0.900768)
    expectSpring(Spring(mass: 1, stiffness: 100, damping: 10), settling: 1.739903)
    expectSpring(.snappy, settling: 0.876827)
    expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration, equals: .infinity)
  }

  @Test(
    .claim(
      "ANIM-71", "A spring without a response reaches its target immediately, with and without damping.", .derived,
      "Apple's documentation of spring(response:dampingFraction:blendDuration:): a response of 0 is an infinitely "
        + "stiff spring"))
  func `A spring without a response reaches its target immediately`() {
    for response in [0, -1, 0.000_1, Double.nan, .infinity] {
      for ratio in [0, 0.01, 0.8, 1, 1_000, -1, .nan] {
        let spring = Spring(response: response, dampingRatio: ratio)
        expect(abs(spring.value(target: 1, time: 1.0 / 300) - 1), below: 1e-6, "\(response) \(ratio)")
        // Settling durations of such springs are multiples of a tenth of a second.
        expect(spring.settlingDuration, atMost: 0.1, "\(response) \(ratio)")
        expect(spring.response, below: 0.002)
      }
    }
    for bounce in [-1, 0, 0.5, 1] {
      expect(abs(Spring(duration: 0, bounce: bounce).value(target: 1, time: 0.01) - 1), below: 1e-6)
    }
    expect(Spring(response: 0.5, dampingRatio: 0).damping, equals: 0)
    expect(Spring(response: 0.001, dampingRatio: 0).damping, equals: 0)
  }

  @Test(
    .claim(
      "ANIM-07", "Spring animations advance in steps of 1/300 second.", .observed,
      "observed in OpenSwiftUI at 60 frames a second: spring(response: .5, dampingFraction: 1) from 10 to 100"))
  func `A spring animation has known values`() {
    let observed = [
      11.448, 15.657, 21.493, 28.164, 36.519, 43.369, 49.885, 55.944, 61.486, 66.488, 70.956, 74.915, 78.399, 81.446,
      84.100, 86.401, 88.390, 89.781,
    ]
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    expect(spring, equals: .default)
    for (frame, value) in observed.enumerated() {
      var context = AnimationContext<Double>()
      let covered = spring.animate(value: 90, time: Double(frame + 1) / 60, context: &context)
      expect(abs(10 + (covered ?? 90) - value), below: 0.001)
    }
  }

  @Test(
    .claim(
      "ANIM-08",
      "A spring animation ends when speed and acceleration are below 0.06 and the remaining distance is below 1 %.",
      .observed,
      "observed in OpenSwiftUI: the end of springs at 60 frames a second, for distances of 100 and of 1"))
  func `A spring animation ends at a known frame`() {
    let end = { (animation: Animation, way: Double) in
      (1...).first { frame in
        var context = AnimationContext<Double>()
        return animation.animate(value: way, time: Double(frame) / 60 + 1e-9, context: &context) == nil
      }.map { Double($0) / 60 } ?? 0
    }
    let springs: [(Animation, Double, Double)] = [
      (.spring(response: 0.5, dampingFraction: 1), 1.267, 0.833), (.spring(duration: 0.5, bounce: 0.3), 1.133, 0.767),
      (.spring(response: 0.5, dampingFraction: 0.825), 0.983, 0.533), (.interactiveSpring, 0.35, 0.283),
    ]
    for (spring, long, short) in springs {
      expect(abs(end(spring, 100) - long), below: 0.001)
      expect(abs(end(spring, 1) - short), below: 0.001)
    }
  }

  @Test func `A spring that replaces another keeps its value and velocity`() {
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    var context = AnimationContext<Double>()
    let value = spring.animate(value: 90, time: 0.2, context: &context) ?? 0
    let velocity = spring.velocity(value: 90, time: 0.2, context: context) ?? 0
    expect(Animation.bouncy.shouldMerge(previous: spring, value: 90, time: 0.2, context: &context))
    let after = Animation.bouncy.animate(value: 0, time: 0.2, context: &context) ?? 0
    expect(abs(after - value), below: 1e-9)
    expect(abs((Animation.bouncy.velocity(value: 0, time: 0.2, context: context) ?? 0) - velocity), below: 1e-9)
    expect(!Animation.linear.shouldMerge(previous: spring, value: 90, time: 0.2, context: &context))
  }

  @Test(arguments: [Spring(), .bouncy, Spring(duration: 0.5, bounce: -0.4), Spring(response: 0.3, dampingRatio: 0)])
  func `A spring updated in parts equals one update`(_ spring: Spring) {
    var value = 0.0
    var velocity = 3.0
    for part in [0.1, 0.05, 0.27] { spring.update(value: &value, velocity: &velocity, target: 7, deltaTime: part) }
    expect(abs(value - spring.value(target: 7, initialVelocity: 3, time: 0.42)), below: 1e-9)
    expect(abs(velocity - spring.velocity(target: 7, initialVelocity: 3, time: 0.42)), below: 1e-9)
  }
}
