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
    #expect(host.displayList.description != before)
    #expect(events.contains { if case .willEvaluate = $0 { true } else { false } })
    #expect(!events.contains { if case .didInvalidate = $0 { true } else { false } })
  }

  @Test func `Time that advances after all animations ended evaluates nothing`() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Panel() }
    host.update()
    #expect(!host.isAnimating)
    host.tap("press")
    host.tap(at: CGPoint(x: 100, y: 240))
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    host.tap("press")
    host.advance(by: 10)
    #expect(!host.isAnimating)
    let picture = host.displayList
    var events: [FrameEvent] = []
    host.core.callbacks.listener = { events.append($0) }
    for step in 1...100 {
      let report = host.advance(by: Double(step) / 60)
      #expect(report.counts == FrameCounts())
      #expect(report.passes == 1)
    }
    #expect(host.update().counts == FrameCounts())
    #expect(!events.contains { if case .willEvaluate = $0 { true } else { false } })
    #expect(host.displayList.root === picture.root)
    #expect(host.core.clock.deadlines.next == nil)
  }
}
