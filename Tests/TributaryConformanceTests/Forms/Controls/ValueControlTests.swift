@MainActor struct ValueControlTests {
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

  @Test(.claim("CONTROL-20"), .claim("CONTROL-21"))
  @MainActor func `A slider follows the pointer, and snaps to multiples of its step`() {
    let rows: [(Double?, CGFloat, CGFloat, String)] = [
      (nil, 58, 83, "begin 7.5 end"), (nil, 18, 500, "begin 1.0 10.0 end"), (4, 60, 60, "begin 4.0 end"),
      (4, 108, 108, "begin 8.0 end"), (4, 8, 8, "begin 0.0 end"),
    ]
    for (step, start, end, expected) in rows {
      let host = host(step: step)
      let (first, last) = (CGPoint(x: start, y: y(host)), CGPoint(x: end, y: y(host)))
      if first == last { host.tap(at: first) } else { host.drag(from: first, to: last, steps: 1) }
      expect(journal.take(), equals: expected, "\(start) to \(end)")
    }
  }

  @Test(.claim("CONTROL-22")) @MainActor func `A slider over an invalid range stays at its lower bound`() {
    for range in [3.0...3.0, -Double.infinity...Double.infinity, 0...Double.infinity] {
      play(116, 100, "drag 58,40 90,40 | width slider = 116") { Panel(range: range, journal: journal) }
    }
    let zero = settledHost(0, 0) { Panel(journal: journal) }
    zero.drag(from: .zero, to: CGPoint(x: 9, y: 0))
    zero.expectSound()
  }

  @Test(.claim("CONTROL-25")) @MainActor func `A stepper stays in its range`() {
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

  @Test @MainActor func `A step beyond the range of a type is clamped`() {
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

  @Test(.claim("CONTROL-28")) @MainActor func `A progress bar is filled to the fraction of its value`() {
    func filled(_ value: Double, of total: Double) -> Int {
      let host = settledHost(100, 20) { ProgressView(value: value, total: total).tint(Ink.red.color) }
      return host.painted.first { $0.ink == "red" && !$0.box.isNull }.map { Int($0.box.width) } ?? 0
    }
    let rows: [(Double, Double, Int)] = [(1, 4, 25), (9, 4, 100), (-1, 4, 0), (1, 0, 0), (.nan, 1, 0)]
    for (value, total, expected) in rows { expect(filled(value, of: total), equals: expected, "\(value) of \(total)") }
  }
}

/// Sliders 116 points wide, whose knob has its center between 8 and 108 points.
@MainActor struct SliderTickTests {
  private struct Panel: View {
    var neutral: Double?
    var enabled: ClosedRange<Double>?
    var tickValues: [Double] = []
    @State private var value = 5.0
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value, in: 0...10, neutralValue: neutral, enabledBounds: enabled) {
          Text("Speed")
        } ticks: {
          SliderTickContentForEach(tickValues, id: \.self) { value in
            SliderTick(value) { Text("t\(Int(value))").accessibilityIdentifier("\(Int(value))") }
          }
        }
        Color.red.frame(width: CGFloat(value) * 10, height: 10).accessibilityIdentifier("value")
      }
    }
  }

  private func value(_ host: ViewHost<Panel>) -> CGFloat { (host.frame(of: "value")?.width ?? .nan) / 10 }

  @Test(.claim("CONTROL-170")) @MainActor func `Ticks have the places of their values`() throws {
    let host = settledHost(116, 100) { Panel(tickValues: [0, 2.5, 10, 20]) }
    for (name, x) in [("0", 8), ("2", 33), ("10", 108)] as [(String, CGFloat)] {
      let tick = try #require(host.frame(of: name))
      expect(abs(tick.midX - x), below: 0.5, "\(name)")
    }
    expectNil(host.frame(of: "20"), "the value is outside the range")
    let bare = settledHost(116, 100) { Panel() }
    #expect(host.displayList != bare.displayList && host.diagnostics.isEmpty)
  }

  @Test(.claim("CONTROL-171")) @MainActor func `Enabled bounds limit the knob, and can be infinite`() {
    let cases: [(ClosedRange<Double>, drags: [(CGFloat, CGFloat)], values: [CGFloat])] = [
      (4...7, [(58, 108), (78, 8), (48, 68)], [7, 4, 6]), (4...(.infinity), [(58, 8), (48, 108)], [4, 10]),
    ]
    for (enabled, drags, values) in cases {
      let host = settledHost(116, 100) { Panel(enabled: enabled) }
      for ((start, end), expected) in zip(drags, values) {
        host.drag(from: CGPoint(x: start, y: 40), to: CGPoint(x: end, y: 40), steps: 1)
        expect(value(host), equals: expected, "\(enabled)")
      }
    }
  }

  private struct Stepped: View {
    var enabled: ClosedRange<Double>?
    @State private var value = 6.0
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value, in: 0...10, step: 3, enabledBounds: enabled) { Text("Speed") }
        Color.red.frame(width: CGFloat(value) * 10, height: 10).accessibilityIdentifier("value")
      }
    }
  }

  @Test @MainActor func `Enabled bounds limit a slider to the multiples of its step inside them`() {
    func values(_ enabled: ClosedRange<Double>?) -> [CGFloat] {
      let host = settledHost(116, 100) { Stepped(enabled: enabled) }
      return [8, 108].map { x in
        host.drag(from: CGPoint(x: 68, y: 40), to: CGPoint(x: x, y: 40), steps: 1)
        return (host.frame(of: "value")?.width ?? .nan) / 10
      }
    }
    expect(values(nil), equals: [0, 9])
    expect(values(4...7), equals: [6, 6])
    expect(values(2...8), equals: [3, 6])
    expect(values(3...9), equals: [3, 9])
    expect(values(4...5), equals: [6, 6], "no multiple of the step is enabled")
  }

  @Test(.claim("CONTROL-172")) @MainActor func `The track is filled from the neutral value`() {
    let neutrals: [Double?] = [nil, 0, 2, 5, 8]
    let lists = neutrals.map { neutral in "\(settledHost(116, 100) { Panel(neutral: neutral) }.displayList)" }
    expect(lists[0], equals: lists[1], "the lower bound is the default")
    expect(Set(lists).count, equals: 4)
    let hidden = settledHost(116, 100) { Panel().sliderThumbVisibility(.hidden) }
    expect("\(hidden.displayList)", differsFrom: lists[0])
    play(hidden, "sweep 58,40 83,40 in 1 | width value = 75")
  }

  @Test @MainActor func `A step has a tick where the closure returns one`() {
    struct Steps: View {
      @State private var value = 2.0
      var body: some View {
        Slider(value: $value, in: 0...6, step: 2) {
          Text("Speed")
        } tick: { value in
          value == 2 ? nil : SliderTick(value) { Text("t\(Int(value))").accessibilityIdentifier("\(Int(value))") }
        }
      }
    }
    let host = settledHost(116, 100) { Steps() }
    expect(["0", "2", "4", "6"].map { host.frame(of: $0) != nil }, equals: [true, false, true, true])
  }

  @Test @MainActor func `The last step has a tick although it is rounded`() {
    struct Tenths: View {
      @State private var value = 0.1
      var body: some View {
        Slider(
          value: $value, in: 0...0.3, step: 0.1, label: { Text("Speed") },
          tick: { value in SliderTick(value) { Text("t").accessibilityIdentifier("\(Int((value * 10).rounded()))") } })
      }
    }
    let host = settledHost(116, 100) { Tenths() }
    expect((0...4).map { host.frame(of: "\($0)") != nil }, equals: [true, true, true, true, false])
  }
}

@MainActor struct ControlMeasureTests {
  private let journal = Journal()

  /// A binding that records every write, with its value.
  private struct Outside: View {
    let journal: Journal
    @State private var value = 25.0
    var body: some View {
      let noted = Binding {
        value
      } set: { [journal] new in
        journal.note("\(new)")
        value = new
      }
      VStack(spacing: 0) {
        Slider(value: noted, in: 0...10)
        Stepper("Count", value: noted, in: 20...25, step: 5)
      }
    }
  }

  @Test(.claim("CONTROL-52")) @MainActor func `A slider clamps a value outside its range`() {
    settledHost(116, 100) { Outside(journal: journal) }.play(expecting: ["": "", "rest": ""]) { journal.take() }
  }

  @Test(.claim("CONTROL-53")) @MainActor func `A stepper at the end of its range writes nothing`() {
    // The increment button is disabled at the upper end.
    let host = settledHost(300, 100) { Outside(journal: journal) }
    for _ in 0..<6 { host.play("focus 1; activate") }
    expect(Set(journal.take().split(separator: " ")).isSubset(of: ["20.0", "25.0"]))
  }

  @Test(.claim("CONTROL-54")) @MainActor func `The ideal width of a segment is that of the widest label`() {
    func width(_ labels: [String]) -> CGFloat {
      struct Panel: View {
        let labels: [String]
        @State private var choice = ""
        var body: some View {
          Picker("Choice", selection: $choice) { ForEach(labels, id: \.self) { Text($0).tag($0) } }
            .pickerStyle(.segmented).fixedSize().accessibilityIdentifier("picker")
        }
      }
      return settledHost(1_000, 100) { Panel(labels: labels) }.frame(of: "picker")?.width ?? 0
    }
    let (one, two, three) = (width(["abcde"]), width(["abcde", "a"]), width(["a", "abcde", "abc"]))
    expect(one, equals: 56)
    expect(two, equals: 2 * one)
    expect(three, equals: 3 * one)
  }
}
