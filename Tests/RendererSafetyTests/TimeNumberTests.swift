/// Extreme numbers as durations, speeds, and strengths: a moving view has a valid position at every time.
@MainActor struct TimeNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 1e160, 1e9, -1, 0,
    1e-300, .leastNonzeroMagnitude,
  ]

  @Test(arguments: TimeParameter.allCases)
  @MainActor func `A moving view has a finite position at every time and can be retargeted`(place: TimeParameter) {
    for number in Self.numbers {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen() }
      host.update()
      func check(_ moment: String) {
        let what = "\(place) \(number) \(moment)"
        let shown = host.presentedFrame(of: "bar") ?? .infinite
        #expect(shown.origin.x.isFinite && shown.width.isFinite && shown.width >= 0, "\(what): \(shown)")
        let picture = host.displayList.description.lowercased()
        expect(!picture.contains("nan") && !picture.contains("inf"), "\(what)")
        expect(host.core.checkInvariants(), equals: [], "\(what)")
        #expect(host.diagnostics.allSatisfy { $0.severity != .error }, "\(what)")
      }
      withAnimation(place.animation(number)) { host.content.isWide = true }
      host.update()
      check("at first")
      for seconds in [0.01, 0.2, 0.5] {
        host.advance(by: seconds)
        check("on the way")
      }
      expect(host.frame(of: "bar")?.width, equals: 80)
      withAnimation(place.animation(number)) { host.content.isWide = false }
      host.update()
      host.advance(by: 0.1)
      check("led back")
      withAnimation(.linear(duration: 0.1)) { host.content.isWide = true }
      host.update()
      host.advance(by: 0.2)
      check("led by another one")
      var plain = Transaction()
      plain.disablesAnimations = true
      withTransaction(plain) { host.content.isWide = false }
      host.update()
      expect(host.presentedFrame(of: "bar")?.width, equals: 20, "\(place) \(number)")
    }
  }

  @Test @MainActor func `Keyframes, holds, presses, and angles accept any number`() {
    for number in Self.numbers {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Timed(number: number) }
      host.update()
      for seconds in [0.1, number, 1] {
        host.advance(by: seconds.magnitude < 100 ? seconds : 100)
        host.press(at: CGPoint(x: 50, y: 10), for: 0.1)
        host.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 60, y: 40))
        let picture = host.displayList.description.lowercased()
        expect(!picture.contains("nan") && !picture.contains("inf"), "\(number)")
        expect(host.core.checkInvariants(), equals: [], "\(number)")
        #expect(host.diagnostics.allSatisfy { $0.severity != .error }, "\(number)")
      }
    }
  }

  @Test @MainActor func `A spring returns valid numbers for any parameters and times`() {
    for number in Self.numbers {
      let springs = [
        Spring(duration: number), Spring(duration: 1, bounce: number), Spring(response: number, dampingRatio: number),
        Spring(mass: number, stiffness: number, damping: number, allowOverDamping: true),
        Spring(stiffness: 100, damping: number), Spring(settlingDuration: number, dampingRatio: number),
        Spring(settlingDuration: 1, dampingRatio: 2, epsilon: number),
      ]
      for spring in springs {
        for time in [0, 1e-3, 1, 1e6, number] {
          let value = spring.value(target: 100.0, initialVelocity: 10, time: time)
          let velocity = spring.velocity(target: 100.0, initialVelocity: 10, time: time)
          expect(value.isFinite && velocity.isFinite, "\(spring) \(number) at \(time): \(value), \(velocity)")
        }
        #expect(!spring.settlingDuration.isNaN && spring.settlingDuration >= 0, "\(spring) \(number)")
        #expect([spring.mass, spring.stiffness, spring.damping].allSatisfy { $0.isFinite && $0 >= 0 })
      }
    }
  }

  private struct Screen: View {
    var isWide = false
    var body: some View {
      Color.blue.frame(width: isWide ? 80 : 20, height: 10).offset(x: isWide ? 20 : 0).accessibilityIdentifier("bar")
    }
  }

  private struct Timed: View {
    let number: Double
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 90, height: 20)
          .onLongPressGesture(minimumDuration: number, maximumDistance: number) { count += 1 }
        Color.green.frame(width: 90, height: 40)
          .gesture(DragGesture(minimumDistance: number).onChanged { _ in count += 1 })
          .gesture(RotatedGesture(number: number).gesture)
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          Color.blue.frame(width: 10 + value, height: 5).rotationEffect(.radians(number))
        } keyframes: { _ in
          LinearKeyframe(10, duration: number)
          CubicKeyframe(number, duration: number)
          SpringKeyframe(5, duration: number, spring: Spring(duration: number))
          MoveKeyframe(number)
        }
      }
    }
  }

  private struct RotatedGesture {
    let number: Double
    @MainActor var gesture: some Gesture { LongPressGesture(minimumDuration: number).onEnded { _ in } }
  }
}
