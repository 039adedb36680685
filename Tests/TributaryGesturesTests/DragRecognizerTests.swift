import Testing
import TributaryGeometry
import TributaryGestures

@Suite @MainActor struct DragRecognizerTests {
  @Test func `A drag begins after 10 points and is measured from the start of the press`() {
    let run = RecognizerRun(.drag()).feed(.down, 100, 50, at: 0)
    #expect(run.feed(.moved, 109.9, 50, at: 0.1).status == .possible)
    #expect(run.feed(.moved, 106, 58, at: 0.2).status == .active)
    #expect(run.value?.startLocation == CGPoint(x: 100, y: 50))
    #expect(run.value?.way == CGSize(width: 6, height: 8))
    #expect(run.feed(.moved, 100, 50, at: 0.3).status == .active)
    #expect(run.feed(.up, at: 0.4).status == .ended)
    #expect(run.value?.way == .zero)
  }

  @Test func `A press that does not move far enough is not a drag`() {
    #expect(RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 9, at: 1).feed(.up, at: 2).status == .failed)
  }

  @Test func `A drag with a minimum distance of zero begins at once`() {
    let run = RecognizerRun(.drag(minimumDistance: 0)).feed(.down, 4, 5, at: 0)
    #expect(run.status == .active)
    #expect(run.value?.way == .zero)
    #expect(run.value?.velocity == .zero)
  }

  @Test func `The velocity is that of the last tenth of a second`() throws {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0)
    for step in 1...10 { run.feed(.moved, CGFloat(step) * 2, CGFloat(step), at: Double(step) / 50) }
    let value = try #require(run.value)
    #expect(abs(value.velocity.width - 100) < 1e-9)
    #expect(abs(value.velocity.height - 50) < 1e-9)
  }

  @Test func `A faster movement replaces a slow one within a tenth of a second`() throws {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 20, at: 1).feed(.moved, 70, at: 1.1)
    #expect(abs(try #require(run.value).velocity.width - 500) < 1e-6)
  }

  @Test func `A pointer that rests before the release has no velocity`() {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.up, at: 0.6)
    #expect(run.value?.velocity == .zero)
    let quick = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.up, at: 0.1)
    #expect(quick.value?.velocity == CGSize(width: 500, height: 0))
  }

  @Test func `Movement in no time has no velocity`() {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0)
    #expect(run.value?.velocity == .zero)
  }

  @Test func `An invalid distance is replaced by 10 points and reported`() {
    let run = RecognizerRun(.drag(minimumDistance: .nan)).feed(.down, 0, at: 0)
    #expect(run.feed(.moved, 9, at: 0).status == .possible)
    #expect(run.feed(.moved, 10, at: 0).status == .active)
    #expect(run.reports == ["minimum distance of a drag: nan"])
  }
}
