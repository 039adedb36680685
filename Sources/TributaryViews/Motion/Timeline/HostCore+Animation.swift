extension HostCore {
  /// What moves; `nil` as long as nothing ever did.
  package var animations: AnimationTimeline? {
    get { features[AnimationTimeline.self] }
    set { features[AnimationTimeline.self] = newValue }
  }
}

extension AnimationTimeline: HostFeature {
  package static let slot = FeatureSlot()

  package convenience init(of host: HostCore) { self.init(host) }
}
