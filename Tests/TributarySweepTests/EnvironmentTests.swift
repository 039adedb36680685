import Testing
import Tributary

/// Sweeps in several environments.
@MainActor @Suite struct EnvironmentTests {
  private func report(
    _ environments: [SweepEnvironment], widths: ClosedRange<CGFloat> = 100...300,
    @ViewBuilder _ content: () -> some View
  ) -> SweepReport {
    var sweep = LayoutSweep(widths: widths)
    sweep.environments = environments
    return sweep.run(content)
  }

  private struct Sized: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: size.isAccessibilitySize ? 250.25 : 60, height: 20).accessibilityIdentifier("box")
      }
    }
  }

  @Test func `A finding in one environment names it`() {
    let report = report([.standard, .dynamicTypeSize(.accessibility3)]) { Sized() }
    #expect(report.findings.map(\.kind) == [.protrusion])
    #expect(report.findings.map(\.environments) == [["accessibility3"]])
    #expect(report.description.contains(" (accessibility3)\n"))
  }

  @Test func `Equal findings in all environments are one finding without environments`() {
    let report = report([.standard, .rightToLeft, .dynamicTypeSize(.small)]) {
      HStack { Color.red.frame(width: 200, height: 20) }
    }
    #expect(report.findings.map(\.kind) == [.protrusion])
    #expect(report.findings.map(\.environments) == [[]])
  }

  @Test func `Equal findings in some environments are one finding with these environments`() {
    let report = report([.standard, .dynamicTypeSize(.accessibility1), .dynamicTypeSize(.accessibility2)]) { Sized() }
    #expect(report.findings.map(\.environments) == [["accessibility1", "accessibility2"]])
  }

  @Test func `A combined environment has the values of both`() {
    let environment = SweepEnvironment.rightToLeft.combined(with: .dynamicTypeSize(.accessibility3))
    #expect(environment.description == "accessibility3, rightToLeft")
    let report = report([environment, .standard]) { Sized() }
    #expect(report.findings.map(\.environments) == [["accessibility3, rightToLeft"]])
  }

  @Test func `A sweep without environments is a problem`() {
    #expect(report([]) { Sized() }.problems == ["a sweep needs at least one environment"])
  }

  @Test func `A script is played in each host`() {
    struct Expanding: View {
      @State private var isWide = false

      var body: some View {
        Color.red.frame(width: isWide ? 200 : 20, height: 20).accessibilityIdentifier("box")
          .onTapGesture { isWide = true }
      }
    }
    var sweep = LayoutSweep(widths: 100...300)
    #expect(sweep.run { Expanding() }.findings.isEmpty)
    sweep.script = "tap box"
    #expect(sweep.run { Expanding() }.findings.map(\.kind) == [.protrusion])
    sweep.script = "tap box; tpa"
    #expect(sweep.run { Expanding() }.problems.first?.hasPrefix("invalid script: ") == true)
  }
}
