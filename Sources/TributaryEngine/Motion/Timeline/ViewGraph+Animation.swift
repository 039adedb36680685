import TributaryGeometry
public import TributaryMotion

extension ViewGraph {
  /// What moves; `nil` as long as nothing ever did.
  package var animations: AnimationTimeline? {
    get { features[AnimationTimeline.self] }
    set { features[AnimationTimeline.self] = newValue }
  }

  /// Whether anything ever moved, so that what changes may go by an animation.
  package var hasMotion: Bool { animations != nil }

  /// Sees to it that what changes from now on can move.
  package func makeAnimations() {
    if animations == nil { animations = AnimationTimeline(self) }
  }
}

extension AnimationTimeline: HostFeature {
  package func checkInvariants(_ fail: (String) -> Void) { checkTracks(fail) }

  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init(host) }
}

/// What moves, while a walk goes on: what the passes of the engine ask for, in their order.
extension ViewGraph {
  /// A walk begins.
  ///
  /// - Parameter transaction: The one that the walk shows; `nil` if it shows none. Then nothing but what always animates can
  ///   animate.
  @MainActor
  package func beginMotion(within transaction: Transaction?) {
    if transaction?.animation != nil { makeAnimations() }
    animations?.beginWalk(transaction ?? Transaction())
  }

  /// Makes the bodies of those transitions whose items stand from the start in what is new.
  ///
  /// - Returns: Whether there were any, so that items have to be collected again.
  @MainActor
  package func decideArrivals() -> Bool {
    guard let animations, !animations.undecided.isEmpty else { return false }
    animations.decideTransitions()
    return true
  }

  /// Whether the passes have to run once more: what comes by a transition with a body stands as if it was about to come; from
  /// there it goes on to where it belongs.
  @MainActor
  package func showsArrivals() -> Bool {
    guard let animations else { return false }
    return animations.showArrivals() || !queues.update.isEmpty
  }

  /// A walk has shown its transaction.
  @MainActor
  package func endMotion() {
    animations?.endWalk()
    matchedGeometry?.endWalk()
  }
}

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

extension AnimationContext {
  /// The environment of what is animated. What an animation shows are numbers that belong to no view: these are the values
  /// where nobody has set any.
  public var environment: EnvironmentValues { EnvironmentValues() }
}
