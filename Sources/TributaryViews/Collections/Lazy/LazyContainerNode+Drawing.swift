import TributaryAnimation
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The drawing order and the drawing of a lazy container.
///
///     front   pinned headers and footers, in view order
///     back    all other items, in view order
///
/// The order is determined by the segments of the active rows. It is not stored unless an item has a `zIndex`, so a
/// change of the rows does not affect it.
///
/// Headers, footers, and other individually listed views always exist and are always drawn: an effect can display them
/// outside their frames. A container with many segments therefore draws each layer in groups of segments, and draws
/// again only the groups with changed items.
extension LazyContainerNode {
  /// The groups of segments that each layer consists of; `nil` before they are drawn.
  struct DrawnLayers {
    var back: FragmentTree?
    var front: FragmentTree?
  }

  /// Returns whether a row is drawn in front of the other rows.
  final func isInFront(_ place: RowLocation) -> Bool { pins.holds(segments[place.segment].part) }

  /// Whether the drawing order consists of two layers in view order.
  final var hasLayers: Bool { !pins.views.isEmpty && drawingOrder.isEmpty }

  /// The layers of rows, from back to front. The value is whether a row is drawn in front of the other rows.
  private var layers: [Bool] { pins.views.isEmpty ? [false] : [false, true] }

  /// Calls `body` for every item, back to front. Called only if no item has a `zIndex`.
  final func forEachItemOfLayers(_ body: (ItemNode) -> Void) {
    for layer in layers {
      for place in places where isInFront(place) == layer { items[itemRange(of: place)].forEach(body) }
    }
  }

  /// Returns the chain of the front-most item that a point hits. Called only if no item has a `zIndex`.
  ///
  /// - Complexity: O(*k* log *n*) in the groups under the point, if the container was drawn in groups since its last
  ///   change; otherwise O(*n*).
  final func hitLayers(at point: CGPoint) -> HitChain {
    for layer in layers.reversed() {
      let chain: HitChain
      if let tree = settledTree(ofFrontLayer: layer) {
        chain = tree.hit(at: point, revision: host.drawing.revision) {
          hit(places(in: $0), inFront: layer, at: point)
        } reach: {
          reach(of: places(in: $0), inFront: layer)
        }
      } else {
        chain = hit(places[...], inFront: layer, at: point)
      }
      if !chain.isEmpty { return chain }
    }
    return []
  }

  private func hit(_ places: RowLocations.SubSequence, inFront: Bool, at point: CGPoint) -> HitChain {
    placesTested += places.count
    for place in places.reversed() where isInFront(place) == inFront {
      for item in items[itemRange(of: place)].reversed() {
        let chain = hit(item, at: point)
        if !chain.isEmpty { return chain }
      }
    }
    return []
  }

  /// The union of the reaches of all items; `nil` if it is unknown. Called only if no item has a `zIndex`.
  final var reachOfLayers: HitReach? {
    var whole = HitReach.nothing
    for layer in layers {
      let part: HitReach?
      if let tree = settledTree(ofFrontLayer: layer) {
        part = tree.reach(revision: host.drawing.revision) { reach(of: places(in: $0), inFront: layer) }
      } else {
        part = reach(of: places[...], inFront: layer)
      }
      guard let part else { return nil }
      whole = whole.union(part)
    }
    return whole
  }

  private func reach(of places: RowLocations.SubSequence, inFront: Bool) -> HitReach? {
    placesTested += places.count
    var whole = HitReach.nothing
    for place in places where isInFront(place) == inFront {
      for item in items[itemRange(of: place)] {
        guard let part = reach(of: item) else { return nil }
        whole = whole.union(part)
      }
    }
    return whole
  }

  /// The groups of a layer, if no drawing is pending. The reach of a group is then valid as long as the group.
  private func settledTree(ofFrontLayer isFront: Bool) -> FragmentTree? {
    guard !flags.contains(.needsDraw), host.queues.draw.isEmpty else { return nil }
    return isFront ? drawnLayers.front : drawnLayers.back
  }

  /// Moves pinned headers and footers to the end of a drawing order by `zIndex`, so that they are drawn and hit in
  /// front of the rows.
  ///
  /// - Complexity: O(*n*) in all items if any item has a `zIndex`; otherwise O(1).
  final func raisePinnedItems() {
    guard !pins.views.isEmpty, drawingOrder.count == items.count, !items.isEmpty else { return }
    itemsOrdered += items.count
    var isInFront = ContiguousArray(repeating: false, count: items.count)
    for place in places where self.isInFront(place) {
      for index in itemRange(of: place) { isInFront[index] = true }
    }
    let raised = ContiguousArray(
      drawingOrder.filter { !isInFront[Int($0)] } + drawingOrder.filter { isInFront[Int($0)] })
    if raised != drawingOrder {
      drawingOrder = raised
      needsDraw()
    }
  }

  // MARK: Groups

  /// Whether the items are drawn in groups of segments.
  private var drawsGroups: Bool {
    segments.count > FragmentTree.groupSize && drawingOrder.isEmpty && !flags.contains(.hasDepartures)
  }

  /// Draws the items in groups of segments.
  ///
  /// - Parameter origin: The position of the container in the recorder's fragment, in points.
  /// - Returns: Whether the items were drawn. Otherwise, the caller draws each of them.
  final func drawGroups(into recorder: inout DisplayRecorder, at origin: CGPoint) -> Bool {
    // The drawings of a separate picture are not kept.
    let isCurrent = recorder.revision == host.drawing.revision
    guard drawsGroups else {
      if isCurrent { drawnLayers = DrawnLayers() }
      return false
    }
    // The drawing of a moving item changes in every frame.
    let isMoving = HostMotion.of(host).movesItems(of: self)
    if isCurrent, isMoving { drawnLayers = DrawnLayers() }
    for layer in layers {
      let tree = tree(ofFrontLayer: layer)
      drawingVisits += tree.draw(into: &recorder, at: origin, isKept: isCurrent && !isMoving) { range, recorder in
        draw(range, inFront: layer, into: &recorder, at: origin)
      }
    }
    return true
  }

  private func tree(ofFrontLayer isFront: Bool) -> FragmentTree {
    if let tree = isFront ? drawnLayers.front : drawnLayers.back { return tree }
    let tree = FragmentTree(count: segments.count)
    if isFront { drawnLayers.front = tree } else { drawnLayers.back = tree }
    return tree
  }

  /// Draws the items of a range of segments that belong to a layer.
  private func draw(_ range: Range<Int>, inFront: Bool, into recorder: inout DisplayRecorder, at origin: CGPoint) {
    for place in places(in: range) {
      drawingVisits += place.count
      guard isInFront(place) == inFront else { continue }
      for item in items[itemRange(of: place)] { recorder.draw(item, at: origin) }
    }
  }

  /// Discards the groups with a row whose drawing has changed.
  final func discardGroups(with place: RowLocation) {
    let tree = isInFront(place) ? drawnLayers.front : drawnLayers.back
    tree?.discard(place.segment)
  }

  /// Discards the groups with a segment whose rows have changed.
  final func discardGroups(withSegment number: Int) {
    drawnLayers.back?.discard(number)
    drawnLayers.front?.discard(number)
  }

  /// Checks the kept groups.
  final func checkGroups(_ fail: (String) -> Void) {
    for (tree, inFront) in [(drawnLayers.back, false), (drawnLayers.front, true)] {
      tree?.check(revision: host.drawing.revision, fail) { range, origin, recorder in
        draw(range, inFront: inFront, into: &recorder, at: origin)
      }
    }
  }
}
