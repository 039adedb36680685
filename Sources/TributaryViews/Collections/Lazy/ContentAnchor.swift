@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The row of a lazy container that keeps its place in the viewport while rows before it learn their lengths.
///
///     last frame    … │ r40 r41 r42 │ …         r40 is the anchor
///     scroll up     … │ r25 r26 r27 │ …  r40    25…27 become known: r40 moves, and the offset by the same distance
///     later passes  … │ r25 r26 │ r27 …  r40    25 grows: the same
///     scroll down   … │ r40 r41 r42 │ …         the same rows at the same places
///
/// The length of a row is known only after its realization, and often only after a later pass of the frame, when a
/// geometry reader, a preference, or an action has written it to state. The following rules make a scroll and its
/// inverse cancel out, in containers at every depth:
///
/// 1. The position of a row changes only because of rows before it: an estimate is final for all rows before the
///    furthest visible part so far. `RowLengths` and `passedUnits` keep these estimates.
/// 2. During a frame, the distance between the viewport and the anchor changes only by scroll movements. The anchor is
///    the first row that was visible at the end of the previous frame. A row of which only the gap after it was visible
///    does not count. If rows before the anchor change their lengths, in any pass of the frame, the offset changes by
///    the shift of the anchor.
/// 3. A container before the viewport keeps its end. A container inside a row of another one moves the offset only if
///    that row is the anchor of the other container; the other container follows the changes of all other rows.
/// 4. Among containers beside each other, only the first one with a visible row moves the offset.
/// 5. Each round of layout changes the lengths in containers of all depths. All containers follow their anchors before
///    any of them chooses rows. Otherwise, an outer container could retire the row whose inner container has yet to
///    follow its anchor, and the lengths of rows that were never visible could become known. For the same reason, a
///    container whose anchor shifts while it chooses rows keeps the rows that will be visible after the offset has
///    followed, and a container inside a row that is activated again chooses rows only after the row is placed.
/// 6. Only rows that become visible change their lengths. A container in an inactive row has no active rows, because
///    these would change the length of the inactive row when it is activated again. A row without state that contains
///    known lengths becomes inactive, and is not removed.
///
/// 7. If the lengths of all rows become unknown, as after a change of the width, the point of the anchor at the edge of
///    the viewport keeps its place, as a fraction of the row's length.
///
/// At the start of the content, rows that become longer move the rows after them. There is no anchor after a movement
/// to a requested position, and after a change of the elements, which keeps the offset.
///
/// Tested by `ScrollBackTests`, `TurnedContainerTests`.
struct ContentAnchor {
  /// The first visible row at the end of the last realization; the end of a container before the viewport; the start of
  /// a container after the viewport, of a new or inactive container, or of content that was not scrolled.
  fileprivate var recorded: AnchorLocation? = .start
  /// The place that keeps its distance from the viewport during the frame.
  fileprivate var kept: AnchorLocation?
  /// The number of the frame to which `kept` belongs.
  fileprivate var frame: Int?
  /// The number of movements to a requested position at the time of the record.
  fileprivate var jumps: UInt = 0
  /// The number of units before the end of the furthest visible part so far, whose estimates are final.
  fileprivate(set) var passedUnits = 0

  /// Discards the row after a change of the elements.
  mutating func discardRow() {
    recorded = nil
    kept = nil
  }

  /// Replaces the row by the start of the container, while the container is in an inactive row.
  mutating func returnToStart() {
    recorded = .start
    kept = .start
  }

  /// Discards the row and the final estimates after a change of the segments.
  mutating func discard() {
    discardRow()
    passedUnits = 0
  }

  /// Discards the final estimates after a change of all lengths. The visible point of the row keeps its place.
  mutating func discardEstimates() {
    passedUnits = 0
    recorded?.followPoint()
    kept?.followPoint()
  }
}

/// A place in a lazy container, with its position.
struct AnchorLocation {
  /// The index of the segment; the number of segments for the end of the container.
  let segment: Int
  /// The index of the element in the segment's list.
  let element: Int
  /// The position, in points from the near edge.
  var position: CGFloat
  /// Whether the place is a visible row.
  var isVisible = false
  /// The length of the row when it was recorded, and of its part before the viewport, in points.
  fileprivate var recorded: (length: CGFloat, hidden: CGFloat) = (0, 0)
  /// The position in the row that keeps its place, as a fraction of the row's length.
  fileprivate private(set) var fraction: CGFloat = 0

  /// The start of the container, which never shifts.
  static var start: AnchorLocation { AnchorLocation(0, 0, at: 0) }

  var isStart: Bool { segment == 0 && element == 0 }

  init(_ segment: Int, _ element: Int, at position: CGFloat) {
    self.segment = segment
    self.element = element
    self.position = position
  }

  /// Replaces the start of the row by the point of the row that was at the edge of the viewport.
  fileprivate mutating func followPoint() {
    guard fraction == 0, recorded.hidden > 0, recorded.length > 0 else { return }
    let hidden = min(recorded.hidden, recorded.length)
    fraction = hidden / recorded.length
    position += hidden
  }
}

extension LazyContainerNode {
  /// Determines the anchor at the first realization of a frame.
  final func beginAnchor() {
    let frame = host.frameNumber
    if anchor.frame == frame { return }
    anchor.frame = frame
    anchor.kept = anchor.recorded
  }

  /// The anchor with its position at the previous realization; `nil` if there is none in this frame.
  final var keptAnchor: AnchorLocation? {
    guard let kept = anchor.kept, let scroll = scrollContainer(along: axis), scroll.moves.jumps == anchor.jumps,
      kept.segment <= segments.count, segments.indices.contains(kept.segment) || kept.element == 0,
      segments.indices.contains(kept.segment) ? kept.element < max(1, segments[kept.segment].list?.count ?? 1) : true
    else {
      anchor.kept = nil
      return nil
    }
    return kept
  }

  /// Records the first visible row at the end of a realization.
  final func recordAnchor(in window: Range<CGFloat>) {
    guard let scroll = scrollContainer(along: axis), !window.isEmpty else { return anchor.recorded = nil }
    anchor.jumps = scroll.moves.jumps
    addLengths()
    anchor.passedUnits = max(anchor.passedUnits, unitLengths.firstIndex(endingAtOrAfter: window.upperBound))
    if scroll.offset[axis] == 0 || window.upperBound <= 0 {
      anchor.recorded = .start
    } else if total > 0, window.lowerBound >= total - gap {
      anchor.recorded = AnchorLocation(segments.count, 0, at: total)
    } else {
      anchor.recorded = anchor(in: window).map { recorded($0, in: window) }
    }
  }

  /// Returns a visible row with its length and the length of its part before the visible part.
  private final func recorded(_ place: AnchorLocation, in window: Range<CGFloat>) -> AnchorLocation {
    var place = place
    place.isVisible = true
    place.recorded.length = max(0, length(of: place.element, in: place.segment) - gap)
    place.recorded.hidden = max(0, window.lowerBound - place.position)
    return place
  }

  /// Follows the anchor after a round of layout. The host calls this function for all containers before any of them
  /// chooses rows.
  ///
  /// - Returns: Whether the offset changed.
  @MainActor
  package final func keepAnchor() -> Bool {
    guard hasPlace, !flags.contains(.needsMeasure), !isAbsent(.unplaced) else {
      return false
    }
    beginAnchor()
    return keptAnchor.map { followAnchor($0) } ?? false
  }

  /// The shift of the anchor because of the rows that this realization has measured so far, in points.
  ///
  /// The offset has yet to follow it. If the shift is positive, the active rows of the visible part that follows are
  /// not retired; if it is negative, rows that end up after the visible part are not activated. The next round of
  /// layout chooses the rows again.
  final var anchorShift: CGFloat { keptAnchor.map { position(of: $0) - $0.position } ?? 0 }

  private final func position(of place: AnchorLocation) -> CGFloat {
    guard place.segment < segments.count else { return place.isStart ? 0 : total }
    let start = place.isStart ? 0 : position(of: place.element, in: place.segment)
    if place.fraction == 0 { return start }
    return start + place.fraction * max(0, length(of: place.element, in: place.segment) - gap)
  }

  /// Scrolls by the shift of a place since its position was determined.
  ///
  /// - Returns: Whether the place has shifted.
  @discardableResult
  final func followAnchor(_ place: AnchorLocation?) -> Bool {
    guard let place, let scroll = scrollContainer(along: axis) else { return false }
    let now = position(of: place)
    let shift = now - place.position
    // Sums of lengths in different orders differ by rounding errors.
    guard abs(shift) > 1e-6 else { return false }
    if anchor.kept != nil {
      anchor.kept?.position = now
      guard movesOffset(of: scroll) else { return false }
    } else if scroll.offset[axis] == 0 {
      return false
    }
    scroll.shift(by: shift, along: axis)
    return true
  }

  /// Whether a shift of rows moves the offset of a scroll view: not if the rows are inside a row of another lazy
  /// container that has a different anchor, and not if a container beside this one moves it.
  private final func movesOffset(of scroll: ScrollNode) -> Bool {
    guard isInAnchors(upTo: scroll) else { return false }
    let registry = LazyRegistry.of(host)
    var isBefore = true
    for handle in registry.containers {
      guard let other = host.handles.node(for: handle) else { continue }
      if other === self {
        isBefore = false
      } else if other.axis == axis, other.precedes(self, isBefore: isBefore),
        other.scrollContainer(along: axis) === scroll, other.isBeside(self, in: scroll),
        other.isInAnchors(upTo: scroll)
      {
        return false
      }
    }
    return true
  }

  /// Returns whether the anchor of this container takes precedence over that of a container beside it: a visible row,
  /// which can be the first of its container, over the end of a container, otherwise the first.
  private final func precedes(_ other: LazyContainerNode, isBefore: Bool) -> Bool {
    guard hasPlace, !isAbsent(.unplaced) else { return false }
    beginAnchor()
    guard let own = keptAnchor, own.isVisible || !own.isStart, let others = other.anchor.kept else { return false }
    return own.isVisible == others.isVisible ? isBefore : own.isVisible
  }

  /// Returns whether this container keeps one of its rows, other than the first, at its place in a scroll view.
  final func keepsRow(in scroll: ScrollNode) -> Bool {
    guard scrollContainer(along: axis) === scroll, hasPlace, !isAbsent(.unplaced) else {
      return false
    }
    beginAnchor()
    return keptAnchor?.isStart == false && isInAnchors(upTo: scroll)
  }

  /// Returns whether this container overlaps another one along their axis, and neither is inside the other.
  private final func isBeside(_ other: LazyContainerNode, in scroll: ScrollNode) -> Bool {
    if isInside(other) || other.isInside(self) { return false }
    let own = transform(upTo: scroll).map(CGRect(origin: .zero, size: size))
    let others = other.transform(upTo: scroll).map(CGRect(origin: .zero, size: other.size))
    return axis == .vertical
      ? own.minY < others.maxY && others.minY < own.maxY : own.minX < others.maxX && others.minX < own.maxX
  }

  /// Returns whether this container is inside the anchors of all lazy containers up to a scroll view.
  private final func isInAnchors(upTo scroll: ScrollNode) -> Bool {
    var (inner, node): (ItemNode, ItemNode?) = (self, container)
    while let current = node, current !== scroll {
      if let outer = current as? LazyContainerNode, outer.axis == axis {
        outer.beginAnchor()
        guard let kept = outer.keptAnchor, let place = outer.place(of: inner),
          (place.segment, place.element) == (kept.segment, kept.element)
        else { return false }
      }
      inner = current
      node = current.container
    }
    return true
  }

  /// Returns the first active row that is visible in the window. If only a gap is visible, returns the row before it.
  ///
  /// - Complexity: O(log *n*) positions in the active rows and individually listed views.
  final func anchor(in window: Range<CGFloat>) -> AnchorLocation? {
    if places.isEmpty { return nil }
    let start = { (place: RowLocation) in self.position(of: place.element, in: place.segment) }
    let end = { (place: RowLocation) in start(place) + self.length(of: place.element, in: place.segment) }
    // Each row ends at the start of the next or next to it.
    let first = places.partitioningIndex { place in
      placesVisited += 1
      return end(place) - gap > window.lowerBound
    }
    var found = first < places.endIndex && start(places[first]) < window.upperBound ? places[first] : nil
    if found == nil, first > places.startIndex, end(places[first - 1]) > window.lowerBound { found = places[first - 1] }
    return found.map { AnchorLocation($0.segment, $0.element, at: start($0)) }
  }
}
