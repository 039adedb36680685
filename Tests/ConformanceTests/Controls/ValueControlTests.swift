import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct ValueControlTests {
  private struct Panel: View {
    var range = 0.0...10.0
    var step: Double?
    let journal: Journal
    @State private var value = 5.0

    var body: some View {
      VStack(spacing: 0) {
        slider.accessibilityIdentifier("slider")
        Text("\(value)").onChange(of: value) { journal.note("\((value * 1000).rounded() / 1000)") }
      }
    }

    @ViewBuilder private var slider: some View {
      if let step {
        Slider(value: $value, in: range, step: step) { journal.note($0 ? "begin" : "end") }
      } else {
        Slider(value: $value, in: range) { journal.note($0 ? "begin" : "end") }
      }
    }
  }

  private let journal = Journal()

  /// Returns a slider 116 points wide, whose knob is centered; the knob's center ranges from 8 to 108.
  private func host(step: Double? = nil) -> ViewHost<Panel> {
    settledHost(116, 100) { Panel(step: step, journal: journal) }
  }

  private func y(_ host: ViewHost<Panel>) -> CGFloat { host.frame(of: "slider")?.midY ?? .nan }

  @Test(
    .claim(
      "CONTROL-20",
      "A slider moves to a touch, follows the drag within its range, and reports when editing begins and ends.",
      .documented, "Apple's documentation of Slider; that a touch beside the knob moves it is a decision"))
  func `A slider follows the pointer`() {
    let host = host()
    host.drag(from: CGPoint(x: 58, y: y(host)), to: CGPoint(x: 83, y: y(host)), steps: 1)
    expect(journal.take(), equals: "begin 7.5 end")
    host.drag(from: CGPoint(x: 18, y: y(host)), to: CGPoint(x: 500, y: y(host)), steps: 1)
    expect(journal.take(), equals: "begin 1.0 10.0 end")
  }

  @Test(
    .claim(
      "CONTROL-21",
      "The value of a slider with a step is a multiple of the step above the lower bound, at most the upper bound.",
      .documented, "Apple's documentation of Slider"))
  func `A slider with a step snaps to multiples of the step`() {
    let host = host(step: 4)
    let rows: [(CGFloat, String)] = [(60, "begin 4.0 end"), (108, "begin 8.0 end"), (8, "begin 0.0 end")]
    for (x, expected) in rows {
      host.tap(at: CGPoint(x: x, y: y(host)))
      expect(journal.take(), equals: expected, "\(x)")
    }
  }

  @Test(
    .claim(
      "CONTROL-22", "A slider over an invalid range stays at its lower bound.", .decided,
      "decision of this project"))
  func `A slider over an invalid range stays at its lower bound`() {
    for range in [3.0...3.0, -Double.infinity...Double.infinity, 0...Double.infinity] {
      let host = settledHost(116, 100) { Panel(range: range, journal: journal) }
      host.drag(from: CGPoint(x: 58, y: 40), to: CGPoint(x: 90, y: 40))
      expect(host.frame(of: "slider")?.width, equals: 116)
    }
    let zero = settledHost(0, 0) { Panel(journal: journal) }
    zero.drag(from: .zero, to: CGPoint(x: 9, y: 0))
    #expect(zero.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "CONTROL-25",
      "A stepper changes its value by its step and stays in its range; the button at an end is disabled.",
      .documented, "Apple's documentation of Stepper"))
  func `A stepper stays in its range`() {
    struct Panel: View {
      @State private var count = 3

      var body: some View {
        VStack(spacing: 0) {
          Stepper("Count", value: $count, in: 0...7, step: 3)
          Color.red.frame(width: CGFloat(10 + count), height: 10).accessibilityIdentifier("count")
        }
      }
    }
    let host = settledHost(200, 100) { Panel() }
    func value() -> CGFloat { (host.frame(of: "count")?.width ?? 0) - 10 }
    // At the lower bound, the left button is disabled, and only the right button can receive the focus.
    host.play(expecting: [
      "focus 1; activate": 0, "activate": 0, "focus 1; activate": 3, "activate": 6, "activate": 7, "activate": 7,
    ]) { value() }
  }

  private struct Steps<V: Strideable>: View {
    let bounds: ClosedRange<V>?
    let step: V.Stride
    let values: (V) -> Void
    @State var value: V

    var body: some View {
      Group {
        if let bounds {
          Stepper("x", value: $value, in: bounds, step: step)
        } else {
          Stepper("x", value: $value, step: step)
        }
      }
      .onChange(of: value) { values(value) }
    }
  }

  /// Returns the value before any press, after a press of the left button, and after two presses of the right button.
  private func stepped<V: Strideable>(_ first: V, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1) -> [V] {
    var value = first
    let host = settledHost(200, 100) { Steps(bounds: bounds, step: step, values: { value = $0 }, value: first) }
    return [1, 1, 0].map { move in
      host.moveFocus(by: move)
      host.activateFocus()
      return value
    }
  }

  @Test func `A step beyond the range of a type is clamped`() {
    expect(stepped(Int.max - 1), equals: [Int.max - 2, Int.max - 1, Int.max])
    expect(stepped(Int.min), equals: [Int.min, Int.min + 1, Int.min + 2])
    expect(stepped(5, step: .min), equals: [Int.max, -1, Int.min])
    expect(stepped(UInt8(250), step: 4), equals: [246, 250, 254])
    expect(stepped(UInt8(3), step: 1_000), equals: [0, 255, 255])
    expect(stepped(Int.min + 3, in: Int.min...Int.max, step: 2), equals: [Int.min + 1, Int.min + 3, Int.min + 5])
    expect(
      stepped(UInt.max, in: 0...UInt.max, step: 2), equals: [UInt.max - 2, UInt.max, UInt.max - 2],
      "the right button is disabled at the upper bound")
    expect(stepped(1.5, in: 0...2, step: 0.25), equals: [1.25, 1.5, 1.75])
  }

  @Test(
    .claim(
      "CONTROL-28", "A progress bar is filled to the fraction of its value in the total, clamped to 0…1.",
      .documented, "Apple's documentation of ProgressView"))
  func `A progress bar is filled to the fraction of its value`() {
    func filled(_ value: Double, of total: Double) -> Int {
      let host = settledHost(100, 20) { ProgressView(value: value, total: total).tint(Ink.red.color) }
      return host.painted.first { $0.ink == "red" && !$0.box.isNull }.map { Int($0.box.width) } ?? 0
    }
    let rows: [(Double, Double, Int)] = [(1, 4, 25), (9, 4, 100), (-1, 4, 0), (1, 0, 0), (.nan, 1, 0)]
    for (value, total, expected) in rows { expect(filled(value, of: total), equals: expected, "\(value) of \(total)") }
  }
}
