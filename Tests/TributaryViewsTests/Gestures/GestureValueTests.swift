import Testing
import TributaryGeometry
import TributaryGestures

@testable import TributaryViews

/// The values that gestures compute from their limits and their recognizer's events.
@Suite @MainActor struct GestureValueTests {
  @Test func `The predicted end of a drag is a quarter of a second ahead`() throws {
    let run = GestureRun(DragGesture()).feed(.down, 0, at: 0)
    for step in 1...10 { run.feed(.moved, CGFloat(step) * 2, CGFloat(step), at: Double(step) / 50) }
    let value = try #require(run.value)
    expect(value.time.timeIntervalSinceReferenceDate, equals: 0.2)
    expect(value.translation, equals: CGSize(width: 20, height: 10))
    expect(abs(value.predictedEndLocation.x - 45), below: 1e-9)
    expect(abs(value.predictedEndTranslation.height - 22.5), below: 1e-9)
  }

  @Test func `A spatial tap reports its location`() {
    let run = GestureRun(SpatialTapGesture()).feed(.down, 7, 8, at: 0).feed(.up, at: 0.1)
    expect(run.value?.location, equals: CGPoint(x: 7, y: 8))
  }

  @Test func `A gesture without specified limits has the default limits`() {
    let drag = GestureRun(DragGesture()).feed(.down, 0, at: 0)
    expect(drag.feed(.moved, 9.9, at: 0).status, equals: .possible)
    expect(drag.feed(.moved, 10, at: 0).status, equals: .active)
    let press = GestureRun(LongPressGesture()).feed(.down, 0, at: 0).feed(.moved, 10, at: 0)
    expect(press.recognizer.deadline, equals: 0.5)
    expect(press.feed(.moved, 10.1, at: 0).status, equals: .failed)
    expect(GestureRun(TapGesture()).feed(.down, 0, at: 0).feed(.up, at: 0).status, equals: .ended)
  }

  @Test func `A recognizer takes the limits of a new gesture value`() {
    let drag = GestureRun(DragGesture(minimumDistance: 5))
    DragGesture._updateRecognizer(DragGesture(minimumDistance: 50), drag.recognizer)
    expect(drag.feed(.down, 0, at: 0).feed(.moved, 49, at: 0).status, equals: .possible)
    let press = GestureRun(LongPressGesture(minimumDuration: 1))
    LongPressGesture._updateRecognizer(LongPressGesture(minimumDuration: 2), press.recognizer)
    expect(press.feed(.down, 0, at: 0).recognizer.deadline, equals: 2)
    let taps = GestureRun(TapGesture(count: 2))
    TapGesture._updateRecognizer(TapGesture(count: 3), taps.recognizer)
    expect(taps.recognizer.tapCount, equals: 3)
  }
}
