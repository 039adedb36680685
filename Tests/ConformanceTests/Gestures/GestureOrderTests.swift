import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The order of simultaneous gestures, and the limits of a tap.
@MainActor @Suite struct GestureOrderTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [journal] in journal.note(name) } }

  private func tapped<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let host = settledHost(100, 100) { content() }
    host.tap(at: middle)
    return journal.take()
  }

  @Test(.claim("GESTURE-33")) func `A simultaneous gesture runs before inner gestures`() {
    expect(
      tapped { Color.red.onTapGesture { journal.note("c") }.padding(10).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(tapped { Color.red.gesture(tap("c")).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(
      tapped { Color.red.simultaneousGesture(tap("inner")).simultaneousGesture(tap("outer")) }, equals: "outer inner")
    expect(
      tapped { Button("b") { journal.note("c") }.buttonStyle(Filling()).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(tapped { Color.red.overlay { Color.blue.gesture(tap("c")) }.simultaneousGesture(tap("p")) }, equals: "p c")
    expect(
      tapped { ScrollView { Color.red.frame(height: 300).gesture(tap("c")).simultaneousGesture(tap("p")) } },
      equals: "p c")
  }

  /// A style that fills the proposal.
  private struct Filling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test(.claim("GESTURE-34")) func `A tap has limits of distance and duration`() {
    func taps(_ count: Int = 1, _ act: (ViewHost<AnyView>) -> Void) -> Bool {
      let host = settledHost(100, 100) {
        AnyView(Color.red.onTapGesture(count: count) { journal.note("tap") })
      }
      act(host)
      return journal.take() == "tap"
    }
    let edge = CGPoint(x: 5, y: 50)
    #expect(taps { $0.drag(from: edge, to: CGPoint(x: 50, y: 50)) })
    #expect(!taps { $0.drag(from: edge, to: CGPoint(x: 51, y: 50)) })
    #expect(taps { $0.press(at: middle, for: 0.75) })
    #expect(!taps { $0.press(at: middle, for: 0.76) })
    func twice(_ gap: Double) -> Bool {
      taps(2) { host in
        host.tap(at: middle)
        host.advance(by: gap)
        host.tap(at: middle)
      }
    }
    #expect(twice(0.35))
    #expect(!twice(0.36))
  }

  @Test(.claim("GESTURE-35")) func `The first of two exclusive gestures takes precedence`() {
    let all: [GestureStatus] = [.possible, .active, .ended, .failed]
    expect(all.map { ExclusiveRule.status(.active, $0) }, equals: [.active, .active, .active, .active])
    expect(all.map { ExclusiveRule.status(.possible, $0) }, equals: [.possible, .active, .possible, .possible])
    expect(all.map { ExclusiveRule.status(.ended, $0) }, equals: [.ended, .ended, .ended, .ended])
    expect(all.map { ExclusiveRule.status(.failed, $0) }, equals: all)
  }

  @Test(.claim("GESTURE-36")) func `The state of two simultaneous gestures follows from both`() {
    let all: [GestureStatus] = [.possible, .active, .ended, .failed]
    expect(all.map { SimultaneousRule.status(.active, $0) }, equals: [.active, .active, .active, .active])
    expect(all.map { SimultaneousRule.status(.possible, $0) }, equals: [.possible, .active, .possible, .possible])
    expect(all.map { SimultaneousRule.status(.ended, $0) }, equals: [.possible, .active, .ended, .ended])
    expect(all.map { SimultaneousRule.status(.failed, $0) }, equals: [.possible, .active, .ended, .failed])
  }

  @Test(.claim("GESTURE-37")) func `A tap waits for taps of more presses around and inside its view`() {
    func taps(_ count: Int) -> some Gesture {
      TapGesture(count: count).onEnded { [journal] in journal.note("\(count)") }
    }
    func results(@ViewBuilder _ content: () -> some View) -> [String] {
      let host = settledHost(100, 100) { content() }
      return (1...3).map { presses in
        for _ in 0..<presses { host.tap(at: middle) }
        play(host, "wait 1 | animating = false")
        return journal.take()
      }
    }
    expect(results { VStack { Color.red.gesture(taps(1)) }.gesture(taps(2)) }, equals: ["1", "2", "2 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(3)).gesture(taps(2)) }, equals: ["1", "2", "3"])
    expect(results { Color.red.gesture(taps(2)).highPriorityGesture(taps(1)) }, equals: ["1", "2", "2 1"])
    expect(
      results { ScrollView { Color.red.frame(height: 300).gesture(taps(1)) }.gesture(taps(2)) },
      equals: ["1", "2", "2 1"])
    expect(
      results {
        Color.red.onTapGesture { _ in journal.note("1") }.gesture(
          SpatialTapGesture(count: 2).onEnded { _ in journal.note("2") })
      }, equals: ["1", "2", "2 1"])
    // A simultaneous, a disabled, or a masked gesture affects no other tap, and a button is not a tap gesture.
    expect(results { Color.red.gesture(taps(1)).simultaneousGesture(taps(2)) }, equals: ["1", "1 2 1", "1 2 1 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(2), isEnabled: false) }, equals: ["1", "1 1", "1 1 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(2), including: .gesture) }, equals: ["", "2", "2"])
    expect(
      results { Button("b") { journal.note("b") }.buttonStyle(Filling()).gesture(taps(2)) },
      equals: ["b", "b b", "b b b"])
  }
}
