import RandomTestSupport
import Tributary

@testable import Gallery

/// The pages over a range of widths.
@MainActor struct SweepTests {
  @Test @MainActor func `All pages are sound at widths from 280 to 1400 points`() {
    for page in Catalog.pages {
      let step: CGFloat = RandomSeeds.areComplete ? 16 : 32
      let report = LayoutSweep(widths: 280...1400, height: page.size.height, step: step).run {
        page.view().safeAreaPadding(page.safeAreaInsets)
      }
      expect(report.isSound, "\(page.name): \(report)")
    }
  }
}
