import TributaryHost
import TributaryTerminal

@testable import Tributary

/// The number of frames that an event of a live session runs: at most one, if the event has changed something.
@MainActor struct SessionFrameTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Color(count.isMultiple(of: 2) ? .red : .blue).frame(width: 200, height: 96).onTapGesture { count += 1 }
    }
  }

  private final class FrameCounter: FrameTracer {
    var frames = 0
    func trace(_ event: FrameEvent) {}
    func frameDidEnd(_ report: FrameReport) { frames += 1 }

    func take() -> Int {
      defer { frames = 0 }
      return frames
    }
  }

  @Test @MainActor func `A click in a terminal runs one frame`() {
    let host = ViewHost(size: .zero) { Counter() }
    var now = 0.0
    let program = HostProgram(host, metrics: .standard) { now }
    program.resize(to: CGSize(width: 200, height: 96))
    _ = program.display()
    let counter = FrameCounter()
    host.core.startTracing(counter)
    for _ in 0..<2 {
      for phase in [TerminalPointerEvent.Phase.down(.left), .up(.left)] {
        now += 0.05
        _ = program.handle(.pointer(TerminalPointerEvent(phase, at: CGPoint(x: 20, y: 20))))
        _ = program.display()
        program.tick(elapsed: 0.05)
        _ = program.display()
      }
      expect(counter.take(), equals: 1)
    }
    now += 1
    program.tick(elapsed: 1)
    _ = program.handle(.pointer(TerminalPointerEvent(.moved, at: CGPoint(x: 30, y: 20))))
    _ = program.display()
    expect(counter.take(), equals: 0)
    expect(host.isAnimating, equals: false)
  }

  @Test @MainActor func `A click in a browser runs one frame`() {
    let host = ViewHost(size: .zero) { Counter() }
    let window = HostWindow(host)
    window.apply(surroundings())
    _ = window.frame(at: 0)
    let counter = FrameCounter()
    host.core.startTracing(counter)
    for click in 1...2 {
      let time = Double(click)
      window.handle(pointer(.down, 20, 20), at: time)
      _ = window.frame(at: time + 0.01)
      window.handle(pointer(.up, 20, 20), at: time + 0.05)
      _ = window.frame(at: time + 0.06)
      expect(counter.take(), equals: 1)
    }
    window.handle(pointer(.hovered, 30, 20), at: 3)
    _ = window.frame(at: 3)
    expect(counter.take(), equals: 0)
  }
}
