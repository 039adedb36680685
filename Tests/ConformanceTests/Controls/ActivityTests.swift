import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct ActivityTests {
  @Test(
    .claim(
      "CONTROL-50", "A progress view without a value displays an activity indicator with its title below.", .documented,
      "Apple's documentation of ProgressView; the appearance, three dots of 24 by 16 points, is a decision"))
  func `A progress view without a value shows activity`() {
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

  @Test(
    .claim(
      "CONTROL-51", "An activity indicator is animated by the clock of the host, without evaluations.",
      .decided, "decision of this project: an idle program evaluates nothing"))
  func `An activity indicator requires no evaluation`() {
    let host = settledHost(200, 100) { ProgressView() }
    #expect(host.isAnimating)
    func dot() -> CGRect? { host.painted.last?.box }
    expect(dot().map(short), equals: "88.5 46.5 7 7")
    let report = host.advance(by: 0.4)
    expect(dot().map(short), equals: "96.5 46.5 7 7")
    #expect(report.counts.bodies == 0 && report.counts.measurements == 0 && report.counts.placements == 0)
    host.play(expecting: ["wait 0.4": "104.5 46.5 7 7", "wait 0.8": "88.5 46.5 7 7"]) { dot().map(short) ?? "none" }
  }
}
