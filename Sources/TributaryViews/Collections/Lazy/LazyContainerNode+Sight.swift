@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// Views that are listed by themselves are made at once, and appear when they come into sight: what loads more at the end
/// of a list waits until the end is seen.
extension LazyContainerNode {
  /// Tells views that come into sight, or leave it. Called when the rows in the window stand.
  ///
  /// - Complexity: O(*n*) in the views that are listed by themselves and the rows that are there.
  @MainActor
  package final func updateSight(in window: Range<CGFloat>, _ realization: RowRealization) {
    var now: Set<ObjectIdentifier> = []
    let starts = segmentStarts
    for place in places where segments[place.segment].list == nil {
      let start = starts[place.segment] + (pins.shifts[place.segment] ?? 0)
      let end = start + max(0, length(of: place.element, in: place.segment) - gap)
      // A view without any length is seen where it stands.
      let isSeen = start < window.upperBound && (end > window.lowerBound || end == start && start >= window.lowerBound)
      if isSeen { now.formUnion(items[place.items].map { ObjectIdentifier($0) }) }
    }
    if now == seen { return }
    seen = now
    // What runs code when a view appears may stand around several.
    content?.surroundingsDidChange(.sight)
    if flags.contains(.subtreeHasWriters) { contributionsDidChange(nil) }
    host.collectItems(from: realization.pendingItems)
  }
}
