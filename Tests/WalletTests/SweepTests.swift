import Testing
import Tributary

@testable import Wallet

/// The wallet over a range of widths.
@MainActor @Suite struct SweepTests {
  @Test(arguments: ["", "tap card-everyday"])
  func `The stack and an open card are sound at all widths, also with the largest text`(_ script: String) {
    var sweep = LayoutSweep(widths: 280...1400, height: 640, step: 8)
    sweep.environments = [.standard, .dynamicTypeSize(.accessibility5)]
    sweep.script = script
    let report = sweep.run { WalletView(deck: Deck(Card.samples)) }
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.problems.isEmpty, "\(report)")
  }
}
