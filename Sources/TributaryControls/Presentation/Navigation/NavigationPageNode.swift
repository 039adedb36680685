@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryFeedback

/// The node of a page.
package final class NavigationPageNode: UnaryNode, ScrollingPage {
  var scrollChange: (Bool) -> Void
  /// How many scroll views inside are scrolled down.
  private var scrolledCount = 0

  init(_ scrollChange: @escaping (Bool) -> Void, _ inputs: NodeInputs) {
    self.scrollChange = scrollChange
    super.init(inputs)
  }

  @MainActor
  package func scrollDidChange(_ isScrolled: Bool) {
    let before = scrolledCount > 0
    scrolledCount += isScrolled ? 1 : -1
    let now = scrolledCount > 0
    if now != before {
      host.enqueueAction(self, .plain(.other("scroll under bar")) { [weak self] in self?.scrollChange(now) })
    }
  }
}
