@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// The visible part of the container, and the part whose rows are realized.
///
/// Estimated lengths are for rows that a scroll view can bring into view. Otherwise, the length of the container
/// determines visible positions: with estimates, a container in the middle of its surroundings would move after rows
/// were visible. A scroll view of ideal length does not scroll.
///
///     in a scroll view                                 the visible part
///     in no scroll view, few rows                      all rows
///     in no scroll view, many rows                     the visible part
///     in a scroll view that is not scrolled, few rows  the rows up to the visible part, until their lengths are known: an
///     of unknown length before the visible part        element without a view is shorter than its estimate
///     in a scroll view, few rows, beside other views   all rows, unless the near edges are aligned: the length of the
///                                                      longest of these views determines the places of the others
///
/// Tested by `UnscrolledContainerTests`, `ContainerBesideTests`, `ViewlessRowTests`.
extension LazyContainerNode {
  /// The maximum number of rows that are realized outside the visible part.
  package static var mostUnseenRows: Int { 64 }

  /// Returns the part of the container in which rows are realized, along its axis from its near edge, in points.
  ///
  /// - Parameter visible: The visible part. Only this part determines which individually listed views are visible, and
  ///   where headers and footers are pinned.
  final func window(ofRowsAround visible: Range<CGFloat>) -> Range<CGFloat> {
    guard let scroll = scrollContainer(along: axis), isScrollable(by: scroll) else {
      return hasFewRows ? -.infinity ..< .infinity : visible
    }
    if hasFewRows, isAlignedBesideOthers(in: scroll) { return -.infinity ..< .infinity }
    // The rows before the visible part can be longer than their estimate, or have no length, and determine its rows.
    if !visible.isEmpty, visible.lowerBound > 0, scroll.offset[axis] == 0,
      (1...Self.mostUnseenRows).contains(unknownCount(before: visible.lowerBound))
    {
      return -.infinity..<visible.upperBound
    }
    return visible
  }

  /// Returns whether a scroll view or one around it scrolls its content along the axis. A scroll view of ideal length
  /// is as long as its content.
  private func isScrollable(by scroll: ScrollNode) -> Bool {
    var scroll: ScrollNode? = scroll
    while let current = scroll {
      if !current.proposal.raw(axis).isNaN { return true }
      scroll = current.scrollContainer(along: axis)
    }
    return false
  }

  /// Returns whether a view around this container up to a scroll view, or the container itself, overlaps another view
  /// of the same arrangement along the axis and begins at another position, as the views of a row that are centered do.
  ///
  /// - Complexity: O(*n*) in the views of the arrangements, of which those with more than `mostUnseenRows` are not
  ///   examined.
  private func isAlignedBesideOthers(in scroll: ScrollNode) -> Bool {
    var item: ItemNode = self
    while let outer = item.container, item !== scroll {
      if let container = outer.asContainer, !Self.isOne(container),
        container.items.count <= Self.mostUnseenRows,
        container.items.contains(where: { item.isBesideAndBeginsElsewhere($0, along: axis, isMirrored) })
      {
        return true
      }
      item = outer
    }
    return false
  }

  /// Whether the lists have at most `mostUnseenRows` elements together.
  private var hasFewRows: Bool {
    guard segments.count <= Self.mostUnseenRows else { return false }
    var count = 0
    for segment in segments {
      count += segment.list?.count ?? 0
      if count > Self.mostUnseenRows { return false }
    }
    return true
  }

  /// Returns the number of rows of unknown length that are estimated to end before a position, in points; more than
  /// `mostUnseenRows` if there are many rows or units.
  private func unknownCount(before position: CGFloat) -> Int {
    addLengths()
    let last = unitLengths.firstIndex(endingAtOrAfter: position)
    guard last <= Self.mostUnseenRows else { return .max }
    return (0..<min(last + 1, unitCount)).reduce(0) { count, number in
      guard count <= Self.mostUnseenRows, let lengths = rowLengths(ofUnit: number) else { return count }
      let end = number < last ? lengths.count : lengths.firstIndex(endingAfter: position - start(ofUnit: number))
      return count + lengths.unknownCount(before: end)
    }
  }

  /// Whether a window is empty at the start of a container without length. A scroll view of ideal length around it has
  /// no length then, so that rows that receive a length would never be visible.
  package final func isFlat(in low: CGFloat, _ high: CGFloat) -> Bool {
    low <= 0 && high <= 0 && total <= max(0, gap)
  }

  /// Returns whether a row at a position is visible in a window that ends at another position.
  ///
  /// A row without length at the end of the content, such as an element without a view, is visible if that end is. A
  /// scroll view ends with its content, so that the row could otherwise never become visible, and would not receive a
  /// length.
  package final func isVisible(at position: CGFloat, length: @autoclosure () -> CGFloat, before end: CGFloat) -> Bool {
    position < end || end > 0 && length() <= gap && total - gap - end < 1e-6
  }

  /// The visible part of the container, along its axis from its near edge, in points.
  ///
  /// The part is limited by the bounds of the host and of enclosing scroll views. It is empty if no part is visible,
  /// and `nil` if the part cannot be determined.
  @MainActor
  final var visibleWindow: Range<CGFloat>? {
    // A caller that measures the ideal length and displays the result requires every row.
    if proposal.raw(axis).isNaN, scrollContainer(along: axis) == nil { return -.infinity ..< .infinity }
    bringEffectsUpToDate()
    var low = -CGFloat.infinity
    var high = CGFloat.infinity
    func restrict(to bounds: CGRect, of ancestor: ItemNode?) -> Bool {
      let transform = transform(upTo: ancestor)
      if transform.a * transform.d - transform.b * transform.c == 0 {
        // A view that is scaled to a line or a point is invisible.
        high = -.infinity
        return true
      }
      let rect = transform.inverted().map(bounds)
      let near = axis == .vertical ? rect.minY : isMirrored ? self.size.width - rect.maxX : rect.minX
      let length = axis == .vertical ? rect.height : rect.width
      guard near.isFinite, length.isFinite else { return false }
      low = max(low, near)
      high = min(high, near + length)
      return true
    }
    var scroll = scrollContainer(along: axis)
    while let current = scroll {
      guard restrict(to: current.visibleBounds, of: current) else { return nil }
      scroll = current.scrollContainer(along: axis)
    }
    guard restrict(to: CGRect(origin: .zero, size: host.root.viewSize), of: nil) else { return nil }
    return high > low ? low..<high : 0..<0
  }
}

extension ItemNode {
  /// Returns whether this item overlaps another one of its container along an axis, and the two begin at different
  /// positions.
  ///
  /// - Parameter isMirrored: Whether items begin at their larger coordinate, as in right-to-left layout.
  fileprivate final func isBesideAndBeginsElsewhere(_ other: ItemNode, along axis: Axis, _ isMirrored: Bool) -> Bool {
    let (start, otherStart) = (origin[axis], other.origin[axis])
    let (end, otherEnd) = (start + size.length(along: axis), otherStart + other.size.length(along: axis))
    let distance = isMirrored ? end - otherEnd : start - otherStart
    return abs(distance) > 1e-6 && start < otherEnd - 1e-6 && otherStart < end - 1e-6
  }
}
