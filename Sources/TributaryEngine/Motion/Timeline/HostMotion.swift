import TributaryGeometry
public import TributaryMotion

/// The motion of a host: its animations, transitions, departures, and matched geometry.
///
/// The value is only a reference to the host. The state is in ``AnimationTimeline`` and ``MatchedGeometryRegistry``,
/// which exist from the first animation and the first matched view on.
@usableFromInline
package struct HostMotion {
  @usableFromInline let host: ViewGraph

  @inlinable @inline(__always)
  init(of host: ViewGraph) { self.host = host }

  /// The timeline of the host; `nil` until the first animation.
  package var timeline: AnimationTimeline? {
    get { host.features[AnimationTimeline.self] }
    nonmutating set { host.features[AnimationTimeline.self] = newValue }
  }

  /// Whether an animation has ever started, so that changes can be animated.
  package var hasStarted: Bool { timeline != nil }

  /// Returns whether the position, the size, or the transition of any item of a container is animated.
  ///
  /// - Complexity: O(*n*) in the animated positions and transitions of the host.
  package func movesItems(of container: ItemNode) -> Bool {
    guard let timeline else { return false }
    let isInside = { (handle: NodeHandle) in host.handles.node(for: handle)?.asItem?.container === container }
    return timeline.frames.contains { isInside($0.handle) } || timeline.effects.values.contains { isInside($0.handle) }
  }

  /// Returns the timeline. If there is none, the function creates one, which animates changes from the next walk on.
  @discardableResult
  package func makeTimeline() -> AnimationTimeline {
    if let timeline { return timeline }
    let new = AnimationTimeline(host)
    timeline = new
    return new
  }

  /// Returns the timeline. If there is none, the function creates one, which takes part in a walk in progress.
  @MainActor
  package func joinTimeline() -> AnimationTimeline {
    if let timeline { return timeline }
    let new = makeTimeline()
    if host.phase == .walking { new.beginWalk(Transaction()) }
    return new
  }
}

extension AnimationTimeline: HostFeature {
  package func checkInvariants(_ fail: (String) -> Void) { checkTracks(fail) }

  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init(host) }
}

/// The animation steps of a walk, in the order in which the passes call them.
extension HostMotion {
  /// Begins the animations of a walk.
  ///
  /// - Parameter transaction: The transaction of the walk; `nil` if there is none. Without one, only modifiers that
  ///   change every transaction can animate changes.
  @MainActor
  package func beginWalk(within transaction: Transaction?) {
    if transaction?.animation != nil { makeTimeline() }
    timeline?.beginWalk(transaction ?? Transaction())
  }

  /// Creates the bodies of the transitions of items that were part of newly created content.
  ///
  /// - Returns: Whether there were any, so that items have to be collected again.
  @MainActor
  package func decideArrivals() -> Bool {
    guard let timeline, !timeline.undecided.isEmpty else { return false }
    timeline.decideTransitions()
    return true
  }

  /// Changes inserted items with a body transition from the phase `willAppear` to `identity`.
  ///
  /// - Returns: Whether the passes have to run again.
  @MainActor
  package func showsArrivals() -> Bool {
    guard let timeline else { return false }
    return timeline.showArrivals() || !host.queues.update.isEmpty
  }

  /// Ends the animations of a walk.
  @MainActor
  package func endWalk() {
    timeline?.endWalk()
    matchedGeometry?.endWalk()
  }
}

extension AnimationTimeline {
  /// Calls `body` for every animated property with the node, the property (`nil` for position and size), and the run.
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

extension AnimationContext {
  /// The environment of the animation. The animated values do not belong to a view, so these are the default values.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
