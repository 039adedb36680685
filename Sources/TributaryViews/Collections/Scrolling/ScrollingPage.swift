@_spi(Engine) package import TributaryEngine

/// An item that changes with whether a scroll view inside it is scrolled down: a page whose bar is drawn over the content then.
package protocol ScrollingPage: ItemNode {
  /// A scroll view inside is scrolled down, or no longer is.
  @MainActor func scrollDidChange(_ isScrolled: Bool)
}

extension ScrollNode {
  /// Tells the innermost page around this view that it is scrolled down, or no longer is.
  final func announceScroll(_ isScrolled: Bool) {
    var node = container
    while let current = node {
      if let page = current as? any ScrollingPage {
        return alreadyOnMainActor(with: page) { $0.scrollDidChange(isScrolled) }
      }
      node = current.container
    }
  }
}
