/// What a host knows of its transitions, so that trees without them ask no further.
package final class TransitionFacts: HostFeature {
  package static let slot = FeatureSlot()

  /// Whether there ever was a view that is to go at once.
  package var hasIdentityTransitions = false

  package init(of host: ViewGraph) {}
}
