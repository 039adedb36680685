import TributaryGeometry
public import TributaryMotion

extension ViewGraph {
  /// The animations of this host; `nil` until the first animation.
  package var animations: AnimationTimeline? {
    get { features[AnimationTimeline.self] }
    set { features[AnimationTimeline.self] = newValue }
  }

  /// Whether an animation has ever started, so that changes can be animated.
  package var hasMotion: Bool { animations != nil }

  /// Creates the timeline if necessary, so that later changes can be animated.
  package func makeAnimations() {
    if animations == nil { animations = AnimationTimeline(self) }
  }
}

extension AnimationTimeline: HostFeature {
  package func checkInvariants(_ fail: (String) -> Void) { checkTracks(fail) }

  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init(host) }
}

/// The animation steps of a walk, in the order in which the passes call them.
extension ViewGraph {
  /// Begins the animations of a walk.
  ///
  /// - Parameter transaction: The transaction of the walk; `nil` if there is none. Without one, only modifiers that
  ///   change every transaction can animate changes.
  @MainActor
  package func beginMotion(within transaction: Transaction?) {
    if transaction?.animation != nil { makeAnimations() }
    animations?.beginWalk(transaction ?? Transaction())
  }

  /// Creates the bodies of the transitions of items that were part of newly created content.
  ///
  /// - Returns: Whether there were any, so that items have to be collected again.
  @MainActor
  package func decideArrivals() -> Bool {
    guard let animations, !animations.undecided.isEmpty else { return false }
    animations.decideTransitions()
    return true
  }

  /// Changes inserted items with a body transition from the phase `willAppear` to `identity`.
  ///
  /// - Returns: Whether the passes have to run again.
  @MainActor
  package func showsArrivals() -> Bool {
    guard let animations else { return false }
    return animations.showArrivals() || !queues.update.isEmpty
  }

  /// Ends the animations of a walk.
  @MainActor
  package func endMotion() {
    animations?.endWalk()
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
