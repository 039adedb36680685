@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// Compares the cached results of the layout with new ones, computed without the layout's cache.
  @MainActor
  func checkAnswers(_ fail: (String) -> Void) {
    if !proxies.elementsEqual(items, by: { $0.element === $1 }) {
      fail("The layout has one proxy for each item, in the same order.")
    }
    for known in knownGuides {
      let now = withoutCache { computedGuide(known.key, known.size, known.proposal) }
      if now != known.value {
        fail("A stored guide equals a new result of the layout: \(known), now \(String(describing: now)).")
      }
    }
    guard isArranged else { return }
    let places = withoutCache { arrange(reporting: false) }
    for (item, place) in zip(items, places) where item.origin != place.origin {
      fail("Items are at the positions of a new placement: item \(item.index) at \(item.origin), now \(place.origin).")
    }
  }
}
