import Testing
import TributaryGeometry
import TributaryGestures

@Suite @MainActor struct LongPressRecognizerTests {
  @Test func `A press of half a second is recognized while the pointer is down`() {
    let run = RecognizerRun(.press()).feed(.down, 0, at: 1)
    #expect(run.status == .possible)
    #expect(run.value == true)
    #expect(run.recognizer.deadline == 1.5)
    #expect(run.feed(.time, at: 1.49).status == .possible)
    #expect(run.feed(.time, at: 1.5).status == .ended)
  }

  @Test func `A press that is released too early fails`() {
    #expect(RecognizerRun(.press()).feed(.down, 0, at: 0).feed(.up, at: 0.49).status == .failed)
    #expect(
      RecognizerRun(.press(minimumDuration: 0.1)).feed(.down, 0, at: 0).feed(.up, at: 0.1).status == .ended)
  }

  @Test func `A press can move 10 points`() {
    let press = { (distance: CGFloat) in
      RecognizerRun(.press()).feed(.down, 0, at: 0).feed(.moved, distance, at: 0.2).feed(.time, at: 0.5).status
    }
    #expect(press(10) == .ended)
    #expect(press(10.1) == .failed)
  }

  @Test func `A press of zero duration ends at once, and one of infinite duration never ends`() {
    #expect(RecognizerRun(.press(minimumDuration: 0)).feed(.down, 0, at: 3).status == .ended)
    let endless = RecognizerRun(.press(minimumDuration: .infinity, maximumDistance: .infinity))
    endless.feed(.down, 0, at: 0).feed(.moved, 1e9, at: 1e9)
    #expect(endless.status == .possible)
    #expect(endless.value == true)
    #expect(endless.feed(.up, at: 1e9).status == .failed)
  }

  @Test func `Invalid limits are replaced by the defaults and reported`() {
    let run = RecognizerRun(.press(minimumDuration: .nan, maximumDistance: -1)).feed(.down, 0, at: 0)
    #expect(run.feed(.moved, 10, at: 0.4).status == .possible)
    #expect(run.feed(.time, at: 0.5).status == .ended)
    #expect(run.reports == ["minimum duration of a long press: nan", "maximum distance of a long press: -1.0"])
  }
}
