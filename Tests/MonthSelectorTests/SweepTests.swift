import Testing
import Tributary

@testable import MonthSelector

/// The months over a range of widths.
@MainActor @Suite struct SweepTests {
  @Test(arguments: SelectionStyle.allCases)
  func `Each style is sound at all widths, also with the largest text`(_ style: SelectionStyle) {
    var sweep = LayoutSweep(widths: 280...1400, height: 400, step: 8)
    sweep.environments = [.standard, .dynamicTypeSize(.accessibility5), .pseudolocale]
    let report = sweep.run { MonthSelectorView(style: style, selected: .constant(8)) }
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.problems.isEmpty, "\(report)")
  }
}
