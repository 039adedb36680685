package import TributaryGeometry

/// The position of an item in an enclosing item.
package struct RelativePosition: Equatable {
  /// The map from the item's coordinates to those of the enclosing item.
  package var transform: CGAffineTransform
  /// The size of the enclosing item, in points.
  package var size: CGSize
}

/// The items whose drawing depends on their position in an enclosing item, and that are drawn again when it changes.
///
/// Invariants:
/// 1. An item that was drawn with its position is stored with the last position that it read.
/// 2. Such an item observes geometry.
///
/// Tested by `ContainerShapeTests`.
final class OriginObservers: HostFeature {
  static let slot = FeatureSlot()

  private struct Read {
    let around: NodeHandle
    let place: RelativePosition
  }

  private var reads: [NodeHandle: Read] = [:]
  /// The number of reads at which the reads of removed items are discarded.
  private var sweepCount = 32

  init(of host: ViewGraph) {}

  /// - Complexity: O(1) amortized.
  fileprivate func remember(_ place: RelativePosition, of item: ItemNode, in around: ItemNode) {
    if reads.count >= sweepCount {
      let handles = item.host.handles
      reads = reads.filter { handles.node(for: $0.key) != nil }
      sweepCount = max(32, reads.count * 2)
    }
    reads[item.host.handles.handle(for: item)] = Read(around: item.host.handles.handle(for: around), place: place)
  }

  /// Returns whether the position of an item differs from the one that it last read.
  fileprivate func isElsewhere(_ item: ItemNode) -> Bool {
    let handles = item.host.handles
    guard item.handleIndex != 0, let read = reads[item.host.handles.handle(for: item)],
      let around = handles.node(for: read.around)?.asItem
    else { return false }
    return item.place(in: around) != read.place
  }

  /// Returns the items that have read their position in an enclosing item.
  fileprivate func readers(in around: ItemNode) -> [ItemNode] {
    let handle = around.host.handles.handle(for: around)
    return reads.filter { $0.value.around == handle }.compactMap { around.host.handles.node(for: $0.key)?.asItem }
  }
}

extension ItemNode {
  fileprivate func place(in around: ItemNode) -> RelativePosition {
    RelativePosition(transform: transform(upTo: around), size: around.size)
  }

  /// Returns the position of this item in an enclosing item, for drawing or hit testing. The item is drawn again when
  /// the position changes.
  package final func readPlace(in around: ItemNode) -> RelativePosition {
    let place = place(in: around)
    host.facts.hasPlaceReaders = true
    setUpwards(.subtreeHasObservers)
    host.feature(OriginObservers.self).remember(place, of: self, in: around)
    return place
  }

  /// Invalidates the drawing of this item if it depends on an outdated position.
  package final func drawIfElsewhere() {
    if host.feature(OriginObservers.self).isElsewhere(self) { needsDraw() }
  }

  /// Invalidates the drawing of all items that depend on their position in this item.
  package final func drawPlaceReaders() {
    guard host.facts.hasPlaceReaders else { return }
    for item in host.feature(OriginObservers.self).readers(in: self) { item.needsDraw() }
  }
}
