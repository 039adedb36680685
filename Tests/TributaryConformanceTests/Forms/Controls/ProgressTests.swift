@MainActor struct ProgressStyleTests {
  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("\(Int((configuration.fractionCompleted ?? -1) * 100)) of 100")
        if let label = configuration.label { label }
        if configuration.currentValueLabel == nil { Text("no value") }
      }
    }
  }

  private struct Doubled: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("doubled")
        ProgressView(configuration)
      }
    }
  }

  @Test(.claim("CONTROL-70"), .claim("CONTROL-71"))
  @MainActor func `A style determines the appearance of a progress view, and can contain one in the outer style`() {
    func lines(_ view: some View) -> [String] {
      let host = settledHost(200, 100) { view }
      host.expectSound()
      return host.lines
    }
    let loading = ProgressView("Loading", value: 1, total: 4)
    let labeled = ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") })
    expect(lines(loading.progressViewStyle(Framed())), equals: ["25 of 100", "Loading", "no value"])
    expect(lines(labeled.progressViewStyle(Framed())), equals: ["50 of 100", "a"])
    expect(lines(ProgressView().progressViewStyle(Framed())), equals: ["-100 of 100", "no value"])
    let doubled = loading.progressViewStyle(Doubled())
    expect(lines(doubled.progressViewStyle(Framed())), equals: ["doubled", "25 of 100", "Loading", "no value"])
    expect(lines(doubled), equals: ["doubled", "Loading"])
  }

  @Test @MainActor func `A circular progress view is a ring with a value and dots without one`() {
    func box(_ value: Double?) -> String {
      settledHost(200, 100) {
        ProgressView(value: value).progressViewStyle(.circular).accessibilityIdentifier("progress")
      }.box("progress")
    }
    expect(box(0.5), equals: "84 34 32 32")
    expect(box(nil), equals: "88 42 24 16")
    play(200, 100, "| box progress = 0 47 200 6") {
      ProgressView(value: Double?.none).progressViewStyle(.linear).accessibilityIdentifier("progress")
    }
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
    Gauge(
      value: 3, in: 0...12, label: { Text("Speed") }, currentValueLabel: { Text("3") },
      minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("12") })
  }

  @Test(.claim("CONTROL-72"), .claim("CONTROL-73")) @MainActor func `A style determines the appearance of a gauge`() {
    func host(_ style: some GaugeStyle) -> ViewHost<some View> {
      settledHost(200, 200) { Self.gauge().gaugeStyle(style).accessibilityIdentifier("gauge") }
    }
    expect(host(Words()).lines, equals: ["Speed", "25", "0", "12", "3"])
    play(200, 200, "| lines = Speed / 50") { Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Words()) }
    expect(host(.linearCapacity).lines, equals: ["Speed", "0", "12", "3"])
    expect(host(.accessoryLinear).lines, equals: ["0", "12"])
    expect(host(.accessoryCircularCapacity).lines, equals: ["3"])
    expect(host(.accessoryCircularCapacity).box("gauge"), equals: "70 70 60 60")
    expect(Set(host(.accessoryCircular).lines), equals: ["3", "0", "12"])
    expect(host(.accessoryCircular).box("gauge"), equals: "70 70 60 60")
  }
}

@MainActor struct ActivityTests {
  @Test(.claim("CONTROL-50")) @MainActor func `A progress view without a value shows activity`() {
    func box(_ view: some View) -> String {
      settledHost(200, 100) { view.accessibilityIdentifier("progress") }.box("progress")
    }
    expect(box(ProgressView()), equals: "88 42 24 16")
    expect(box(ProgressView("Loading")), equals: "72 30 56 40")
    expect(box(ProgressView(value: Double?.none)), equals: "88 42 24 16")
    expect(box(ProgressView { Color.red.frame(width: 60, height: 10) }), equals: "70 35 60 30")
    expect(settledHost(200, 100) { ProgressView("Loading") }.lines, equals: ["Loading"])
    expect(box(ProgressView(value: 0.5)), equals: "0 47 200 6")
  }

  @Test(.claim("CONTROL-51")) @MainActor func `An activity indicator requires no evaluation`() {
    let host = settledHost(200, 100) { ProgressView() }
    expect(host.isAnimating)
    func dot() -> CGRect? { host.painted.last?.box }
    expect(dot().map(short), equals: "88.5 46.5 7 7")
    let report = host.advance(by: 0.4)
    expect(dot().map(short), equals: "96.5 46.5 7 7")
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0 && report.counts.placements == 0)
    host.play(expecting: ["wait 0.4": "104.5 46.5 7 7", "wait 0.8": "88.5 46.5 7 7"]) { dot().map(short) ?? "none" }
  }
}

@MainActor struct PolledViewTests {
  @Test(.claim("CONTROL-161")) @MainActor func `A progress view follows a progress object`() {
    let progress = Foundation.Progress(totalUnitCount: 4)
    let counter = BodyCount()
    let host = settledHost(200, 100) { ProgressView(progress).progressViewStyle(Percentage(counter: counter)) }
    expect(host.lines, equals: ["0"])
    progress.completedUnitCount = 1
    play(host, "update | lines = 25")
    progress.completedUnitCount = 2
    play(host, "wait 0.2 | lines = 50")
    let count = counter.value
    host.advance(by: 10)
    expect(counter.value, equals: count, "An unchanged object evaluates nothing.")
    progress.completedUnitCount = 4
    play(host, "wait 0.2 | lines = 100")
    expect(host.core.clock.deadlines.isEmpty)
  }

  @Test @MainActor func `A canceled progress object is not read again, and a removed view reads nothing`() {
    let progress = Foundation.Progress(totalUnitCount: 4)
    struct Page: View {
      let progress: Foundation.Progress
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { ProgressView(progress) }
          Trigger("hide") { isShown = false }
        }
      }
    }
    let host = settledHost(200, 100) { Page(progress: progress) }
    expect(!host.core.clock.deadlines.isEmpty)
    expect(host.played("tap hide; wait 1").core.clock.deadlines.isEmpty)
    let other = settledHost(200, 100) { Page(progress: progress) }
    progress.cancel()
    expect(other.advanced(by: 1).core.clock.deadlines.isEmpty)
  }

  @Test @MainActor func `A progress view follows the object that replaces another one`() {
    struct Page: View {
      @State private var total: Int64 = 4
      let counter = BodyCount()
      var body: some View {
        let progress = Foundation.Progress(totalUnitCount: total)
        progress.completedUnitCount = 2
        return VStack {
          ProgressView(progress).progressViewStyle(Percentage(counter: counter))
          Trigger("next") { total = 8 }
        }
      }
    }
    let host = settledHost(200, 100) { Page() }
    host.play(expecting: ["": ["50"], "tap next": ["25"]]) { host.lines }
  }
}

@MainActor
private final class BodyCount { var value = 0 }

private struct Percentage: ProgressViewStyle {
  let counter: BodyCount

  func makeBody(configuration: Configuration) -> some View {
    counter.value += 1
    return Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
  }
}
