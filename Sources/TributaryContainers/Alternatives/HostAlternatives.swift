package import TributaryEngine

/// The state that the containers of alternatives of a host share.
package final class HostAlternatives: HostFeature {
  package static let slot = FeatureSlot()

  /// The feature for presses and focus; `nil` until the first input event.
  package var observer: (any AlternativesObserver)?

  /// The pass, as the number of passes finished before it, in which the tree could first contain concealed items. In
  /// this pass, some items do not count as concealed when they are created, below any container of alternatives.
  var firstPass: Int?

  package init(of host: ViewGraph) {}
}

/// A feature that stores references to views that receive input, and releases those that become concealed.
@MainActor
package protocol AlternativesObserver: AnyObject {
  /// Called in the preference pass after the shown alternative of a container has changed and the views below have been
  /// notified.
  func shownAlternativeDidChange(of container: AlternativesNode)
}
