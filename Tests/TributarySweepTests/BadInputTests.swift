/// Sweeps with invalid input, and over views that no layout can settle.
@MainActor struct BadInputTests {
  private func problem(_ sweep: LayoutSweep) -> String {
    let report = sweep.run { Color.red }
    expectEmpty(report.findings)
    expect(report.layouts, equals: 0)
    expect(!report.isSound)
    return report.problems.first ?? "no problem"
  }

  @Test(arguments: [(0.0, 100.0), (100.0, .infinity), (-5.0, 100.0), (1, 1_000_000)] as [(CGFloat, CGFloat)])
  @MainActor func `A range with an invalid bound is a problem`(range: (CGFloat, CGFloat)) {
    expect(problem(LayoutSweep(widths: range.0...range.1)).hasPrefix("invalid range of widths "))
    expect(problem(LayoutSweep(heights: range.0...range.1)).hasPrefix("invalid range of heights "))
  }

  #if !DEBUG
    // A debug build rejects such a range where it is created.
    @Test(arguments: [(500, 300), (.nan, 300), (300, .nan)] as [(CGFloat, CGFloat)])
    @MainActor func `A range that is not ascending is a problem`(bounds: (CGFloat, CGFloat)) {
      let range = ClosedRange(uncheckedBounds: (lower: bounds.0, upper: bounds.1))
      expect(problem(LayoutSweep(widths: range)).hasPrefix("invalid range of widths "))
      expect(problem(LayoutSweep(heights: range)).hasPrefix("invalid range of heights "))
    }
  #endif

  @Test(arguments: [0, -1, 0.01, .nan, .infinity] as [CGFloat])
  @MainActor func `A step that is not at least 1/8 point is a problem`(step: CGFloat) {
    expect(problem(LayoutSweep(widths: 300...400, step: step)).hasPrefix("invalid step "))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  @MainActor func `An invalid length on the other axis is a problem`(length: CGFloat) {
    expect(problem(LayoutSweep(widths: 300...400, height: length)).hasPrefix("invalid height "))
    expect(problem(LayoutSweep(heights: 300...400, width: length)).hasPrefix("invalid width "))
  }

  @Test @MainActor func `More lengths than the limit are a problem`() {
    expect(
      problem(LayoutSweep(widths: 1...100_000, step: 0.125)),
      equals: "the range has 799992 lengths, and a sweep at most 100000; give a larger step")
  }

  @Test @MainActor func `A range of one width has one layout and its findings`() {
    let report = LayoutSweep(widths: 300...300).run { HStack { Color.red.frame(width: 400, height: 20) } }
    expect(report.problems, equals: [])
    expectEmpty(report.findings)
  }

  // MARK: Views

  private struct Nested: View {
    let count: Int
    var body: some View { AnyView(Nested(count: count + 1).padding(1)) }
  }

  private struct NestedAt: View {
    var body: some View {
      GeometryReader { proxy in
        if proxy.size.width == 412 { Nested(count: 0) } else { Color.red }
      }
    }
  }

  @Test @MainActor func `A view that contains itself at one width is one finding with this width`() throws {
    let report = LayoutSweep(widths: 400...420).run { NestedAt() }
    let finding = try #require(report.findings.first, "\(report)")
    expect(report.findings.map(\.kind), equals: [.loop])
    expect(finding.lengths, equals: 412...412)
    expect(finding.severity, equals: .error)
    expect(finding.views.first?.contains("NestedAt"), equals: true)
    expect(finding.values.first?.contains("Nested"), equals: true)
    expect(!finding.suggestions.isEmpty)
  }

  private struct RandomFrom: View {
    let width: CGFloat
    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width >= width ? .random(in: 10...300) : 100, height: 20)
      }
    }
  }

  @Test(arguments: [300, 480] as [CGFloat])
  @MainActor func `A random layout is one finding without boundaries of other kinds`(from width: CGFloat) throws {
    let report = LayoutSweep(widths: 300...500).run { RandomFrom(width: width) }
    expect(report.findings.map(\.kind), equals: [.historyDependent], "\(report)")
    let finding = try #require(report.findings.first)
    expect(
      finding.suggestions,
      equals: ["Make the layout reproducible: use no random numbers, dates, or new identifiers in it."])
    expect(abs(finding.lengths.lowerBound - width), atMost: 1)
    // The walk downward begins with the layout at the last width.
    expect(finding.lengths.upperBound, atLeast: 499)
  }
}
