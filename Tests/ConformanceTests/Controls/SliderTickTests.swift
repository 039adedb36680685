import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Sliders 116 points wide, whose knob has its center between 8 and 108 points.
@MainActor @Suite struct SliderTickTests {
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

  @Test(
    .claim(
      "CONTROL-170", "The label of a tick of a slider is below the track, at the place of the knob for its value.",
      .documented, "Apple's documentation of SliderTick"))
  func `Ticks have the places of their values`() throws {
    let host = settledHost(116, 100) { Panel(tickValues: [0, 2.5, 10, 20]) }
    for (name, x) in [("0", 8), ("2", 33), ("10", 108)] as [(String, CGFloat)] {
      let tick = try #require(host.frame(of: name))
      #expect(abs(tick.midX - x) < 0.5, "\(name)")
    }
    #expect(host.frame(of: "20") == nil, "the value is outside the range")
    let bare = settledHost(116, 100) { Panel() }
    #expect(host.displayList != bare.displayList && host.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "CONTROL-171", "The enabled bounds of a slider limit the values that users can select, not the track.",
      .documented, "Apple's documentation of Slider"))
  func `Enabled bounds limit the knob, and can be infinite`() {
    let cases: [(ClosedRange<Double>, drags: [(CGFloat, CGFloat)], values: [CGFloat])] = [
      (4...7, [(58, 108), (78, 8), (48, 68)], [7, 4, 6]),
      (4...(.infinity), [(58, 8), (48, 108)], [4, 10]),
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

  @Test func `Enabled bounds limit a slider to the multiples of its step inside them`() {
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

  @Test(
    .claim(
      "CONTROL-172", "The track of a slider is filled between the neutral value and the knob, which can be hidden.",
      .documented, "Apple's documentation of Slider and sliderThumbVisibility(_:)"))
  func `The track is filled from the neutral value`() {
    let neutrals: [Double?] = [nil, 0, 2, 5, 8]
    let lists = neutrals.map { neutral in "\(settledHost(116, 100) { Panel(neutral: neutral) }.displayList)" }
    expect(lists[0], equals: lists[1], "the lower bound is the default")
    expect(Set(lists).count, equals: 4)
    let hidden = settledHost(116, 100) { Panel().sliderThumbVisibility(.hidden) }
    #expect("\(hidden.displayList)" != lists[0])
    hidden.drag(from: CGPoint(x: 58, y: 40), to: CGPoint(x: 83, y: 40), steps: 1)
    expect(hidden.frame(of: "value")?.width, equals: 75)
  }

  @Test func `A step has a tick where the closure returns one`() {
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

  @Test func `The last step has a tick although it is rounded`() {
    struct Tenths: View {
      @State private var value = 0.1
      var body: some View {
        Slider(value: $value, in: 0...0.3, step: 0.1) {
          Text("Speed")
        } tick: { value in
          SliderTick(value) { Text("t").accessibilityIdentifier("\(Int((value * 10).rounded()))") }
        }
      }
    }
    let host = settledHost(116, 100) { Tenths() }
    expect((0...4).map { host.frame(of: "\($0)") != nil }, equals: [true, true, true, true, false])
  }
}
