import Testing
import Tributary

@testable import Gallery

/// The pages over a range of widths.
@MainActor @Suite struct SweepTests {
  /// Returns the findings of all pages, without notes, each with the name of its page.
  private func findings(_ environment: SweepEnvironment, step: CGFloat) -> [String] {
    Catalogue.pages.flatMap { page in
      var sweep = LayoutSweep(widths: 280...1400, height: page.size.height, step: step)
      sweep.environments = [environment]
      let report = sweep.run { page.view().safeAreaPadding(page.safeAreaInsets) }
      return report.problems + report.findings.filter { $0.severity != .note }.map { "\(page.name): \($0)" }
    }
  }

  @Test func `All pages are sound at all widths`() {
    #expect(findings(.standard, step: 4) == [])
  }

  @Test func `All pages are sound with the largest text`() {
    #expect(findings(.dynamicTypeSize(.accessibility5), step: 16) == [])
  }
}
