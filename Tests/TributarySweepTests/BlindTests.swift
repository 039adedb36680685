/// Thirty screens whose faults are known before the sweep.
@MainActor struct BlindTests {
  private static func report(_ screen: BlindScreen, step: CGFloat) -> SweepReport {
    let sweep =
      screen.isSweptOverHeights
      ? LayoutSweep(heights: BlindScreen.range, width: 400, step: step)
      : LayoutSweep(widths: BlindScreen.range, height: 600, step: step)
    return sweep.run { screen.view() }
  }

  @Test(arguments: 0..<20) @MainActor func `A fault has its kind, both boundaries, and its views`(_ index: Int) throws {
    let screen = BlindScreen.all[index]
    // The boundaries do not depend on the step.
    let report = Self.report(screen, step: RandomSeeds.areComplete ? 1 : 4)
    let fault = try #require(screen.fault)
    let found = report.findings.filter { $0.kind == fault.kind }
    let finding = try #require(found.first, "\(screen.name): \(report)")
    expect(found.count, equals: 1, "\(report)")
    expect(abs(finding.lengths.lowerBound - fault.lower), atMost: 1, "\(report)")
    expect(abs(finding.lengths.upperBound - fault.upper), atMost: 1, "\(report)")
    expect(Set(fault.identifiers).isSubset(of: finding.identifiers), "\(report)")
    expect(finding.views.contains { $0.contains(fault.place) }, "\(report)")
    expect(!finding.suggestions.isEmpty)
    // A view that exceeds its place can overlap its neighbor.
    #expect(report.findings.allSatisfy { $0.kind == fault.kind || $0.kind == .protrusion }, "\(report)")
  }

  @Test(arguments: 20..<30) @MainActor func `A sound screen has no findings`(_ index: Int) {
    let screen = BlindScreen.all[index]
    let report = Self.report(screen, step: RandomSeeds.areComplete ? 4 : 7)
    expectEmpty(report.findings, "\(screen.name): \(report)")
  }

  @Test @MainActor func `The table has twenty faults and ten sound screens`() {
    expect(BlindScreen.all.count { $0.fault != nil }, equals: 20)
    expect(BlindScreen.all.count { $0.fault == nil }, equals: 10)
  }
}
