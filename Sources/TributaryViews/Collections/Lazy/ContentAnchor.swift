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
/// geometry reader, a preference, or an action has written it to state. The following rules make a scroll and its inverse
/// cancel out:
///
/// 1. The position of a row changes only because of rows before it: an estimate is final for all rows before the furthest
///    visible part so far. `RowLengths` and `passedUnits` keep these estimates.
/// 2. During a frame, the distance between the viewport and the anchor changes only by scroll movements. The anchor is the
///    first row that was visible at the end of the previous frame. If rows before it change their lengths, in any pass of
///    the frame, the offset changes by the shift of the anchor.
/// 3. A container before the viewport keeps its end. A container inside a row of another one moves the offset only if that
///    row is the anchor of the other container; the other container follows the changes of all other rows.
///
/// At the start of the content, rows that become longer move the rows after them. There is no anchor after a movement to a
/// requested position, and after a change of the elements, which keeps the offset.
///
/// Tested by `ScrollBackTests`.
struct ContentAnchor {
  /// The first visible row at the end of the last realization; the end of a container before the viewport; the start of a
  /// container after the viewport, of a new or inactive container, or of content that was not scrolled.
  fileprivate var recorded: AnchorPlace? = .start
  /// The place that keeps its distance from the viewport during the frame.
  fileprivate var kept: AnchorPlace?
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

  /// Replaces the row by the start of the container, and makes all estimates final, while the container is in an inactive
  /// row.
  mutating func returnToStart() {
    recorded = .start
    kept = .start
    passedUnits = .max
  }

  /// Discards the row and the final estimates after a change of all lengths.
  mutating func discard() {
    discardRow()
    passedUnits = 0
  }
}

/// A place in a lazy container, with its position.
struct AnchorPlace {
  /// The index of the segment; the number of segments for the end of the container.
  let segment: Int
  /// The index of the element in the segment's list.
  let element: Int
  /// The position, in points from the near edge.
  var position: CGFloat

  /// The start of the container, which never shifts.
  static var start: AnchorPlace { AnchorPlace(0, 0, at: 0) }

  init(_ segment: Int, _ element: Int, at position: CGFloat) {
    self.segment = segment
    self.element = element
    self.position = position
  }
}

extension LazyContainerNode {
  /// Determines the anchor at the first realization of a frame.
  final func beginAnchor() {
    let frame = host.feedback.frameNumber
    if anchor.frame == frame { return }
    anchor.frame = frame
    anchor.kept = anchor.recorded
  }

  /// The anchor with its position at the previous realization; `nil` if there is none in this frame.
  final var keptAnchor: AnchorPlace? {
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
    } else if total > 0, window.lowerBound >= total {
      anchor.recorded = AnchorPlace(segments.count, 0, at: total)
    } else {
      anchor.recorded = anchor(in: window)
    }
  }

  /// Scrolls by the shift of a place since its position was determined.
  ///
  /// - Returns: Whether the place has shifted.
  @discardableResult
  final func followAnchor(_ place: AnchorPlace?) -> Bool {
    guard let place, let scroll = scrollContainer(along: axis) else { return false }
    let isStart = place.segment == 0 && place.element == 0
    let now = isStart ? 0 : place.segment < segments.count ? position(of: place.element, in: place.segment) : total
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

  /// Whether a shift of rows moves the offset of a scroll view: not if the rows are inside a row of another lazy container
  /// that has a different anchor.
  private final func movesOffset(of scroll: ScrollNode) -> Bool {
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

  /// Returns the first active row in the window.
  ///
  /// - Complexity: O(log *n*) positions in the active rows and individually listed views.
  final func anchor(in window: Range<CGFloat>) -> AnchorPlace? {
    if places.isEmpty { return nil }
    let position = { (place: RowPlace) in self.position(of: place.element, in: place.segment) }
    // Each row ends at the start of the next or next to it.
    let first = places.partitioningIndex { place in
      placesVisited += 1
      return position(place) + length(of: place.element, in: place.segment) > window.lowerBound
    }
    guard first < places.endIndex else { return nil }
    let place = places[first]
    let start = position(place)
    return start < window.upperBound ? AnchorPlace(place.segment, place.element, at: start) : nil
  }
}
