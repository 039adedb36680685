@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryLayout

extension ScrollNode {
  /// How far the content can be moved along an axis, in points.
  package final func range(along axis: Axis) -> CGFloat {
    guard scrolls(along: axis) else { return 0 }
    return max(0, contentSize.length(along: axis) - insideLength(along: axis))
  }

  /// The length of the viewport between the margins of the content, in points.
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

  /// The offset at which a stretch of the content is seen.
  ///
  /// - Parameters:
  ///   - start: Of the stretch, from the near edge of the content, in points.
  ///   - length: Of the stretch.
  ///   - anchor: The point of the stretch and of the viewport that shall meet; `nil` for as little movement as possible.
  ///   - old: The offset that the movement starts from.
  private final func offset(
    showing start: CGFloat, _ length: CGFloat, anchor: CGFloat?, along axis: Axis, from old: CGFloat
  ) -> CGFloat {
    let viewport = insideLength(along: axis)
    if let anchor { return start + anchor * length - anchor * viewport }
    if start < old || length > viewport { return start }
    return max(old, start + length - viewport)
  }

  /// The offset at which a rectangle of the content is seen.
  ///
  /// - Parameters:
  ///   - rect: In coordinates of the content; `x` counts from the left.
  ///   - anchor: The point of the rectangle and of the viewport that shall meet; `nil` for as little movement as possible.
  ///   - old: The offset that the movement starts from.
  package final func offset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    within(unboundedOffset(revealing: rect, anchor: anchor, from: old))
  }

  /// The offset at which a rectangle of the content would be seen if the content had no end.
  package final func unboundedOffset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    let left = isMirrored ? contentSize.width - rect.maxX : rect.minX
    let leadingAnchor = anchor.map { isMirrored ? 1 - $0.x : $0.x }
    return CGPoint(
      x: offset(showing: left, rect.width, anchor: leadingAnchor, along: .horizontal, from: old.x),
      y: offset(showing: rect.minY, rect.height, anchor: anchor?.y, along: .vertical, from: old.y))
  }

  /// The nearest offset at which there is content.
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
