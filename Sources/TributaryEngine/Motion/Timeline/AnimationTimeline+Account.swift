import TributaryGeometry
package import TributaryMotion

extension AnimationTimeline {
  /// Tells everything that is on its way: the node, the property (`nil` for place and size) and the run that shows it.
  package func forEachMotion(_ body: (NodeHandle, PropertySlot?, AnimationRun) -> Void) {
    for track in frames {
      guard let run = track.motion?.run ?? track.corrections.first?.run else { continue }
      body(track.handle, nil, run)
    }
    for track in tracks where !track.isDropped {
      if let run = track.run { body(track.node, track.slot, run) }
    }
  }
}
