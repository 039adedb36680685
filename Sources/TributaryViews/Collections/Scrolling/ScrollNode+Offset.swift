@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

extension ScrollNode {
  /// How far the content can be moved along an axis, in points.
  package final func range(along axis: Axis) -> CGFloat {
    guard scrolls(along: axis) else { return 0 }
    return max(0, contentSize.length(along: axis) - insideLength(along: axis))
  }

  /// Returns the length of the viewport between the margins of the content, in points.
  package final func insideLength(along axis: Axis) -> CGFloat {
    max(0, size.length(along: axis).asCoordinate - margins.content.sum(along: axis))
  }

  /// Brings the offset back to where the content is, after the content or the viewport has changed.
  package final func settleOffset() {
    let anchor = hasShownContent ? settings.anchor : settings.initialAnchor
    for axis in Axis.allCases {
      let range = range(along: axis)
      let wish = followsAnchor ? anchor.map { $0[axis] * range } ?? offset[axis] : offset[axis]
      offset[axis] = min(max(0, wish.asCoordinate), range)
    }
    if !hasShownContent, Axis.allCases.contains(where: { range(along: $0) > 0 }) {
      hasShownContent = true
      if settings.anchor != settings.initialAnchor { followsAnchor = isAtAnchor }
    }
  }

  /// Whether the content stands where the default anchor wants it.
  private final var isAtAnchor: Bool {
    guard let anchor = settings.anchor else { return false }
    return Axis.allCases.allSatisfy { abs(offset[$0] - anchor[$0] * range(along: $0)) < 0.5 }
  }

  /// Moves the viewport over the content, as far as there is any, because of input.
  ///
  /// - Parameter delta: In points of the viewport; positive shows what is further right and down, infinite goes to the end.
  /// - Returns: What is left of it.
  package final func scroll(by delta: CGSize) -> CGSize {
    let toLeading: CGFloat = isMirrored ? -1 : 1
    var rest = delta
    rest.width = move(by: delta.width * toLeading, along: .horizontal) * toLeading
    rest.height = move(by: delta.height, along: .vertical)
    return rest
  }

  private final func move(by distance: CGFloat, along axis: Axis) -> CGFloat {
    guard distance != 0, !distance.isNaN else { return 0 }
    let old = offset[axis]
    let new = min(max(0, old + distance), range(along: axis))
    guard new != old else { return distance }
    take(new, along: axis, isOfInput: true)
    if distance.isInfinite { followEnd(along: axis, isFar: distance > 0) }
    return distance.isFinite ? distance - (new - old) : 0
  }

  /// Keeps to an end of the content until the frame is complete: rows that come into sight there may have other lengths than
  /// was thought.
  private final func followEnd(along axis: Axis, isFar: Bool) {
    let edge: Edge =
      switch axis {
      case .vertical: isFar ? .bottom : .top
      case .horizontal: isFar ? .trailing : .leading
      }
    host.requestScroll(
      ScrollRequest(
        reader: host.handles.handle(for: self), goal: .edge(edge), isOfOneScrollView: true, isOfInput: true))
  }

  /// Moves the viewport to an offset, as far as there is content.
  ///
  /// - Returns: Whether that is another one.
  @discardableResult
  package final func scroll(to wish: CGFloat, along axis: Axis, isOfInput: Bool = false) -> Bool {
    let new = min(max(0, wish.asCoordinate), range(along: axis))
    guard new != offset[axis] else { return false }
    take(new, along: axis, isOfInput: isOfInput)
    return true
  }

  private final func take(_ new: CGFloat, along axis: Axis, isOfInput: Bool) {
    if isOfInput {
      moves.travel[axis] += new - offset[axis]
      movesByInput &+= 1
    } else {
      moves.jumps &+= 1
    }
    offset[axis] = new
    // Who scrolls back to the default anchor follows it again.
    followsAnchor = isAtAnchor
    needsContentPlacement()
  }

  /// Returns the offset at which a stretch of the content is seen.
  ///
  /// - Parameters:
  ///   - start: Of the stretch, from the near edge of the content, in points.
  ///   - length: Of the stretch.
  ///   - anchor: The point of the stretch and of the viewport that shall meet; `nil` for as little movement as
  ///     possible.
  ///   - old: The offset that the movement starts from.
  private final func offset(
    showing start: CGFloat, _ length: CGFloat, anchor: CGFloat?, along axis: Axis, from old: CGFloat
  ) -> CGFloat {
    let viewport = insideLength(along: axis)
    if let anchor { return start + anchor * length - anchor * viewport }
    if start < old || length > viewport { return start }
    return max(old, start + length - viewport)
  }

  /// Returns the offset at which a rectangle of the content is seen.
  ///
  /// - Parameters:
  ///   - rect: In coordinates of the content; `x` counts from the left.
  ///   - anchor: The point of the rectangle and of the viewport that shall meet; `nil` for as little movement as
  ///     possible.
  ///   - old: The offset that the movement starts from.
  package final func offset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    within(unboundedOffset(revealing: rect, anchor: anchor, from: old))
  }

  /// Returns the offset at which a rectangle of the content would be seen if the content had no end.
  package final func unboundedOffset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    let left = isMirrored ? contentSize.width - rect.maxX : rect.minX
    let leadingAnchor = anchor.map { isMirrored ? 1 - $0.x : $0.x }
    return CGPoint(
      x: offset(showing: left, rect.width, anchor: leadingAnchor, along: .horizontal, from: old.x),
      y: offset(showing: rect.minY, rect.height, anchor: anchor?.y, along: .vertical, from: old.y))
  }

  /// Returns the nearest offset at which there is content.
  package final func within(_ wish: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, wish.x.asCoordinate), range(along: .horizontal)),
      y: min(max(0, wish.y.asCoordinate), range(along: .vertical)))
  }

  /// Moves the viewport so that a rectangle of the content is seen.
  ///
  /// - Returns: Whether that needs another offset.
  @discardableResult
  package final func reveal(_ rect: CGRect, anchor: UnitPoint?) -> Bool {
    scroll(to: offset(revealing: rect, anchor: anchor, from: offset))
  }

  /// Moves the viewport to an offset, as far as there is content.
  ///
  /// - Returns: Whether that is another one.
  @discardableResult
  package final func scroll(to wish: CGPoint, isOfInput: Bool = false) -> Bool {
    let isMovedAcross = scroll(to: wish.x, along: .horizontal, isOfInput: isOfInput)
    let isMovedDown = scroll(to: wish.y, along: .vertical, isOfInput: isOfInput)
    return isMovedAcross || isMovedDown
  }
}

extension ScrollNode {
  /// Moves the viewport with content that turned out to stand elsewhere, so that what is seen stays where it is. The
  /// next placement keeps it inside the content.
  package final func shift(by distance: CGFloat, along axis: Axis) {
    if keepsToDefaultAnchor { return }
    offset[axis] = max(0, offset[axis] + distance)
    pullStart?[axis] += distance
    motion?.shift(by: distance, along: axis)
    needsContentPlacement()
  }

  /// Whether changes of the content leave the default anchor in sight.
  package final var keepsToDefaultAnchor: Bool { followsAnchor && settings.anchor != nil }
}

/// The moves of a scroll view's content that input or client code asked for.
package struct ScrollMoves: Equatable {
  /// The sum of the moves by input, in points of the offset.
  package internal(set) var travel = CGPoint.zero
  /// The number of moves to a place that was asked for.
  package internal(set) var jumps: UInt = 0
}

/// What a key does to a scroll view.
package enum ScrollCommand: Equatable {
  /// By a distance in points.
  case by(CGSize)
  /// By what is seen at once, less a little that stays for orientation: 1 forwards, -1 back.
  case pages(CGFloat)
  /// To the beginning of the content.
  case start
  /// To the end of the content.
  case end

  /// What stays of a page when the next is shown, as a part of it.
  private static let overlap: CGFloat = 0.1

  package func delta(in scroll: ScrollNode) -> CGSize {
    let axis: Axis = scroll.scrolls(along: .vertical) ? .vertical : .horizontal
    let along = { (distance: CGFloat) in
      axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
    }
    switch self {
    case .by(let delta): return delta
    case .pages(let count):
      let page = axis == .vertical ? scroll.size.height : scroll.size.width
      return along(page * (1 - Self.overlap) * count)
    case .start: return along(-.infinity)
    case .end: return along(.infinity)
    }
  }
}

/// An item that changes with whether a scroll view inside it is scrolled down: a page whose bar is drawn over the content then.
package protocol ScrollingPage: ItemNode {
  /// Returns a scroll view inside is scrolled down, or no longer is.
  @MainActor func scrollDidChange(_ isScrolled: Bool)
}

extension ScrollNode {
  /// Tells the innermost page around this view that it is scrolled down, or no longer is.
  final func announceScroll(_ isScrolled: Bool) {
    var node = container
    while let current = node {
      if let page = current as? any ScrollingPage {
        return alreadyOnMainActor(with: page) { $0.scrollDidChange(isScrolled) }
      }
      node = current.container
    }
  }
}
