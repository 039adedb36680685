@_spi(Engine) import TributaryEngine
package import TributaryGeometry

extension ScrollNode {
  /// Whether a behavior determines the position at which the content stops.
  package final var hasTargetBehavior: Bool { surroundings.scrollTargetBehavior.behavior != nil }

  /// Returns the targets in a range of the content, and the nearest targets outside it, in view order.
  ///
  /// - Parameter window: The range along the axis, in the content's physical coordinates, in points.
  package final func targets(along axis: Axis, in window: ClosedRange<CGFloat>) -> [ScrollTargetLocation] {
    guard let watchers = host.features[ScrollWatchers.self], let content = child else { return [] }
    var places: [ScrollTargetLocation] = []
    for handle in watchers.targets.entries {
      guard let node = host.handles.node(for: handle), node.scrollContainer(along: nil) === self,
        !node.isAbsent(.unplaced)
      else { continue }
      node.appendTargets(along: axis, in: window, of: content, to: &places)
    }
    return places
  }

  /// Returns the inactive rows in a range of the content, and the nearest ones outside it, of the lazy containers whose
  /// rows contain targets. The targets in an inactive row do not exist, so the row itself is a target. Otherwise, no
  /// movement could leave the active rows.
  private func unknownTargets(along axis: Axis, in window: ClosedRange<CGFloat>) -> [ScrollTargetLocation] {
    guard let watchers = host.features[ScrollWatchers.self], let content = child else { return [] }
    var known: Set<ObjectIdentifier> = []
    var places: [ScrollTargetLocation] = []
    for handle in watchers.targets.entries {
      guard let node = host.handles.node(for: handle), node.scrollContainer(along: nil) === self,
        !node.isAbsent(.unplaced)
      else { continue }
      var outer = node.container
      while let current = outer, current !== self {
        if let lazy = current as? LazyContainerNode, known.insert(ObjectIdentifier(lazy)).inserted {
          lazy.appendTargets(along: axis, in: window, lazy.transform(upTo: content), to: &places)
        }
        outer = current.container
      }
    }
    return places.filter(\.isUnmade)
  }

  /// The axis along which targets are arranged.
  package final var mainAxis: Axis { scrolls(along: .vertical) ? .vertical : .horizontal }

  /// The visible rectangle of the content between its margins, in the content's physical coordinates.
  package final var shownRect: CGRect {
    CGRect(
      origin: physical(offset),
      size: CGSize(width: insideLength(along: .horizontal), height: insideLength(along: .vertical)))
  }

  /// Returns the physical top left corner of the visible part for an offset, and vice versa.
  private func physical(_ offset: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - insideLength(along: .horizontal) - offset.x, y: offset.y) : offset
  }

  /// Returns the position at which the content stops.
  ///
  /// - Parameters:
  ///   - proposed: The offset without a behavior, in points.
  ///   - start: The offset at the start of the movement, in points.
  ///   - velocity: The velocity of the offset, in points per second.
  /// - Returns: The offset, in points, and whether it was determined from inactive rows; `nil` without a behavior.
  @MainActor
  package final func target(
    _ proposed: CGPoint, from start: CGPoint, velocity: CGSize
  ) -> (offset: CGPoint, isEstimated: Bool)? {
    let environment = surroundings
    guard let behavior = environment.scrollTargetBehavior.behavior else { return nil }
    let inside = shownRect.size
    var isEstimated = false
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: physical(start), size: inside)),
      velocity: CGVector(dx: isMirrored ? -velocity.width : velocity.width, dy: velocity.height),
      contentSize: contentSize, containerSize: inside, axes: axes, environment: environment,
      stops: { [unowned self] in stops(along: $0, near: $1, anchor: $2, &isEstimated) })
    var target = ScrollTarget(rect: CGRect(origin: physical(proposed), size: inside))
    behavior.updateTarget(&target, context: context)
    guard target.rect.origin.isFinite, target.rect.size.width.isFinite, target.rect.size.height.isFinite else {
      return nil
    }
    var corner = target.rect.origin
    if let anchor = target.anchor, anchor.isFinite {
      corner.x += anchor.x * (target.rect.width - inside.width)
      corner.y += anchor.y * (target.rect.height - inside.height)
    }
    return (within(physical(corner)), isEstimated)
  }

  /// Returns the positions of the left or top edge of the viewport that align with targets near a position, within the
  /// content.
  ///
  /// - Parameter anchor: The point of a target that is aligned with the same point of the viewport; `nil` for the
  ///   leading edge.
  private func stops(
    along axis: Axis, near place: CGFloat, anchor: UnitPoint?, _ isEstimated: inout Bool
  ) -> [CGFloat] {
    let length = insideLength(along: axis)
    let most = contentSize.length(along: axis) - length
    // In right-to-left layout, the right edges are aligned.
    let isFromRight = axis == .horizontal && isMirrored
    let window = (place - length)...(place + 2 * length)
    let unknown = unknownTargets(along: axis, in: window)
    if !unknown.isEmpty { isEstimated = true }
    return (targets(along: axis, in: window) + unknown).map { target in
      let stop =
        if let anchor, anchor.isFinite {
          target.rect.origin[axis] + (axis == .vertical ? anchor.y : anchor.x)
            * (target.rect.size.length(along: axis) - length)
        } else {
          axis == .vertical ? target.rect.minY : isFromRight ? target.rect.maxX - length : target.rect.minX
        }
      return min(max(0, stop), max(0, most))
    }
  }
}
