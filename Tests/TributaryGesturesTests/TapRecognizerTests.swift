@MainActor struct TapRecognizerTests {
  private func tap(moving distance: CGFloat, for seconds: Double) -> GestureStatus {
    RecognizerRun(.tap()).feed(.down, 0, at: 1).feed(.moved, distance, at: 1).feed(.up, at: 1 + seconds).status
  }

  @Test @MainActor func `A tap can move at most 45 points and take at most three quarters of a second`() {
    expect(tap(moving: 45, for: 0.75), equals: .ended)
    expect(tap(moving: 45.1, for: 0.1), equals: .failed)
    expect(tap(moving: 0, for: 0.76), equals: .failed)
  }

  @Test @MainActor func `A press fails by time alone, just after three quarters of a second`() throws {
    let run = RecognizerRun(.tap()).feed(.down, 0, at: 2)
    let deadline = try #require(run.recognizer.deadline)
    #expect(deadline > 2.75 && deadline < 2.75001)
    expect(run.feed(.time, at: 2.5).status, equals: .possible)
    expect(run.feed(.time, at: deadline).status, equals: .failed)
    expectNil(run.recognizer.deadline)
  }

  @Test @MainActor func `A press that moves too far and returns is not a tap`() {
    let run = RecognizerRun(.tap()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.moved, 0, at: 0.2)
    expect(run.feed(.up, at: 0.3).status, equals: .failed)
  }

  private func pair(gap: Double, apart distance: CGFloat = 0) -> GestureStatus {
    let run = RecognizerRun(.tap(count: 2)).feed(.down, 0, at: 0).feed(.up, at: 0.1)
    return run.feed(.down, distance, at: 0.1 + gap).feed(.up, at: 0.2 + gap).status
  }

  @Test @MainActor func `Repeated taps are at most 0.35 seconds apart, in one place`() {
    expect(pair(gap: 0.35), equals: .ended)
    expect(pair(gap: 0.36), equals: .failed)
    expect(pair(gap: 0.1, apart: 45), equals: .ended)
    expect(pair(gap: 0.1, apart: 46), equals: .failed)
  }

  @Test @MainActor func `A triple tap is not a double tap`() {
    let run = RecognizerRun(.tap(count: 3))
    for tap in 0..<3 {
      expect(run.status, equals: .possible)
      run.feed(.down, 0, at: Double(tap) * 0.2).feed(.up, at: Double(tap) * 0.2 + 0.1)
    }
    expect(run.status, equals: .ended)
  }

  @Test @MainActor func `A count below one is clamped to one and reported`() {
    let run = RecognizerRun(.tap(count: -3)).feed(.down, 0, at: 0).feed(.up, at: 0.1)
    expect(run.status, equals: .ended)
    expect(run.reports, equals: ["count of a tap: -3"])
  }

  @Test @MainActor func `The value is the location of the last tap`() {
    let run = RecognizerRun(.tap(count: 2)).feed(.down, 1, 2, at: 0).feed(.up, at: 0)
    run.feed(.down, 7, 8, at: 0.1).feed(.moved, 9, 10, at: 0.2).feed(.up, at: 0.2)
    expect(run.value, equals: CGPoint(x: 9, y: 10))
  }
}

/// A press on a view that is 60 points wide.
@MainActor struct PressRecognizerTests {
  @Test @MainActor func `A press ends where it began, regardless of its duration and path`() {
    let run = RecognizerRun(PressRecognizer()).feed(.down, 10, at: 0)
    expect(run.value, equals: true)
    expect(run.feed(.moved, 90, at: 5).value, equals: false)
    expect(run.feed(.moved, 30, at: 50).value, equals: true)
    expect(run.feed(.up, at: 500).status, equals: .ended)
  }

  @Test @MainActor func `A press that is released outside fails`() {
    expect(RecognizerRun(PressRecognizer()).feed(.down, 10, at: 0).feed(.up, 90, at: 1).status, equals: .failed)
  }

  @Test(arguments: [
    (GestureRival.isScrolling, CGFloat(11), GestureStatus.failed), (.isScrolling, 10, .possible),
    (.isActive, 30, .possible), (.hasJustEnded, 30, .possible),
  ])
  func `A press yields only to scrolling`(_ rival: GestureRival, _ distance: CGFloat, _ status: GestureStatus) {
    let recognizer = PressRecognizer()
    recognizer.handle(GestureInput(.down, at: .zero, time: 0))
    recognizer.rivalDidAdvance(rival, GestureInput(.moved, at: CGPoint(x: distance, y: 0), time: 1))
    expect(recognizer.status, equals: status)
  }

  @Test @MainActor func `A press can be triggered by a key unless this is disabled`() {
    expect(PressRecognizer().tapCount, equals: 1)
    expectNil(PressRecognizer(isTap: false).tapCount)
  }
}

@MainActor struct LongPressRecognizerTests {
  @Test @MainActor func `A press of half a second is recognized while the pointer is down`() {
    let run = RecognizerRun(.press()).feed(.down, 0, at: 1)
    expect(run.status, equals: .possible)
    expect(run.value, equals: true)
    expect(run.recognizer.deadline, equals: 1.5)
    expect(run.feed(.time, at: 1.49).status, equals: .possible)
    expect(run.feed(.time, at: 1.5).status, equals: .ended)
  }

  @Test @MainActor func `A press that is released too early fails`() {
    expect(RecognizerRun(.press()).feed(.down, 0, at: 0).feed(.up, at: 0.49).status, equals: .failed)
    expect(RecognizerRun(.press(minimumDuration: 0.1)).feed(.down, 0, at: 0).feed(.up, at: 0.1).status, equals: .ended)
  }

  @Test @MainActor func `A press can move 10 points`() {
    let press = { (distance: CGFloat) in
      RecognizerRun(.press()).feed(.down, 0, at: 0).feed(.moved, distance, at: 0.2).feed(.time, at: 0.5).status
    }
    expect(press(10), equals: .ended)
    expect(press(10.1), equals: .failed)
  }

  @Test @MainActor func `A press of zero duration ends at once, and one of infinite duration never ends`() {
    expect(RecognizerRun(.press(minimumDuration: 0)).feed(.down, 0, at: 3).status, equals: .ended)
    let endless = RecognizerRun(.press(minimumDuration: .infinity, maximumDistance: .infinity))
    endless.feed(.down, 0, at: 0).feed(.moved, 1e9, at: 1e9)
    expect(endless.status, equals: .possible)
    expect(endless.value, equals: true)
    expect(endless.feed(.up, at: 1e9).status, equals: .failed)
  }

  @Test @MainActor func `Invalid limits are replaced by the defaults and reported`() {
    let run = RecognizerRun(.press(minimumDuration: .nan, maximumDistance: -1)).feed(.down, 0, at: 0)
    expect(run.feed(.moved, 10, at: 0.4).status, equals: .possible)
    expect(run.feed(.time, at: 0.5).status, equals: .ended)
    expect(run.reports, equals: ["minimum duration of a long press: nan", "maximum distance of a long press: -1.0"])
  }
}
