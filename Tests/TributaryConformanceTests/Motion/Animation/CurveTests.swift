struct CurveTests {
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

  @Test(.claim("ANIM-01")) func `Easing curves cover known fractions of the distance`() {
    expect(
      isNear(
        shares(.easeInOut(duration: 1), [0.1, 0.2, 0.3, 0.4, 0.5]),
        [0.019722, 0.081660, 0.187396, 0.331883, 0.5], within: 1e-5))
    expect(isNear(shares(.easeIn(duration: 1), [0.1, 0.5, 0.9]), [0.017027, 0.315357, 0.839428], within: 1e-5))
    expect(isNear(shares(.easeOut(duration: 1), [0.1, 0.5, 0.9]), [0.160572, 0.684643, 0.982973], within: 1e-5))
    expect(
      isNear(shares(.timingCurve(0.25, 0.1, 0.25, 1, duration: 2), [0.2, 1]), [0.094795, 0.802403], within: 1e-5))
    expect(shares(.linear(duration: 4), [1, 2, 3]), equals: [0.25, 0.5, 0.75])
  }

  @Test(.claim("ANIM-02")) func `Unit curves have known values`() {
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

  @Test(.claim("ANIM-03")) func `Unit curves have known velocities`() {
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

  @Test(.claim("ANIM-04")) func `Delayed, scaled, and repeated curves cover known fractions of the distance`() {
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

struct SpringTests {
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

  @Test(.claim("ANIM-05")) func `Springs have known values`() {
    expectSpring(Spring(), stiffness: 157.91367, damping: 25.132741, values: [0.357740, 0.821026, 0.986399])
    expectSpring(Spring(duration: 0.5, bounce: 0.3), damping: 17.592919, values: [0.423302, 0.984087, 1.014498])
    expectSpring(
      Spring(response: 0.5, dampingRatio: 0.825), damping: 20.734512, values: [0.393608, 0.908178, 1.008402])
    expectSpring(
      Spring(mass: 1, stiffness: 100, damping: 10), stiffness: 100, damping: 10, values: [0.340300, 1.023360, 1.074591])
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

  @Test(.claim("ANIM-06")) func `Springs settle at known times`() {
    expectSpring(Spring(), settling: 0.8)
    expectSpring(Spring(duration: 0.5, bounce: 0.3), settling: 1.044713)
    expectSpring(Spring(response: 0.5, dampingRatio: 0.825), settling: 0.900768)
    expectSpring(Spring(mass: 1, stiffness: 100, damping: 10), settling: 1.739903)
    expectSpring(.snappy, settling: 0.876827)
    expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingDuration, equals: .infinity)
  }

  @Test(.claim("ANIM-71")) func `A spring without a response reaches its target immediately`() {
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

  @Test(.claim("ANIM-07")) func `A spring animation has known values`() {
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

  @Test(.claim("ANIM-08")) func `A spring animation ends at a known frame`() {
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

@MainActor struct PresetTests: StagedSuite {
  let remote = Remote()

  @Test(.claim("ANIM-62")) @MainActor func `Springs have the documented defaults`() {
    expect(Animation.default, equals: .spring(response: 0.5, dampingFraction: 1))
    expect(Animation.spring, equals: .spring(duration: 0.5, bounce: 0))
    expect(Animation.spring(duration: 0.5, bounce: 0), equals: .spring(response: 0.5, dampingFraction: 1))
    expect(Animation.spring(dampingFraction: 0.825), equals: .spring(response: 0.5, dampingFraction: 0.825))
    expect(Animation.spring(duration: 0.4, bounce: -0.5), equals: .spring(response: 0.4, dampingFraction: 2))
    expect(
      Animation.interactiveSpring(dampingFraction: 0.86),
      equals: .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    expect(Animation.interactiveSpring, equals: .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    expect(Animation.smooth, equals: .spring(duration: 0.5, bounce: 0))
    expect(Animation.snappy, equals: .spring(duration: 0.5, bounce: 0.15))
    expect(Animation.bouncy, equals: .spring(duration: 0.5, bounce: 0.3))
    expect(Animation.bouncy(extraBounce: 0.1), equals: .spring(.bouncy(duration: 0.5, extraBounce: 0.1)))
    expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10),
      equals: .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
  }

  @Test(.claim("ANIM-63")) @MainActor func `Points of a unit are scaled for springs`() {
    expect(UnitPoint(x: 0.5, y: 1).animatableData, equals: AnimatablePair(64, 128))
    expect(Angle.radians(0.5).animatableData, equals: 64)
    expect(CGPoint(x: 0.5, y: 1).animatableData, equals: AnimatablePair(0.5, 1))
    expect(CGSize(width: 0.5, height: 1).animatableData, equals: AnimatablePair(0.5, 1))
  }

  @Test(.claim("ANIM-64")) @MainActor func `Curve values are multiples of a millionth`() {
    for step in 1..<40 {
      let value = UnitCurve.easeInOut.value(at: Double(step) / 40) * 1_048_576
      expect(value, equals: value.rounded())
    }
  }

  private func shown(_ animation: Animation, at times: [Double]) -> [CGFloat] {
    let host = stagedHost(remote) { Block("box", 20, 20).offset(x: $0).frame(width: 100, alignment: .leading) }
    go(host, to: 40, animation)
    return times.map { time in
      host.advance(by: time - host.time)
      return host.shownX("box")
    }
  }

  @Test(.claim("ANIM-65")) @MainActor func `Repetitions end at the target`() {
    let line = Animation.linear(duration: 1)
    expect(shown(line.repeatCount(2), at: [0.25, 1, 1.5, 1.75, 2]), equals: [10, 40, 20, 10, 40])
    expect(shown(line.repeatCount(3), at: [1.5, 2, 2.5, 3]), equals: [20, 0, 20, 40])
    expect(shown(line.repeatCount(2, autoreverses: false), at: [0.5, 1.5, 2]), equals: [20, 20, 40])
    expect(shown(line.repeatForever(), at: [1_000.25, 100_001.25]), equals: [10, 30])
    expect(shown(line.repeatForever(autoreverses: false), at: [0.75, 100_000.25]), equals: [30, 10])
    var isDone = false
    let host = stagedHost(remote) { Block("box", 20, 20).offset(x: $0) }
    withAnimation(line.repeatForever(), { remote.value = 40 }, completion: { isDone = true })
    host.update()
    host.advance(by: 10_000)
    expect(!isDone && host.isAnimating)
  }

  @Test(.claim("ANIM-66")) @MainActor func `A view is not animated by the value of its first appearance`() {
    let host = stagedHost(remote) { value in
      ZStack {
        Color.clear
        if value > 0 {
          Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: value)
            .transaction(value: value) { $0.animation = .linear(duration: 1) }
        }
      }
    }
    go(host, to: 30)
    play(host, "| x box = 70; animating = false")
    go(host, to: 10)
    play(host, "wait 0.5 | x box = 60")
  }

  @Test(.claim("ANIM-67")) @MainActor func `A write by a gesture is not animated`() {
    struct Card: View {
      @State private var place: CGFloat = 0
      var body: some View {
        Block("box", 20, 20).offset(x: place)
          .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { place = $0.translation.width })
      }
    }
    let host = settledHost(100, 100) { Card() }
    withAnimation(.linear(duration: 1)) {
      host.send(.down(at: CGPoint(x: 50, y: 50), time: 0))
      host.send(.moved(to: CGPoint(x: 70, y: 50), time: 0))
    }
    play(host, "| x box = 60; animating = false")
  }
}
