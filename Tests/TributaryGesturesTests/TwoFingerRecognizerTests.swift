import Testing
import TributaryGeometry
import TributaryGestures

@Suite @MainActor struct TwoFingerRecognizerTests {
  @Test func `A magnification begins at its minimum and is relative to the start`() throws {
    let run = RecognizerRun(.magnification(0.1)).pinch(.pinchBegan, at: 0)
    #expect(run.pinch(.pinchChanged, by: 1.09, at: 0.1).status == .possible)
    #expect(run.pinch(.pinchChanged, by: 1.1, at: 0.2).status == .active)
    #expect(run.value?.pinch.magnification == 1.1)
    #expect(run.pinch(.pinchChanged, by: 1, at: 0.3).status == .active)
    #expect(run.pinch(.pinchEnded, by: 0.5, at: 0.4).status == .ended)
    let value = try #require(run.value)
    #expect(value.pinch.magnification == 0.5)
    #expect(value.time == 0.4)
    #expect(value.startLocation == CGPoint(x: 10, y: 20))
    #expect(value.startAnchor == UnitPoint(x: 0.25, y: 0.25))
  }

  @Test func `Fingers that move toward each other also magnify`() {
    let run = RecognizerRun(.magnification(0.1)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 0.9, at: 0.1)
    #expect(run.status == .active)
  }

  @Test func `A rotation begins at its minimum, in either direction`() {
    let run = RecognizerRun(.rotation(degrees: 5)).pinch(.pinchBegan, at: 0)
    #expect(run.pinch(.pinchChanged, by: 2, rotatedBy: -4.9, at: 0.1).status == .possible)
    #expect(run.pinch(.pinchChanged, by: 2, rotatedBy: -5, at: 0.2).status == .active)
  }

  @Test func `A pinch that ends below the minimum fails`() {
    let run = RecognizerRun(.magnification(0.5)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 1.4, at: 1)
    #expect(run.pinch(.pinchEnded, by: 1.4, at: 2).status == .failed)
  }

  @Test func `A canceled pinch fails`() {
    let run = RecognizerRun(.magnification()).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 2, at: 1)
    #expect(run.pinch(.pinchCancelled, at: 2).status == .failed)
  }

  @Test func `The velocity covers the last tenth of a second`() throws {
    let run = RecognizerRun(.magnification()).pinch(.pinchBegan, at: 0)
    for step in 1...10 {
      run.pinch(.pinchChanged, by: 1 + CGFloat(step) / 50, rotatedBy: Double(step) * 2, at: Double(step) / 50)
    }
    let value = try #require(run.value)
    #expect(abs(value.velocity.magnification - 1) < 1e-9)
    #expect(abs(value.velocity.rotation.degrees - 100) < 1e-9)
  }

  @Test func `A minimum that is not a number is reported, and the default applies`() {
    let run = RecognizerRun(.magnification(.nan)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 1.01, at: 0.1)
    #expect(run.status == .active)
    #expect(run.reports == ["minimum scale delta of a magnification: nan"])
    let other = RecognizerRun(.rotation(degrees: -1)).pinch(.pinchBegan, at: 0)
    #expect(other.reports.count == 1)
    #expect(other.pinch(.pinchChanged, rotatedBy: 1, at: 0.1).status == .active)
  }

  @Test func `A press leaves a magnification undecided until the pointer is released`() {
    let run = RecognizerRun(.magnification()).feed(.down, 0, at: 0).feed(.moved, 30, at: 1)
    #expect(run.status == .possible)
    #expect(run.pinch(.pinchBegan, at: 2).pinch(.pinchChanged, by: 2, at: 2).status == .active)
    #expect(run.feed(.up, at: 3).status == .active)
    #expect(RecognizerRun(.magnification()).feed(.down, 0, at: 0).feed(.up, at: 1).status == .failed)
  }

  @Test func `A gesture that begins or ends makes an undecided magnification fail`() {
    let recognizer = GestureRecognizer.magnification()
    recognizer.handle(GestureInput(.down, at: .zero, time: 0))
    recognizer.rivalDidAdvance(.isActive, GestureInput(.moved, at: .zero, time: 0))
    #expect(recognizer.status == .failed)
  }

  @Test func `Two fingers do not perform a tap or a long press and do not begin a drag`() {
    #expect(RecognizerRun(.tap()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status == .failed)
    #expect(RecognizerRun(.press()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status == .failed)
    #expect(RecognizerRun(PressRecognizer()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status == .failed)
    #expect(RecognizerRun(.drag()).pinch(.pinchBegan, at: 0).status == .failed)
    let drag = RecognizerRun(.drag()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).feed(.moved, 20, at: 1)
    #expect(drag.status == .active)
  }
}
