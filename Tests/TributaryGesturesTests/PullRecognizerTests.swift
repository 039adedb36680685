import Testing
import TributaryGeometry
import TributaryGestures

/// Content that moves with the pointer: the calls that it receives, and their times.
@Suite @MainActor struct PullRecognizerTests {
  /// Content that records its calls.
  private final class Content: PulledContent {
    var isMoving = false
    var axes: [Axis] = [.vertical]
    var log: [String] = []
    var changes = 0

    func pressDidChange() { changes += 1 }

    func hold() -> Bool {
      defer { isMoving = false }
      if isMoving { log.append("held") }
      return isMoving
    }

    func canMove(along axis: Axis) -> Bool { axes.contains(axis) }

    func pull(by delta: CGSize) { log.append("by \(text(delta))") }

    func release(velocity: CGSize) { log.append("let go at \(text(velocity))") }

    private func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())) \(Int(size.height.rounded()))" }

    func take() -> String {
      defer { log = [] }
      return log.joined(separator: ", ")
    }
  }

  private let content = Content()

  @Test func `Content moves with the pointer, in the opposite direction, from the start of the press`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 50, 50, at: 0).feed(.moved, 50, 40, at: 0.1)
    #expect(run.status == .possible)
    #expect(content.take() == "")
    #expect(run.feed(.moved, 50, 39, at: 0.2).status == .active)
    #expect(content.take() == "by 0 11")
    // Observers have been notified of the beginning.
    #expect(content.changes > 0)
    run.feed(.moved, 52, 36, at: 0.3).feed(.time, at: 0.35)
    #expect(content.take() == "by -2 3")
  }

  @Test func `Content is released once, with the reversed velocity of the pointer`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 1)
    run.feed(.moved, 0, 30, at: 1.1).feed(.up, at: 1.1)
    #expect(run.status == .ended)
    #expect(content.take() == "by 0 -20, by 0 -10, let go at 0 -100")
    run.feed(.time, at: 2)
    #expect(content.take() == "")
  }

  @Test(arguments: [(CGFloat(40), CGFloat(0)), (10, 10), (0, 10)])
  func `A movement along an axis without scrolling, or within the distance of a tap, is ignored`(
    _ x: CGFloat, _ y: CGFloat
  ) {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, x, y, at: 0.1)
    #expect(run.status == .possible)
    #expect(run.feed(.up, at: 0.2).status == .failed)
    #expect(content.take() == "")
  }

  @Test func `Moving content is stopped by a press, and continues if it is not pulled`() {
    content.isMoving = true
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0, verdict: .provisional)
    #expect(content.take().hasPrefix("held"))
    run.feed(.up, at: 0.2)
    #expect(!content.take().contains("by"))
  }

  @Test func `Content is released without velocity when another gesture wins`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 0.1)
    #expect(content.take() == "by 0 -20")
    run.feed(.moved, 0, 40, at: 0.2, verdict: .rejected)
    #expect(content.take() == "let go at 0 0")
  }

  @Test func `A reset recognizer keeps no state of the earlier press`() {
    let recognizer = PanRecognizer(content)
    let run = RecognizerRun(recognizer).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 0.1).feed(.up, at: 0.2)
    recognizer.reset()
    _ = content.take()
    #expect(run.feed(.moved, 0, 60, at: 0.3).status == .possible)
    #expect(content.take() == "")
  }
}
