import Testing
import TributaryGeometry
import TributaryGestures

/// A press on a view that is 60 points wide.
@Suite @MainActor struct PressRecognizerTests {
  @Test func `A press ends where it began, regardless of its duration and path`() {
    let run = RecognizerRun(PressRecognizer()).feed(.down, 10, at: 0)
    #expect(run.value == true)
    #expect(run.feed(.moved, 90, at: 5).value == false)
    #expect(run.feed(.moved, 30, at: 50).value == true)
    #expect(run.feed(.up, at: 500).status == .ended)
  }

  @Test func `A press that is released outside fails`() {
    #expect(RecognizerRun(PressRecognizer()).feed(.down, 10, at: 0).feed(.up, 90, at: 1).status == .failed)
  }

  @Test(arguments: [
    (GestureRival.isScrolling, CGFloat(11), GestureStatus.failed), (.isScrolling, 10, .possible),
    (.isActive, 30, .possible), (.hasJustEnded, 30, .possible),
  ])
  func `A press yields only to scrolling`(
    _ rival: GestureRival, _ distance: CGFloat, _ status: GestureStatus
  ) {
    let recognizer = PressRecognizer()
    recognizer.handle(GestureInput(.down, at: .zero, time: 0))
    recognizer.rivalDidAdvance(rival, GestureInput(.moved, at: CGPoint(x: distance, y: 0), time: 1))
    #expect(recognizer.status == status)
  }

  @Test func `A press can be triggered by a key unless this is disabled`() {
    #expect(PressRecognizer().tapCount == 1)
    #expect(PressRecognizer(isTap: false).tapCount == nil)
  }
}
