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
