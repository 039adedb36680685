import RandomTestSupport
import Tributary

@testable import MonthSelector

/// The months over a range of widths.
@MainActor struct SweepTests {
  private static let environments: [SweepEnvironment] = [.standard, .dynamicTypeSize(.accessibility5), .pseudolocale]

  @Test(arguments: SelectionStyle.allCases)
  @MainActor func `Each style is sound at all widths, also with the largest text`(_ style: SelectionStyle) {
    var sweep = LayoutSweep(widths: 280...1400, height: 400, step: 16)
    // In an ordinary run, each style has another environment.
    let place = SelectionStyle.allCases.firstIndex(of: style) ?? 0
    sweep.environments =
      RandomSeeds.areComplete ? Self.environments : [Self.environments[place % Self.environments.count]]
    let report = sweep.run { MonthSelectorView(style: style, selected: .constant(8)) }
    expectEmpty(report.findings, "\(report)")
    expectEmpty(report.problems, "\(report)")
  }
}
