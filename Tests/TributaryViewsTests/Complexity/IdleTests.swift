import Foundation
import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// An idle application does no work, however often it is updated.
@Suite @MainActor struct IdleTests {
  /// A panel with every kind of view that can move or wait.
  private struct Panel: View {
    @State private var isOn = false
    @State private var value = 0.5
    @GestureState private var drag = CGSize.zero

    var body: some View {
      VStack {
        Toggle("on", isOn: $isOn.animation(.bouncy))
        Slider(value: $value)
        Button("press") { isOn.toggle() }
        if isOn { Color.red.frame(height: 10).transition(.slide) }
        Color.blue.frame(width: 20, height: 20).offset(drag)
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
          .onLongPressGesture {}
          .onTapGesture(count: 2) {}
          .animation(.spring, value: drag)
        Color.green.frame(height: 10).keyframeAnimator(initialValue: 0.0, trigger: isOn) {
          $0.opacity(1 - $1)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.2)
          LinearKeyframe(0, duration: 0.2)
        }
        GeometryReader { Text("\($0.size.width)") }
      }
    }
  }

  private struct Framed: View {
    @State private var isRed = false

    var body: some View {
      VStack {
        Color(isRed ? .red : .blue).frame(height: 10).accessibilityIdentifier("color")
          .onTapGesture { isRed.toggle() }
        Text("wide").frame(width: 100)
        Text("limited").frame(maxWidth: 100)
      }
    }
  }

  @Test func `A change of a color measures nothing, because the frames around it are unchanged`() {
    let host = settledHost(200, 300) { Framed() }
    let before = host.displayList.description
    var events: [FrameEvent] = []
    host.core.callbacks.listener = { events.append($0) }
    host.tap("color")
    expect(host.displayList.description, differsFrom: before)
    expect(events.contains { if case .willEvaluate = $0 { true } else { false } })
    expect(!events.contains { if case .didInvalidate = $0 { true } else { false } })
  }

  @Test func `Time that advances after all animations ended evaluates nothing`() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Panel() }
    host.update()
    expect(!host.isAnimating)
    host.tap("press")
    host.tap(at: CGPoint(x: 100, y: 240))
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    host.tap("press")
    host.advance(by: 10)
    expect(!host.isAnimating)
    let picture = host.displayList
    var events: [FrameEvent] = []
    host.core.callbacks.listener = { events.append($0) }
    for step in 1...100 {
      let report = host.advance(by: Double(step) / 60)
      expect(report.counts, equals: FrameCounts())
      expect(report.passes, equals: 1)
    }
    expect(host.update().counts, equals: FrameCounts())
    expect(!events.contains { if case .willEvaluate = $0 { true } else { false } })
    expect(host.displayList.root === picture.root)
    expectNil(host.core.clock.deadlines.next)
  }

  // MARK: Frames

  private final class FrameCounter: FrameTracer {
    var frames = 0
    func trace(_ event: FrameEvent) {}
    func frameDidEnd(_ report: FrameReport) { frames += 1 }
  }

  /// Returns the number of frames that run during a call.
  private func frames(of host: ViewHost<some View>, _ body: () -> Void) -> Int {
    let counter = FrameCounter()
    host.core.startTracing(counter)
    defer { host.core.stopTracing(counter) }
    body()
    return counter.frames
  }

  @Test func `Calls without work run no frame`() {
    let host = settledHost(200, 300) { Framed() }
    expect(frames(of: host) { host.update() }, equals: 0)
    expect(frames(of: host) { host.advance(by: 0.5) }, equals: 0)
    expect(frames(of: host) { _ = host.displayList }, equals: 0)
    expect(frames(of: host) { host.tap(at: CGPoint(x: 1, y: 299)) }, equals: 0)
    expect(frames(of: host) { host.size = CGSize(width: 200, height: 310) }, equals: 0)
    expect(frames(of: host) { host.update() }, equals: 1)
  }

  @Test func `A tap runs a frame for each event that changes something`() {
    let host = settledHost(200, 300) { Framed() }
    let before = host.displayList.description
    expect(frames(of: host) { host.tap("color") }, equals: 1)
    expect(host.displayList.description, differsFrom: before)
    expect(frames(of: host) { host.update() }, equals: 0)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false

    var body: some View {
      Color(isPressed ? .red : .blue).frame(width: 50, height: 50)
        .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }
  }

  @Test func `A press that changes a state when it begins and when it ends runs two frames`() {
    let host = settledHost(50, 50) { Pressed() }
    let place = CGPoint(x: 25, y: 25)
    expect(frames(of: host) { host.send(.down(at: place, time: host.time)) }, equals: 1)
    expect(frames(of: host) { host.send(.up(at: place, time: host.time)) }, equals: 1)
  }

  @Test func `A report of a call without work is that of a settled frame without counts`() {
    let host = settledHost(200, 300) { Framed() }
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.settled)
    expect(report.counts, equals: FrameCounts())
    expectEmpty(report.diagnostics)
  }
}
