@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

extension ScrollNode {
  /// Returns the distance by which the content can be scrolled along an axis, in points.
  package final func range(along axis: Axis) -> CGFloat {
    guard scrolls(along: axis) else { return 0 }
    return max(0, contentSize.length(along: axis) - insideLength(along: axis))
  }

  /// Returns the length of the viewport between the margins of the content, in points.
  package final func insideLength(along axis: Axis) -> CGFloat {
    max(0, size.length(along: axis).asCoordinate - margins.content.sum(along: axis))
  }

  /// Limits the offset to the content after a change of the content or viewport.
  package final func settleOffset() {
    if followsAnchor, let anchor = hasShownContent ? settings.anchor : settings.initialAnchor {
      excess.distance = .zero
      for axis in Axis.allCases {
        let range = range(along: axis)
        offset[axis] = min(max(0, (anchor[axis] * range).asCoordinate), range)
      }
    } else {
      limitOffset()
    }
    if !hasShownContent, Axis.allCases.contains(where: { range(along: $0) > 0 }) {
      hasShownContent = true
      if settings.anchor != settings.initialAnchor { followsAnchor = isAtAnchor }
    }
    if let edge = keptEdge {
      discardExcess(along: edge.axis)
      offset = offset(at: edge)
      followsAnchor = isAtAnchor
    }
  }

  /// Whether the content is at the default anchor.
  final var isAtAnchor: Bool {
    guard let anchor = settings.anchor else { return false }
    return Axis.allCases.allSatisfy { abs(offset[$0] - anchor[$0] * range(along: $0)) < 0.5 }
  }

  /// Scrolls the content in response to input, within its bounds.
  ///
  /// - Parameter delta: The movement of the viewport, in points. Positive values reveal content to the right and below;
  ///   an infinite value scrolls to the end.
  /// - Returns: The remaining distance, in points.
  package final func scroll(by delta: CGSize) -> CGSize {
    host.features[ScrollRegistry.self]?.endMovement(of: self)
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

  /// Keeps the viewport at an end of the content until the frame is complete, since activated rows can differ from
  /// their estimates.
  private final func followEnd(along axis: Axis, isFar: Bool) {
    let edge: Edge =
      switch axis {
      case .vertical: isFar ? .bottom : .top
      case .horizontal: isFar ? .trailing : .leading
      }
    ScrollRegistry.of(host).add(
      ScrollRequest(
        reader: host.handles.handle(for: self), goal: .edge(edge), isOfOneScrollView: true, isOfInput: true))
  }

  /// Scrolls to an offset along an axis, limited to the content.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  package final func scroll(to requested: CGFloat, along axis: Axis, isOfInput: Bool = false) -> Bool {
    let new = min(max(0, requested.asCoordinate), range(along: axis))
    guard new != offset[axis] else { return false }
    take(new, along: axis, isOfInput: isOfInput)
    return true
  }

  private final func take(_ new: CGFloat, along axis: Axis, isOfInput: Bool) {
    if isOfInput {
      moves.travel[axis] += new - offset[axis]
      movesByInput &+= 1
      recordInput()
    } else {
      moves.jumps &+= 1
    }
    offset[axis] = new
    discardExcess(along: axis)
    if let edge = keptEdge, offset(at: edge) != offset { keptEdge = nil }
    // Scrolling back to the default anchor makes the content follow it again.
    followsAnchor = isAtAnchor
    needsContentPlacement()
  }

  /// Returns the offset at which a range of the content is visible, in points.
  ///
  /// - Parameters:
  ///   - start: The distance of the range from the near edge of the content, in points.
  ///   - length: The length of the range, in points.
  ///   - anchor: The relative position that is aligned in the range and the viewport; `nil` for the shortest movement.
  ///   - axis: The axis of the range.
  ///   - old: The offset before the movement, in points.
  private final func offset(
    showing start: CGFloat, _ length: CGFloat, anchor: CGFloat?, along axis: Axis, from old: CGFloat
  ) -> CGFloat {
    let viewport = insideLength(along: axis)
    if let anchor { return start + anchor * length - anchor * viewport }
    if start < old || length > viewport { return start }
    return max(old, start + length - viewport)
  }

  /// Returns the offset at which a rectangle of the content is visible, limited to the content.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the content's coordinates; `x` from the left.
  ///   - anchor: The point that is aligned in the rectangle and the viewport; `nil` for the shortest movement.
  ///   - old: The offset before the movement, in points.
  package final func offset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    within(unboundedOffset(revealing: rect, anchor: anchor, from: old))
  }

  /// Returns the offset at which a rectangle of the content is visible, without the limits of the content.
  package final func unboundedOffset(revealing rect: CGRect, anchor: UnitPoint?, from old: CGPoint) -> CGPoint {
    let left = isMirrored ? contentSize.width - rect.maxX : rect.minX
    let leadingAnchor = anchor.map { isMirrored ? 1 - $0.x : $0.x }
    return CGPoint(
      x: offset(showing: left, rect.width, anchor: leadingAnchor, along: .horizontal, from: old.x),
      y: offset(showing: rect.minY, rect.height, anchor: anchor?.y, along: .vertical, from: old.y))
  }

  /// Returns an offset limited to the content.
  package final func within(_ requested: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, requested.x.asCoordinate), range(along: .horizontal)),
      y: min(max(0, requested.y.asCoordinate), range(along: .vertical)))
  }

  /// Scrolls such that a rectangle of the content is visible.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  package final func reveal(_ rect: CGRect, anchor: UnitPoint?) -> Bool {
    scroll(to: offset(revealing: rect, anchor: anchor, from: offset))
  }

  /// Scrolls to an offset, limited to the content.
  ///
  /// - Returns: Whether the offset changed.
  @discardableResult
  package final func scroll(to requested: CGPoint, isOfInput: Bool = false) -> Bool {
    let isMovedAcross = scroll(to: requested.x, along: .horizontal, isOfInput: isOfInput)
    let isMovedDown = scroll(to: requested.y, along: .vertical, isOfInput: isOfInput)
    return isMovedAcross || isMovedDown
  }
}

extension ScrollNode {
  /// Whether the default anchor remains visible when the content changes.
  package final var keepsToDefaultAnchor: Bool { followsAnchor && settings.anchor != nil }
}

extension Edge {
  /// The axis across the edge, along which a scroll view reaches it.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// The scroll movements that input or client code has caused.
package struct ScrollMoves: Equatable {
  /// The sum of the movements by input, in points of the offset.
  package internal(set) var travel = CGPoint.zero
  /// The number of movements to a requested position.
  package internal(set) var jumps: UInt = 0
}

/// A scroll command that a key triggers.
package enum ScrollCommand: Equatable {
  /// A movement by a distance in points.
  case by(CGSize)
  /// A movement by a number of pages, which overlap slightly: 1 forward, -1 backward.
  case pages(CGFloat)
  /// A movement to the start of the content.
  case start
  /// A movement to the end of the content.
  case end

  /// The overlap of consecutive pages, as a fraction of the page.
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

/// An item with a bar over its content, which depends on whether content is scrolled under the bar.
package protocol ScrollingPage: ItemNode {
  /// Records whether the content of a scroll view is scrolled under the bar, after a change of that or of the
  /// visibility of the scroll view.
  @MainActor func scrollDidChange(_ scroll: ScrollNode, isUnderBar: Bool)
}

extension ScrollNode {
  /// The innermost page, if this view is scrolled down and its viewport touches the bar of the page; otherwise `nil`.
  ///
  /// The content of a scroll view in another one that scrolls vertically moves under the bar only with the outer
  /// content.
  final var pageAboveScrolledContent: NodeHandle? {
    guard offset.y > 0 else { return nil }
    var touchesBar = false
    // The distance by which content is visible above the viewport, under the inner bars.
    var reach: CGFloat = 0
    var node: ItemNode = self
    while let container = node.container {
      let cover = container.cover(around: node)
      if cover.barrier.contains(.vertical) { return nil }
      if cover.sides.top > 0 {
        let top = transform(upTo: container).map(CGRect(origin: .zero, size: size)).minY - reach
        touchesBar = top <= cover.sides.top + SafeAreaReach.tolerance
        if touchesBar { reach += max(0, top) }
      }
      if let page = container as? any ScrollingPage { return touchesBar ? host.handles.handle(for: page) : nil }
      node = container
    }
    return nil
  }
}
