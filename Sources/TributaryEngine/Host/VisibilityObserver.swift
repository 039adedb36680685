/// A feature that keeps references to views that receive input, and must let go of those that can no longer be used although
/// they are still in the tree.
///
/// One object per host; it registers itself in ``HostFeatures/upcalls`` when the feature is first used.
@MainActor
package protocol VisibilityObserver: AnyObject {
  /// Views have begun to leave by a transition.
  func departuresDidBegin()

  /// Other alternatives of a container are shown than before. Called in the preference pass, after the views below were told.
  func shownAlternativeDidChange(of container: AlternativesNode)
}
