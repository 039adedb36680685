@_spi(Engine) public import TributaryEngine

/// The displayed values of an item, which drawing and lookups of displayed frames read.
extension ItemNode {
  /// Returns the displayed value of a property that only drawing reads.
  ///
  /// - Parameters:
  ///   - model: The value that the node stores.
  ///   - slot: The property.
  @inlinable @inline(__always)
  package final func shown<P>(_ model: P, _ slot: PropertySlot) -> P {
    mayMove ? onItsWay(model, slot) ?? model : model
  }

  /// Returns the displayed value of a property that only drawing reads; `nil` if it is not animated.
  @inlinable @inline(__always)
  package final func moving<P>(_ model: P, _ slot: PropertySlot) -> P? {
    mayMove ? onItsWay(model, slot) : nil
  }

  /// Returns the displayed value of a property of an item with a handle, as every animated item has; `nil` if it is not
  /// animated.
  @usableFromInline
  package final func onItsWay<P>(_ model: P, _ slot: PropertySlot) -> P? {
    guard let timeline = HostMotion.of(host).timeline else { return nil }
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
