package import TributaryGeometry

/// Where an item stands in one around it.
package struct PlaceAround: Equatable {
  /// From the item's coordinates to those of the one around.
  package var transform: CGAffineTransform
  /// The size of the one around, in points.
  package var size: CGSize
}

/// The items whose drawing follows from where they stand in an item around them: they are drawn anew when that changes.
///
/// Invariants:
/// 1. An item that was drawn by its place stands here with the place that it was told last.
/// 2. Such an item observes geometry.
///
/// Tested by `ContainerShapeTests`.
final class OriginObservers: HostFeature {
  static let slot = FeatureSlot()

  private struct Read {
    let around: NodeHandle
    let place: PlaceAround
  }

  private var reads: [NodeHandle: Read] = [:]
  /// How many reads there may be before those of items that have gone are swept out.
  private var sweepCount = 32

  init(of host: ViewGraph) {}

  /// - Complexity: O(1) amortized.
  fileprivate func remember(_ place: PlaceAround, of item: ItemNode, in around: ItemNode) {
    if reads.count >= sweepCount {
      let handles = item.host.handles
      reads = reads.filter { handles.node(for: $0.key) != nil }
      sweepCount = max(32, reads.count * 2)
    }
    reads[item.host.handles.handle(for: item)] = Read(around: item.host.handles.handle(for: around), place: place)
  }

  /// Whether an item stands elsewhere than where it was told.
  fileprivate func isElsewhere(_ item: ItemNode) -> Bool {
    let handles = item.host.handles
    guard item.handleIndex != 0, let read = reads[item.host.handles.handle(for: item)],
      let around = handles.node(for: read.around) as? ItemNode
    else { return false }
    return item.place(in: around) != read.place
  }

  /// Those who were told their place in an item.
  fileprivate func readers(in around: ItemNode) -> [ItemNode] {
    let handle = around.host.handles.handle(for: around)
    return reads.filter { $0.value.around == handle }.compactMap { around.host.handles.node(for: $0.key) as? ItemNode }
  }
}

extension ItemNode {
  fileprivate func place(in around: ItemNode) -> PlaceAround {
    PlaceAround(transform: transform(upTo: around), size: around.size)
  }

  /// Where this item stands in one around it, for what it draws or is hit by. It is drawn anew when that has changed.
  package final func readPlace(in around: ItemNode) -> PlaceAround {
    let place = place(in: around)
    host.facts.hasPlaceReaders = true
    setUpwards(.subtreeHasObservers)
    host.feature(OriginObservers.self).remember(place, of: self, in: around)
    return place
  }

  /// Has this item drawn anew if it was drawn by a place where it stands no more.
  package final func drawIfElsewhere() {
    if host.feature(OriginObservers.self).isElsewhere(self) { needsDraw() }
  }

  /// Has those drawn anew that were drawn by their place in this item.
  package final func drawPlaceReaders() {
    guard host.facts.hasPlaceReaders else { return }
    for item in host.feature(OriginObservers.self).readers(in: self) { item.needsDraw() }
  }
}
