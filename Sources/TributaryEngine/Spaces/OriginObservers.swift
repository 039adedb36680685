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
/// 3. `groups` has the same items as `reads`.
/// 4. If an item is drawn again for its position, so are the items that depend on their position in it: the shape that
///    they follow can depend on its position.
///
/// Tested by `ContainerShapeTests` and `ConcentricRectangleTests`.
package final class OriginObservers: HostFeature {
  package static let slot = FeatureSlot()

  /// The position that an item has read, and the item around it to which the position is relative.
  private struct Read {
    let around: NodeHandle
    let place: RelativePosition
  }

  private var reads: [NodeHandle: Read] = [:]
  /// The items that have read their position, by the items in which they last read it.
  private var groups: [NodeHandle: Set<NodeHandle>] = [:]
  /// The number of reads at which the reads of removed items are discarded.
  private var sweepCount = 32

  /// The number of reads that searches have examined.
  package private(set) var readsExamined = 0

  package init(of host: ViewGraph) {}

  /// - Complexity: O(1) amortized.
  fileprivate func remember(_ place: RelativePosition, of item: ItemNode, in around: ItemNode) {
    if reads.count >= sweepCount {
      let handles = item.host.handles
      reads = reads.filter { handles.node(for: $0.key) != nil }
      groups = Dictionary(grouping: reads.keys) { reads[$0]?.around ?? $0 }.mapValues { Set($0) }
      sweepCount = max(32, reads.count * 2)
    }
    let (reader, handle) = (item.host.handles.handle(for: item), item.host.handles.handle(for: around))
    if let old = reads.updateValue(Read(around: handle, place: place), forKey: reader), old.around != handle {
      groups[old.around]?.remove(reader)
    }
    groups[handle, default: []].insert(reader)
  }

  /// Returns whether the position of an item differs from the one that it last read.
  fileprivate func isElsewhere(_ item: ItemNode) -> Bool {
    let handles = item.host.handles
    guard item.handleIndex != 0, let read = reads[item.host.handles.handle(for: item)],
      let around = handles.node(for: read.around)?.asItem
    else { return false }
    return item.place(in: around) != read.place
  }

  /// Returns the items that have read their position in an enclosing item, and those that have read it in one of them.
  ///
  /// - Complexity: O(*n*) in the number of returned items.
  fileprivate func readers(in around: ItemNode) -> [ItemNode] {
    guard around.handleIndex != 0 else { return [] }
    var found: [NodeHandle] = []
    var pending = [around.host.handles.handle(for: around)]
    while let next = pending.popLast() {
      guard let readers = groups[next] else { continue }
      readsExamined += readers.count
      found += readers
      pending += readers
    }
    return found.compactMap { around.host.handles.node(for: $0)?.asItem }
  }
}

extension ItemNode {
  /// Returns the position of this item in an enclosing item, without observing it.
  package final func place(in around: ItemNode) -> RelativePosition {
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
    guard host.feature(OriginObservers.self).isElsewhere(self) else { return }
    needsDraw()
    drawPlaceReaders()
  }

  /// Invalidates the drawing of all items that depend on their position in this item.
  package final func drawPlaceReaders() {
    guard host.facts.hasPlaceReaders else { return }
    for item in host.feature(OriginObservers.self).readers(in: self) { item.needsDraw() }
  }
}
