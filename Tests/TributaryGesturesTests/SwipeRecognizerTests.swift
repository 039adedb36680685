import Testing
import TributaryGeometry
import TributaryGestures

/// A swipe of a view.
@Suite @MainActor struct SwipeRecognizerTests {
  private func run(accepts: @escaping (Bool) -> Bool = { _ in true }) -> RecognizerRun<SwipeMovement> {
    RecognizerRun(SwipeRecognizer(accepts: accepts)).feed(.down, 0, at: 0)
  }

  @Test func `A swipe begins with the movement after the one that exceeds the limit`() {
    let swipe = run().feed(.moved, 10, at: 0.1)
    #expect(swipe.status == .possible)
    #expect(swipe.feed(.moved, 11, at: 0.2).status == .possible)
    #expect(swipe.feed(.moved, 20, 30, at: 0.3).status == .active)
    #expect(swipe.value?.distance == 20)
    #expect(swipe.feed(.up, 5, at: 0.4).status == .ended)
    #expect(swipe.value?.distance == 5)
  }

  @Test func `A single movement and a release are a swipe`() {
    #expect(run().feed(.moved, -50, at: 0.1).feed(.up, at: 0.1).value?.distance == -50)
    #expect(run().feed(.up, 5, at: 0.1).status == .failed)
  }

  @Test func `A vertical movement and one in a direction without effect fail`() {
    #expect(run().feed(.moved, 10, 11, at: 0.1).status == .failed)
    #expect(run(accepts: { $0 }).feed(.moved, -11, at: 0.1).status == .failed)
    #expect(run(accepts: { $0 }).feed(.moved, 11, at: 0.1).status == .possible)
  }

  @Test(arguments: [GestureRival.isActive, .isScrolling, .hasJustEnded])
  func `A swipe that has not begun yields to every other gesture`(rival: GestureRival) {
    let swipe = run().feed(.moved, 11, at: 0.1)
    swipe.recognizer.rivalDidAdvance(rival, GestureInput(.moved, at: .zero, time: 0.1))
    #expect(swipe.status == .failed)
  }

  @Test func `An observer of presses runs its action once and never competes`() {
    var points: [CGPoint] = []
    let watch = RecognizerRun(PressWatchRecognizer { points.append($0) })
    watch.feed(.down, 7, at: 0, verdict: .rejected)
    #expect(watch.status == .failed)
    watch.feed(.moved, 9, at: 0.1).feed(.up, at: 0.2)
    #expect(points == [CGPoint(x: 7, y: 0)])
  }
}
