import Testing
import TributaryGeometry
import TributaryGestures

@Suite @MainActor struct TapRecognizerTests {
  private func tap(moving distance: CGFloat, for seconds: Double) -> GestureStatus {
    RecognizerRun(.tap()).feed(.down, 0, at: 1).feed(.moved, distance, at: 1).feed(.up, at: 1 + seconds).status
  }

  @Test func `A tap can move at most 45 points and take at most three quarters of a second`() {
    #expect(tap(moving: 45, for: 0.75) == .ended)
    #expect(tap(moving: 45.1, for: 0.1) == .failed)
    #expect(tap(moving: 0, for: 0.76) == .failed)
  }

  @Test func `A press fails by time alone, just after three quarters of a second`() throws {
    let run = RecognizerRun(.tap()).feed(.down, 0, at: 2)
    let deadline = try #require(run.recognizer.deadline)
    #expect(deadline > 2.75 && deadline < 2.75001)
    #expect(run.feed(.time, at: 2.5).status == .possible)
    #expect(run.feed(.time, at: deadline).status == .failed)
    #expect(run.recognizer.deadline == nil)
  }

  @Test func `A press that moves too far and returns is not a tap`() {
    let run = RecognizerRun(.tap()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.moved, 0, at: 0.2)
    #expect(run.feed(.up, at: 0.3).status == .failed)
  }

  private func pair(gap: Double, apart distance: CGFloat = 0) -> GestureStatus {
    let run = RecognizerRun(.tap(count: 2)).feed(.down, 0, at: 0).feed(.up, at: 0.1)
    return run.feed(.down, distance, at: 0.1 + gap).feed(.up, at: 0.2 + gap).status
  }

  @Test func `Repeated taps are at most 0.35 seconds apart, in one place`() {
    #expect(pair(gap: 0.35) == .ended)
    #expect(pair(gap: 0.36) == .failed)
    #expect(pair(gap: 0.1, apart: 45) == .ended)
    #expect(pair(gap: 0.1, apart: 46) == .failed)
  }

  @Test func `A triple tap is not a double tap`() {
    let run = RecognizerRun(.tap(count: 3))
    for tap in 0..<3 {
      #expect(run.status == .possible)
      run.feed(.down, 0, at: Double(tap) * 0.2).feed(.up, at: Double(tap) * 0.2 + 0.1)
    }
    #expect(run.status == .ended)
  }

  @Test func `A count below one is clamped to one and reported`() {
    let run = RecognizerRun(.tap(count: -3)).feed(.down, 0, at: 0).feed(.up, at: 0.1)
    #expect(run.status == .ended)
    #expect(run.reports == ["count of a tap: -3"])
  }

  @Test func `The value is the location of the last tap`() {
    let run = RecognizerRun(.tap(count: 2)).feed(.down, 1, 2, at: 0).feed(.up, at: 0)
    run.feed(.down, 7, 8, at: 0.1).feed(.moved, 9, 10, at: 0.2).feed(.up, at: 0.2)
    #expect(run.value == CGPoint(x: 9, y: 10))
  }
}
