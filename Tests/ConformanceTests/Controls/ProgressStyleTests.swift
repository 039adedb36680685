import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The built-in and custom styles of progress views and gauges.
@MainActor @Suite struct ProgressStyleTests {
  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("\(Int((configuration.fractionCompleted ?? -1) * 100)) of 100")
        if let label = configuration.label { label }
        if configuration.currentValueLabel == nil { Text("no value") }
      }
    }
  }

  /// A style that modifies the outer style.
  private struct Doubled: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("doubled")
        ProgressView(configuration)
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-70",
      "A progress view style determines the appearance, from a configuration with the fraction and the labels.",
      .documented, "Apple's documentation of ProgressViewStyle and ProgressViewStyleConfiguration"))
  func `A custom style determines the appearance of a progress view`() {
    let host = settledHost(200, 100) { ProgressView("Loading", value: 1, total: 4).progressViewStyle(Framed()) }
    expect(host.lines, equals: ["25 of 100", "Loading", "no value"])
    let labels = settledHost(200, 100) {
      ProgressView(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }.progressViewStyle(Framed())
    }
    expect(labels.lines, equals: ["50 of 100", "a"])
    let open = settledHost(200, 100) { ProgressView().progressViewStyle(Framed()) }
    expect(open.lines, equals: ["-100 of 100", "no value"])
  }

  @Test(
    .claim(
      "CONTROL-71", "A progress view that a style creates from its configuration has the next outer style.",
      .documented, "Apple's documentation of ProgressView.init(_:), whose example changes the current style"))
  func `A progress view inside its own style has the outer style`() {
    let host = settledHost(200, 100) {
      ProgressView("Loading", value: 0.5).progressViewStyle(Doubled()).progressViewStyle(Framed())
    }
    expect(host.lines, equals: ["doubled", "50 of 100", "Loading", "no value"])
    let plain = settledHost(200, 100) { ProgressView("Loading", value: 0.5).progressViewStyle(Doubled()) }
    expect(plain.lines, equals: ["doubled", "Loading"])
    #expect(plain.diagnostics.isEmpty)
  }

  @Test func `A circular progress view is a ring with a value and dots without one`() {
    func box(_ value: Double?) -> String {
      settledHost(200, 100) {
        ProgressView(value: value).progressViewStyle(.circular).accessibilityIdentifier("progress")
      }.box("progress")
    }
    expect(box(0.5), equals: "84 34 32 32")
    expect(box(nil), equals: "88 42 24 16")
    let bar = settledHost(200, 100) {
      ProgressView(value: Double?.none).progressViewStyle(.linear).accessibilityIdentifier("progress")
    }
    expect(bar.box("progress"), equals: "0 47 200 6")
  }

  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Text("\(Int(configuration.value * 100))")
        if let least = configuration.minimumValueLabel { least }
        if let greatest = configuration.maximumValueLabel { greatest }
        if let value = configuration.currentValueLabel { value }
      }
    }
  }

  private static func gauge() -> some View {
    Gauge(value: 3, in: 0...12) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("12")
    }
  }

  @Test(
    .claim(
      "CONTROL-72",
      "A gauge style determines the appearance, from a configuration with a value of 0 to 1 and the labels.",
      .documented, "Apple's documentation of GaugeStyle and GaugeStyleConfiguration"))
  func `A custom style determines the appearance of a gauge`() {
    let host = settledHost(200, 200) { Self.gauge().gaugeStyle(Words()) }
    expect(host.lines, equals: ["Speed", "25", "0", "12", "3"])
    let bare = settledHost(200, 200) { Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Words()) }
    expect(bare.lines, equals: ["Speed", "50"])
  }

  @Test(
    .claim(
      "CONTROL-73",
      "Accessory gauges are small: a bar with a mark, or a ring around the value that shows no other label.",
      .documented, "Apple's documentation of the accessory gauge styles; the sizes are a decision"))
  func `Accessory gauges are small bars or rings`() {
    func host(_ style: some GaugeStyle) -> ViewHost<some View> {
      settledHost(200, 200) { Self.gauge().gaugeStyle(style).accessibilityIdentifier("gauge") }
    }
    expect(host(.linearCapacity).lines, equals: ["Speed", "0", "12", "3"])
    expect(host(.accessoryLinear).lines, equals: ["0", "12"])
    expect(host(.accessoryCircularCapacity).lines, equals: ["3"])
    expect(host(.accessoryCircularCapacity).box("gauge"), equals: "70 70 60 60")
    expect(Set(host(.accessoryCircular).lines), equals: ["3", "0", "12"])
    expect(host(.accessoryCircular).box("gauge"), equals: "70 70 60 60")
  }
}
