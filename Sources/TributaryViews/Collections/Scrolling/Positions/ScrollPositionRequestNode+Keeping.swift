@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The recorded position of a view that keeps its place during changes of the content.
struct ScrollStanding {
  let view: KeptView
  let scroll: NodeHandle
  /// The vector from the anchor of the viewport to that of the view, in points; `x` from the leading edge.
  var distance: CGPoint
  /// The movements of the content at the time of the record.
  var moves: ScrollMoves
}

/// The preservation of the place of the view that a scroll position identifies, while the content changes:
///
/// 1. Layout places the content.
/// 2. If the distance of the view from the anchor has changed, the offset changes by the difference.
/// 3. Lazy containers make the newly visible rows, whose lengths can change the distance again.
/// 4. After the offset converges, the distance is recorded.
///
/// While a lazy container inside the view keeps one of its rows at its place, as `ContentAnchor` describes, the view
/// does not keep its place: the visible rows would move when the lengths of rows before them become known. The same
/// applies to a view that a scroll movement has identified, for the rest of the frame.
///
/// A scroll movement by input changes the recorded distance by the same amount; a movement to a requested position
/// invalidates it. If the content is too short for the distance, the record is kept, and the view returns to its place
/// when the content is long enough.
extension ScrollPositionRequestNode {
  /// Scrolls the content such that the view keeps its place.
  ///
  /// - Returns: Whether the offset changed.
  @MainActor
  func keepPlace() -> Bool {
    guard let kept, let scroll = watchedScroll, let standing = validStanding(of: kept, in: scroll),
      !scroll.keepsToDefaultAnchor, let rect = rect(of: kept, in: scroll),
      let now = distance(of: rect, kept.anchor, in: scroll),
      // A scroll movement by input can have made the view invisible.
      isSeen(rect, kept.anchor, at: standing.distance, in: scroll), !isHeldByRow(kept, in: scroll)
    else { return false }
    var hasMoved = false
    for axis in Axis.allCases where scroll.scrolls(along: axis) {
      // Sums of lengths in different orders differ by rounding errors.
      let requested = min(max(0, scroll.offset[axis] + now[axis] - standing.distance[axis]), scroll.range(along: axis))
      let shift = requested - scroll.offset[axis]
      guard abs(shift) > 1e-6 else { continue }
      scroll.shift(by: shift, along: axis)
      hasMoved = true
    }
    return hasMoved
  }

  /// Records the position of the view at the end of layout.
  @MainActor
  func recordPlace() {
    guard !isAbsent(.unplaced) else { return }
    keepEdge()
    guard let kept, let scroll = watchedScroll else { return standing = nil }
    let old = validStanding(of: kept, in: scroll)
    guard let now = standing(of: kept, in: scroll) else {
      if old != nil, place(of: kept) == nil { reportRemoval(of: kept) }
      return standing = nil
    }
    standing = old?.moves == scroll.moves && !isHeldByRow(kept, in: scroll) ? old : now
  }

  /// Makes the viewport remain at the edge that the position identifies, from the time when it is there until it moves.
  private func keepEdge() {
    guard let edge, let scroll = watchedScroll, scroll.offset(at: edge) == scroll.offset else { return releaseEdge() }
    let handle = host.handles.typedHandle(for: scroll)
    if scrollAtEdge != handle { releaseEdge() }
    scroll.keptEdge = edge
    scrollAtEdge = handle
  }

  /// Ends the preservation of the edge.
  func releaseEdge() {
    guard let handle = scrollAtEdge else { return }
    host.handles.node(for: handle)?.keptEdge = nil
    scrollAtEdge = nil
  }

  /// Returns whether a lazy container inside a view, or any lazy container for a view identified in this frame, keeps
  /// one of its rows at its place.
  private func isHeldByRow(_ view: KeptView, in scroll: ScrollNode) -> Bool {
    guard let registry = host.features[LazyRegistry.self] else { return false }
    let items: ContiguousArray<ItemNode>
    switch elementTarget(of: view) {
    case .item(let item): items = [item]
    case .row(let list, let index): items = (list as? LazyListNode)?.row(at: index)?.items ?? []
    case nil: return false
    }
    return registry.containers.contains { handle in
      guard let container = host.handles.node(for: handle) else { return false }
      let isConcerned = frameOfTarget == host.frameNumber || items.contains { container.isInside($0) }
      return isConcerned && container.keepsRow(in: scroll)
    }
  }

  /// Returns the position of a view; `nil` if it is not visible.
  func standing(of view: KeptView, in scroll: ScrollNode) -> ScrollStanding? {
    guard let rect = rect(of: view, in: scroll), let distance = distance(of: rect, view.anchor, in: scroll),
      isSeen(rect, view.anchor, at: distance, in: scroll)
    else { return nil }
    return ScrollStanding(view: view, scroll: host.handles.handle(for: scroll), distance: distance, moves: scroll.moves)
  }

  /// Returns the recorded position of a view, adjusted by subsequent movements by input; `nil` if it is invalid.
  private func validStanding(of view: KeptView, in scroll: ScrollNode) -> ScrollStanding? {
    guard var known = standing, known.view == view, known.scroll == host.handles.handle(for: scroll),
      known.moves.jumps == scroll.moves.jumps
    else { return nil }
    known.distance.x -= scroll.moves.travel.x - known.moves.travel.x
    known.distance.y -= scroll.moves.travel.y - known.moves.travel.y
    return known
  }

  /// Returns whether a rectangle of the content is visible at a distance from an anchor.
  private func isSeen(_ rect: CGRect, _ anchor: UnitPoint?, at distance: CGPoint, in scroll: ScrollNode) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let (length, viewport) = (rect.size.length(along: axis), scroll.insideLength(along: axis))
      let part = anchor.map { axis == .horizontal && scroll.isMirrored ? 1 - $0.x : $0[axis] } ?? 0
      let start = distance[axis] + part * (viewport - length)
      return !scroll.scrolls(along: axis) || start <= viewport && start + length >= 0
    }
  }

  private func distance(of rect: CGRect, _ anchor: UnitPoint?, in scroll: ScrollNode) -> CGPoint? {
    let anchor = anchor ?? UnitPoint(x: scroll.isMirrored ? 1 : 0, y: 0)
    let requested = scroll.unboundedOffset(revealing: rect, anchor: anchor, from: scroll.offset)
    let distance = CGPoint(x: requested.x - scroll.offset.x, y: requested.y - scroll.offset.y)
    return distance.isFinite ? distance : nil
  }

  /// Returns the actual or estimated rectangle of a view, in the content's coordinates.
  private func rect(of view: KeptView, in scroll: ScrollNode) -> CGRect? {
    guard let content = scroll.child, let (item, rect) = place(of: view), item.isInside(scroll) else { return nil }
    return item.transform(upTo: content).map(rect)
  }

  private func place(of view: KeptView) -> (item: ItemNode, rect: CGRect)? { elementTarget(of: view)?.located }

  private func elementTarget(of view: KeptView) -> ElementTarget? {
    if let known = holder.flatMap({ host.handles.node(for: $0) }) as? any HoldsElements,
      !known.flags.contains(.isRemoved), let place = known.elementTarget(view.id)
    {
      return place
    }
    guard let (found, place) = findElement(view.id, below: self) else { return nil }
    holder = host.handles.handle(for: found)
    return place
  }
}

extension ScrollRegistry {
  /// Scrolls the scroll views bound to positions such that the identified views keep their places.
  ///
  /// - Returns: Whether an offset changed.
  @MainActor
  func keepPlaces(within owner: ItemNode?) -> Bool {
    var hasMoved = false
    forEachPlace(within: owner) { if $0.keepPlace() { hasMoved = true } }
    return hasMoved
  }

  /// Records the positions of the views that scroll positions identify. The host calls this function at the end of
  /// layout.
  @MainActor
  func recordPlaces(within owner: ItemNode?) {
    forEachPlace(within: owner) { $0.recordPlace() }
  }

  @MainActor
  private func forEachPlace(within owner: ItemNode?, _ body: (ScrollPositionRequestNode) -> Void) {
    for handle in places.entries {
      guard let node = host.handles.node(for: handle), !node.flags.contains(.isRemoved),
        !node.isAbsent(.unplaced), owner.map({ node.isInScope(of: $0) }) ?? true
      else { continue }
      body(node)
    }
  }
}
