struct KeyframeTests {
  /// Expects the values of a timeline at the given times, to a precision of 0.00001.
  private func expectCourse(
    _ course: KeyframeTimeline<Double>, _ points: [(time: Double, value: Double)],
    location: SourceLocation = #_sourceLocation
  ) {
    for point in points {
      let value = course.value(time: point.time)
      #expect(
        abs(value - point.value) < 1e-5, "at \(point.time): \(value), not \(point.value)", sourceLocation: location)
    }
  }

  /// Expects the values of keyframes that begin with zero.
  private func expectCourse(
    _ points: [(time: Double, value: Double)], location: SourceLocation = #_sourceLocation,
    @KeyframesBuilder<Double> _ keyframes: () -> some Keyframes<Double>
  ) { expectCourse(KeyframeTimeline(initialValue: 0, content: keyframes), points, location: location) }

  @Test(.claim("KEYFRAME-01")) func `Linear keyframes interpolate linearly`() {
    let course = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(4, duration: 2)
      LinearKeyframe(5, duration: 1, timingCurve: .easeIn)
    }
    expect(course.duration, equals: 4)
    expectCourse(course, [(-1, 0), (0, 0), (0.5, 5), (1, 10), (2, 7), (3, 4), (3.5, 4.315357), (4, 5), (9, 5)])
    expect(course.value(progress: 0.5), equals: 7)
    expect(course.value(progress: 1), equals: 5)
  }

  @Test(.claim("KEYFRAME-02")) func `Cubic keyframes form a spline`() {
    // A single keyframe: 3t² − 2t³.
    expectCourse([(0.25, 0.15625), (0.5, 0.5), (0.75, 0.84375), (1, 1)]) { CubicKeyframe(1, duration: 1) }
    // Where two keyframes meet, the velocity is half the distance from the start of the first to the end of the second:
    // 10 per second.
    expectCourse([(0.5, 3.75), (1, 10), (1.5, 16.25), (2, 20)]) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    // The same distance in four seconds: 5 per second.
    expectCourse([(0.5, 4.375), (1, 10), (2.5, 16.875)]) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 3)
    }
    // Forward and back: the velocity is zero at the turning point, and the value does not overshoot.
    expectCourse([(0.5, 5), (1, 10), (1.5, 5)]) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
  }

  @Test(.claim("KEYFRAME-03")) func `A cubic keyframe joins its neighbors smoothly`() {
    expectCourse([(1.5, 11.25), (2, 10)]) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    expectCourse([(0.5, -0.625), (1, 0), (2, 5)]) {
      CubicKeyframe(0, duration: 1)
      LinearKeyframe(10, duration: 2)
    }
    expectCourse([(0.999, 9.99), (1, 0), (1.5, -1)]) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(0)
      CubicKeyframe(0, duration: 1)
      SpringKeyframe(0, startVelocity: 8)
    }
    // The velocity at the end of this curve is not a number.
    expectCourse([(1.5, 10)]) {
      LinearKeyframe(10, duration: 1, timingCurve: .circularEaseIn)
      CubicKeyframe(10, duration: 1)
    }
  }

  @Test(.claim("KEYFRAME-04")) func `Velocities can be specified`() {
    expectCourse([(0.25, 1.5), (0.5, 2), (0.75, 1.5)]) {
      CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: -8)
    }
    expectCourse([(0.5, -0.5), (2, 1)]) {
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(0, duration: 2, startVelocity: 4)
    }
  }

  @Test(.claim("KEYFRAME-05")) func `A spring keyframe moves by its spring`() {
    let alone = KeyframeTimeline(initialValue: 0) { SpringKeyframe(1) }
    expect(abs(alone.duration - 0.8), below: 1e-9)
    expectCourse(alone, [(0.1, 0.357740), (0.25, 0.821026), (0.5, 0.986399), (0.8, 1)])
    // 10 + v · t · exp(−4π t), with v = 10.
    expectCourse([(1.1, 10.284610)]) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10)
    }
    expectCourse([(1.1, 10)]) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10, startVelocity: 0)
    }
    let endless = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: Spring(response: 0.5, dampingRatio: 0))
    }
    expect(endless.duration, equals: 0.5)
  }

  @Test(.claim("KEYFRAME-06")) func `A shortened spring is continued by the next keyframe`() {
    expectCourse([(0.1, 0.357740), (0.6, 0.678870), (1.1, 1)]) {
      SpringKeyframe(1, duration: 0.1)
      LinearKeyframe(1, duration: 1)
    }
    let last = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, duration: 0.1) }
    expect(last.value(time: 0.099), below: 0.36)
    expect(last.value(time: 0.1), equals: 1)
  }

  private struct Look: Equatable {
    var angle = Angle.zero
    var scale = 1.0
    var place = CGPoint.zero
  }

  @Test(.claim("KEYFRAME-07")) func `Tracks run in parallel`() {
    let course = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(7, duration: 4) }
      KeyframeTrack(\.place) {
        LinearKeyframe(CGPoint(x: 10, y: 20), duration: 1)
        MoveKeyframe(.zero)
      }
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 1)
        LinearKeyframe(2, duration: 1)
      }
    }
    expect(course.duration, equals: 4)
    let middle = course.value(time: 0.5)
    expect(abs(middle.angle.degrees - 45), below: 1e-9)
    expect(middle.scale, equals: 2)
    expect(middle.place, equals: CGPoint(x: 5, y: 10))
    expect(course.value(time: 1.5).scale, equals: 2.5)
    expect(course.value(time: 3), equals: Look(angle: .degrees(90), scale: 2, place: .zero))
  }

  /// Keyframes that move a value forward and back.
  private struct Nod: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private struct Dance: Keyframes {
    var isLarge: Bool
    var body: some Keyframes<Look> { KeyframeTrack(\.scale) { Nod(height: isLarge ? 8 : 4) } }
  }

  @Test func `Keyframes can be composed from parts`() {
    let nods = KeyframeTimeline(initialValue: 0.0) {
      Nod(height: 2)
      for height in [4.0, 6.0] { Nod(height: height) }
      if holds(true) { Nod(height: 8) } else { MoveKeyframe(1) }
      if holds(false) { Nod(height: 10) }
    }
    expect(nods.duration, equals: 8)
    expect([1, 3, 5, 7].map { nods.value(time: $0) }, equals: [2, 4, 6, 8])
    let dance = KeyframeTimeline(initialValue: Look()) { Dance(isLarge: true) }
    expect(dance.value(time: 1).scale, equals: 8)
    let nothing = KeyframeTimeline(initialValue: 3.0) {}
    expect(nothing.duration == 0 && nothing.value(time: 1) == 3)
  }

  private func holds(_ condition: Bool) -> Bool { condition }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0])
  func `Keyframes with an invalid duration jump`(duration: Double) {
    let course = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(2, duration: duration)
      SpringKeyframe(3, duration: duration)
      LinearKeyframe(5, duration: 1)
    }
    expect(course.duration, equals: 1)
    expectCourse(course, [(0, 3), (0.5, 4), (1, 5)])
    expect(course.value(time: .nan), equals: 3)
    expect(course.value(progress: .nan), equals: 3)
    expect(course.value(time: .infinity), equals: 5)
  }
}

@MainActor struct KeyframeAnimatorTests: StagedSuite {
  let remote = Remote()

  /// Returns a box that moves to 40 and back to 0 in two seconds.
  private func swinging(_ repeating: Bool = true) -> some View {
    KeyframeAnimator(initialValue: 0.0, repeating: repeating) { value in
      Block("box", 20, 20).offset(x: value)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  private func xs(_ host: ViewHost<some View>, steps: Int, by seconds: Double) -> [CGFloat] {
    (0..<steps).map { step in
      if step > 0 { host.advance(by: seconds) }
      return (host.frame(of: "box")?.minX ?? .nan) - 40
    }
  }

  @Test(.claim("KEYFRAME-10")) @MainActor func `A keyframe animator repeats its keyframes`() {
    let host = settledHost(100, 100) { swinging() }
    expect(xs(host, steps: 13, by: 0.25), equals: [0, 10, 20, 30, 40, 30, 20, 10, 0, 10, 20, 30, 40])
    play(host, "| animating = true")
    // The step does not matter: 5.25 seconds are two cycles and 1.25 seconds of the third.
    play(100, 100, "wait 5.25 | minX box = 70") { swinging() }
  }

  @Test(.claim("KEYFRAME-11")) @MainActor func `A trigger starts the keyframes once`() {
    var starts: [Double] = []
    let host = stagedHost(remote) { trigger in
      Color.red.frame(width: 20, height: 20).keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
        content.accessibilityIdentifier("box").offset(x: value)
      } keyframes: { value in
        let _ = starts.append(value)
        LinearKeyframe(40, duration: 1)
        LinearKeyframe(20, duration: 1)
      }
    }
    expect(!host.isAnimating)
    expect(xs(host, steps: 2, by: 5), equals: [0, 0])
    go(host, to: 1)
    expect(xs(host, steps: 6, by: 0.5), equals: [0, 20, 40, 30, 20, 20])
    expect(!host.isAnimating)
    go(host, to: 2)
    expect(xs(host, steps: 2, by: 0.5), equals: [20, 30])
    go(host, to: 3)
    expect(xs(host, steps: 6, by: 0.5), equals: [30, 35, 40, 30, 20, 20])
    expect(starts, equals: [0, 20, 30])
    play(host, "| animating = false")
  }

  @Test(.claim("KEYFRAME-12")) @MainActor func `Each run starts with the final value of the previous run`() {
    let host = settledHost(100, 100) {
      KeyframeAnimator(
        initialValue: 0.0, content: { value in Block("box", 20, 20).offset(x: value) },
        keyframes: { value in LinearKeyframe(value + 10, duration: 1) })
    }
    expect(xs(host, steps: 6, by: 0.5), equals: [0, 5, 10, 15, 20, 25])
  }

  @Test(.claim("KEYFRAME-13")) @MainActor func `A repeating keyframe animator starts and stops with its parameter`() {
    let host = stagedHost(remote) { swinging($0 == 1) }
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 0])
    expect(!host.isAnimating)
    go(host, to: 1)
    expect(xs(host, steps: 3, by: 0.25), equals: [0, 10, 20])
    go(host, to: 0)
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 0])
    expect(!host.isAnimating)
    go(host, to: 1)
    expect(xs(host, steps: 2, by: 0.5), equals: [0, 20])
  }

  @Test(.claim("KEYFRAME-14")) @MainActor func `Transactions do not affect keyframes`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        KeyframeAnimator(
          initialValue: 0.0, content: { value in Block("wide", 20 + value, 20) },
          keyframes: { _ in LinearKeyframe(40, duration: 1) })
        Block("box", 20, 20)
      }
      .frame(width: 100, alignment: .leading)
      .transaction { $0.animation = nil }
    }
    play(host, "wait 0.5 | width wide = 40; minX box = 40")
    expect(host.presentedFrame(of: "box"), equals: host.frame(of: "box"))
    let report = host.advance(by: 0.25)
    expect(report.passes, equals: 1)
    // The content that the animator creates, and the box inside it, whose width changes.
    expect(report.counts.bodies, equals: 2)
    expect(host.frame(of: "box")?.minX, equals: 50)
  }

  @Test @MainActor func `Keyframes without duration end at once, and a removed view ends its keyframes`() {
    play(100, 100, "| minX box = 70; animating = false; diagnostics =") {
      KeyframeAnimator(initialValue: 0.0) { value in
        Block("box", 20, 20).offset(x: value)
      } keyframes: { _ in
        MoveKeyframe(10)
        MoveKeyframe(30)
      }
    }
    let gone = stagedHost(remote) { value in if value == 0 { swinging() } }
    play(gone, "wait 0.5 | animating = true")
    go(gone, to: 1)
    expect(!gone.isAnimating)
    expect(gone.advance(by: 5).counts.bodies, equals: 0)
    expect(gone.core.checkInvariants(), equals: [])
    go(gone, to: 0)
    play(gone, "wait 0.25 | minX box = 50")
  }

  @Test @MainActor func `A keyframe animator on a hidden page begins to repeat when it appears again`() {
    let host = stagedHost(remote) { value in
      TabView(selection: .constant(value == 1 || value == 2 ? 1 : 0)) {
        swinging(value >= 2).tag(0)
        Color.red.tag(1)
      }
    }
    for (value, isAnimating) in [(1, false), (2, false), (3, true)] {
      go(host, to: CGFloat(value))
      expect(host.isAnimating, equals: isAnimating, "\(value)")
    }
  }
}
