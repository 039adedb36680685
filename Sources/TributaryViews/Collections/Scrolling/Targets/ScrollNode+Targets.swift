@_spi(Engine) import TributaryEngine
package import TributaryGeometry

extension ScrollNode {
  /// Whether something chooses where the content comes to rest.
  package final var hasTargetBehavior: Bool { surroundings.scrollTargetBehavior.behavior != nil }

  /// Returns the targets in a part of the content, with the nearest ones outside of it, in view order.
  ///
  /// - Parameter window: Along an axis, in the content's physical coordinates, in points.
  package final func targets(along axis: Axis, in window: ClosedRange<CGFloat>) -> [ScrollTargetPlace] {
    guard let watchers = host.features[ScrollWatchers.self], let content = child else { return [] }
    var places: [ScrollTargetPlace] = []
    for handle in watchers.targets.entries {
      guard let node = host.handles.node(for: handle) as? ScrollTargetNode, node.scrollContainer(along: nil) === self,
        !node.isAbsent([.inactive, .concealed])
      else { continue }
      node.appendTargets(along: axis, in: window, of: content, to: &places)
    }
    return places
  }

  /// The axis along which targets follow each other.
  package final var mainAxis: Axis { scrolls(along: .vertical) ? .vertical : .horizontal }

  /// What of the content is seen between its margins, in its physical coordinates.
  package final var shownRect: CGRect {
    CGRect(
      origin: physical(offset),
      size: CGSize(width: insideLength(along: .horizontal), height: insideLength(along: .vertical)))
  }

  /// Returns the top left corner of what is seen of the content at an offset, and the offset at which it is seen there.
  private func physical(_ offset: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - insideLength(along: .horizontal) - offset.x, y: offset.y) : offset
  }

  /// Where the content comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would.
  ///   - start: The offset at which the movement began.
  ///   - velocity: Of the offset, in points a second.
  /// - Returns: An offset; `nil` if nothing has a say in it.
  @MainActor
  package final func target(_ proposed: CGPoint, from start: CGPoint, velocity: CGSize) -> CGPoint? {
    let environment = surroundings
    guard let behavior = environment.scrollTargetBehavior.behavior else { return nil }
    let inside = shownRect.size
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: physical(start), size: inside)),
      velocity: CGVector(dx: isMirrored ? -velocity.width : velocity.width, dy: velocity.height),
      contentSize: contentSize, containerSize: inside, axes: axes, environment: environment,
      stops: { [unowned self] in stops(along: $0, near: $1) })
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
    return within(physical(corner))
  }

  /// Returns the places of the viewport's left or upper edge at which it meets targets near a place, within the
  /// content.
  private func stops(along axis: Axis, near place: CGFloat) -> [CGFloat] {
    let length = insideLength(along: axis)
    let most = contentSize.length(along: axis) - length
    // From right to left it is the right edges that meet.
    let isFromRight = axis == .horizontal && isMirrored
    return targets(along: axis, in: (place - length)...(place + 2 * length)).map { target in
      let stop =
        axis == .vertical ? target.rect.minY : isFromRight ? target.rect.maxX - length : target.rect.minX
      return min(max(0, stop), max(0, most))
    }
  }
}
