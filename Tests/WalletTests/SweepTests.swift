import RandomTestSupport

@testable import Wallet

/// The wallet over a range of widths.
@MainActor struct SweepTests {
  @Test(arguments: ["", "tap card-everyday"])
  @MainActor func `The stack and an open card are sound at all widths, also with the largest text`(_ script: String) {
    var sweep = LayoutSweep(widths: 280...1400, height: 640, step: RandomSeeds.areComplete ? 8 : 16)
    sweep.environments = [.standard, .dynamicTypeSize(.accessibility5)]
    sweep.script = script
    let report = sweep.run { WalletView(deck: Deck(Card.samples)) }
    expectEmpty(report.findings, "\(report)")
    expectEmpty(report.problems, "\(report)")
  }
}
