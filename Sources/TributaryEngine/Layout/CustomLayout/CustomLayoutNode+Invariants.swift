import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// Compares the cached results of the layout with new ones, computed without the layout's cache.
  @MainActor
  func checkAnswers(_ fail: (String) -> Void) {
    if !proxies.elementsEqual(items, by: { $0.element === $1 }) { fail("A proxy stands for each item.") }
    for known in knownGuides {
      let now = withoutCache { computedGuide(known.key, known.size, known.proposal) }
      if now != known.value {
        fail("A remembered guide is what the layout answers: \(known), now \(String(describing: now)).")
      }
    }
    guard isArranged else { return }
    let places = withoutCache { arrange(reporting: false) }
    for (item, place) in zip(items, places) where item.origin != place.origin {
      fail("Items stand where the layout puts them: item \(item.index) at \(item.origin), now \(place.origin).")
    }
  }
}
