package import TributaryGeometry

/// What is shown of an item: asked for by whoever draws it, and by questions where something is shown.
extension ItemNode {
  /// Place and size in the container's coordinates, in points: where the item stands, or where it is shown.
  package final func frame(_ aspect: GeometryAspect) -> CGRect {
    if aspect == .shown, flags.contains(.isInMotion), let shown = host.animations?.shownFrame(of: self) { return shown }
    return CGRect(origin: origin, size: size)
  }

  /// A property that only drawing looks at, as it is shown.
  ///
  /// - Parameter model: What the node holds.
  @inlinable @inline(__always)
  package final func shown<P>(_ model: P, _ slot: PropertySlot) -> P {
    handleIndex == 0 ? model : onItsWay(model, slot) ?? model
  }

  /// A property that only drawing looks at, as it is shown; `nil` if it is not on its way.
  @inlinable @inline(__always)
  package final func moving<P>(_ model: P, _ slot: PropertySlot) -> P? {
    handleIndex == 0 ? nil : onItsWay(model, slot)
  }

  /// The same for an item that has a handle, as every item in motion has.
  @usableFromInline
  package final func onItsWay<P>(_ model: P, _ slot: PropertySlot) -> P? {
    guard let timeline = host.animations else { return nil }
    return timeline.moving(model, slot, of: self)
  }
}

extension AnimationTimeline {
  fileprivate func moving<P>(_ model: P, _ slot: PropertySlot, of item: ItemNode) -> P? {
    guard hasPropertyTracks, !isConsulting else { return nil }
    visitedTracks += 1
    guard let track = track(of: host.handles.handle(for: item), slot) as? PropertyTrack<P> else { return nil }
    return consulting { track.shown(model, at: host.time) }
  }
}
