/// Sweeps in several environments.
@MainActor struct EnvironmentTests {
  private func report(
    _ environments: [SweepEnvironment], widths: ClosedRange<CGFloat> = 100...300, step: CGFloat = 1,
    @ViewBuilder _ content: () -> some View
  ) -> SweepReport {
    var sweep = LayoutSweep(widths: widths, step: step)
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

  @Test @MainActor func `A finding in one environment names it`() {
    let report = report([.standard, .dynamicTypeSize(.accessibility3)]) { Sized() }
    expect(report.findings.map(\.kind), equals: [.protrusion])
    expect(report.findings.map(\.environments), equals: [["accessibility3"]])
    expect(report.description, contains: " (accessibility3)\n")
  }

  @Test @MainActor func `Equal findings in all environments are one finding without environments`() {
    let report = report([.standard, .rightToLeft, .dynamicTypeSize(.small)]) {
      HStack { Color.red.frame(width: 200, height: 20) }
    }
    expect(report.findings.map(\.kind), equals: [.protrusion])
    expect(report.findings.map(\.environments), equals: [[]])
  }

  @Test @MainActor func `Equal findings in some environments are one finding with these environments`() {
    let report = report([.standard, .dynamicTypeSize(.accessibility1), .dynamicTypeSize(.accessibility2)]) { Sized() }
    expect(report.findings.map(\.environments), equals: [["accessibility1", "accessibility2"]])
  }

  @Test @MainActor func `A combined environment has the values of both`() {
    let environment = SweepEnvironment.rightToLeft.combined(with: .dynamicTypeSize(.accessibility3))
    expect(environment.description, equals: "accessibility3, rightToLeft")
    let report = report([environment, .standard]) { Sized() }
    expect(report.findings.map(\.environments), equals: [["accessibility3, rightToLeft"]])
  }

  @Test @MainActor func `A sweep without environments is a problem`() {
    expect(report([]) { Sized() }.problems, equals: ["a sweep needs at least one environment"])
  }

  @Test @MainActor func `A repeated environment is swept once`() {
    let report = report([.standard, .standard]) { HStack { Color.red.frame(width: 200, height: 20) } }
    expect(report.findings.map(\.environments), equals: [[]])
  }

  @Test @MainActor func `Intervals that differ between text sizes are separate findings`() throws {
    let sizes: [DynamicTypeSize] = [.large, .accessibility1, .accessibility5]
    let report = report(sizes.map { .dynamicTypeSize($0) }, widths: 100...900, step: 4) {
      Text("A title of one line").lineLimit(1)
    }
    expect(report.findings.map(\.kind), equals: [.truncation, .truncation, .truncation])
    let bySize = Dictionary(grouping: report.findings, by: \.environments)
    let uppers = try sizes.map { try #require(bySize[["\($0)"]]?.first).lengths.upperBound }
    #expect(uppers[0] < uppers[1] && uppers[1] < uppers[2])
    // The text lists them together.
    let lines = report.description.split(separator: "\n")
    expect(lines.count { $0.hasPrefix("warning: truncation 100...") }, equals: 1, "\(report)")
    expect(lines.count { $0.hasPrefix("    also 100...") && $0.hasSuffix(")") }, equals: 2, "\(report)")
  }

  // MARK: The pseudolocale

  @Test @MainActor func `A pseudolocale makes texts from keys longer, and leaves verbatim texts unchanged`() throws {
    func found(_ text: Text) -> [SweepFinding] {
      report([.standard, .pseudolocale], widths: 100...400) { text.lineLimit(1) }.findings
    }
    let width = BlindScreen.width(of: Text("A title of one line"))
    let localized = found(Text("A title of one line"))
    expect(localized.map(\.environments), equals: [["standard"], ["pseudolocale"]])
    let longer = try #require(localized.last).lengths.upperBound
    #expect(longer > 1.25 * width && longer < 1.6 * width)
    let verbatim = found(Text(verbatim: "A title of one line"))
    expect(verbatim.map(\.environments), equals: [[]])
    let title = "A title of one line"
    expect(found(Text(title)).map(\.environments), equals: [[]])
  }

  @Test(arguments: [("Settings", "[Šéţţţîîñğššš]"), ("12:30", "12:30"), ("", ""), ("OK", "[ÖĶĶ]")])
  @MainActor func `A text in a pseudolocale has accents, brackets, and 40 % more letters`(text: String, shown: String) {
    expect(pseudolocalized(Text(LocalizedStringKey(text))), equals: shown)
  }

  private func pseudolocalized(_ text: Text) -> String {
    let host = ViewHost(size: CGSize(width: 1000, height: 100)) { text }
    host.environment.values.isPseudolocalized = true
    host.update()
    return host.shownTexts.map(\.shownContent).joined(separator: "|")
  }

  @Test @MainActor func `Markup, numbers, and joined texts keep their form in a pseudolocale`() {
    expect(pseudolocalized(Text("**Go** \(12) `on`")).hasPrefix("["))
    expect(pseudolocalized(Text("**Go** \(12) `on`")), contains: " 12 ")
    expect(pseudolocalized(Text("Go") + Text(verbatim: " on")).hasSuffix("]"))
    expect(pseudolocalized(Text("Go").bold()), equals: "[Ğöö]")
    expect(pseudolocalized(Text(verbatim: "Go").bold()), equals: "Go")
  }

  @Test @MainActor func `A view that enters a pseudolocale displays the longer text`() {
    struct Switching: View {
      let isOn: Bool
      var body: some View {
        VStack {
          Text("Go")
          Text("Go").padding(4).background(Color.red)
        }
        .transformEnvironment(\.self) { $0.values.isPseudolocalized = isOn }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Switching(isOn: false) }
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["Go", "Go"])
    let width = host.sizeThatFits(.unspecified).width
    host.content = Switching(isOn: true)
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["[Ğöö]", "[Ğöö]"])
    expect(host.sizeThatFits(.unspecified).width, above: width)
    host.content = Switching(isOn: false)
    host.update()
    expect(host.shownTexts.map(\.shownContent), equals: ["Go", "Go"])
    expect(host.sizeThatFits(.unspecified).width, equals: width)
  }

  @Test @MainActor func `A script finds a view by its text in a pseudolocale`() {
    struct Expanding: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Button("More") { isWide = true }
          Color.red.frame(width: isWide ? 200 : 20, height: 20)
        }
      }
    }
    var sweep = LayoutSweep(widths: 100...300)
    sweep.environments = [.pseudolocale]
    sweep.script = "tap More"
    let report = sweep.run { Expanding() }
    expect(report.problems, equals: [])
    expect(report.findings.map(\.kind), equals: [.protrusion])
  }

  // MARK: Color schemes

  private struct Schemed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { HStack(spacing: 0) { Color.red.frame(width: scheme == .dark ? 250 : 60, height: 20) } }
  }

  @Test @MainActor func `A color scheme is swept if a body reads it`() {
    let report = report([.standard, .colorScheme(.dark)]) { Schemed() }
    expect(report.findings.map(\.environments), equals: [["dark"]])
  }

  @Test @MainActor func `A color scheme that no body reads takes no layouts`() {
    func content() -> some View { HStack { Color.primary.frame(width: 200, height: 20) } }
    let light = report([.standard]) { content() }
    let both = report([.standard, .colorScheme(.dark)]) { content() }
    expect(both.layouts, equals: light.layouts)
    expect(both.findings.map(\.environments), equals: [[]])
  }

  @Test @MainActor func `A color scheme that a closure of a geometry reader reads is swept`() {
    struct Reading: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { GeometryReader { _ in Color.red.frame(width: scheme == .dark ? 250 : 60, height: 20) } }
    }
    let report = report([.standard, .colorScheme(.dark)]) { Reading() }
    expect(report.findings.map(\.environments), equals: [["dark"]])
  }

  // MARK: Scripts

  @Test @MainActor func `A script is played in each host`() {
    struct Expanding: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 200 : 20, height: 20).accessibilityIdentifier("box")
          .onTapGesture { isWide = true }
      }
    }
    var sweep = LayoutSweep(widths: 100...300)
    expectEmpty(sweep.run { Expanding() }.findings)
    sweep.script = "tap box"
    expect(sweep.run { Expanding() }.findings.map(\.kind), equals: [.protrusion])
    sweep.script = "tap box; tpa"
    expect(sweep.run { Expanding() }.problems.first?.hasPrefix("invalid script: "), equals: true)
  }

  @Test(arguments: ["tap More", "tap More; type text", "scroll More 0,40"])
  @MainActor func `A script that fails at some widths is an error with such a width`(_ script: String) {
    struct Growing: View {
      var body: some View {
        GeometryReader { proxy in if proxy.size.width < 200 { Button("More") {} } else { Text("Wide") } }
      }
    }
    var sweep = LayoutSweep(widths: 100...300)
    sweep.script = script
    let report = sweep.run { Growing() }
    expect(!report.isSound)
    expect(report.problems.first?.hasPrefix("the script fails at a width of "), equals: true, "\(report)")
    expect(report.problems.count, atMost: 3)
    if script == "tap More" {
      expect(report.problems.contains { $0.hasPrefix("the script fails at a width of 200 points: tap \"More\"") })
    }
  }
}
