/// The features that the engine calls although later modules implement them.
///
/// A hook of a node serves a feature better wherever a node is at hand. What stands here concerns a whole tree: each member is
/// a protocol that says what the engine asks, and when. Nothing else leads from the engine to a later module.
package struct Upcalls {
  /// Lazy containers and scroll views; `nil` while the tree has none.
  package var layout: (any LayoutFollower)?

  /// Presses and focus; `nil` while nothing has received input.
  package var visibility: (any VisibilityObserver)?

  package init() {}
}

/// A feature that continues where layout stops: it makes the rows that are visible now and moves what is scrolled.
///
/// One object per host; it registers itself in ``HostFeatures/upcalls`` when the feature is first used. Until then a layout pass
/// pays one comparison.
package protocol LayoutFollower: AnyObject {
  /// Whether a frame has anything to do for this feature. Asked between frames.
  var hasPendingWork: Bool { get }

  /// Whether the layout pass that begins may have to run again because of this feature.
  ///
  /// - Parameter start: Entries of the layout queue before this one belong to a scope around.
  func mayFollowLayout(from start: Int) -> Bool

  /// Acts on a finished layout: makes and removes rows, moves content. Called until it answers `false`.
  ///
  /// - Parameter owner: The item inside of which it may act; `nil` for the whole tree.
  /// - Returns: Whether layout has to run again.
  @MainActor func followLayout(within owner: ItemNode?) -> Bool

  /// The layout pass is complete.
  ///
  /// - Parameter owner: The item whose scope was laid out; `nil` for the whole tree.
  @MainActor func layoutDidEnd(within owner: ItemNode?)

  /// The frame ends, after its last pass.
  @MainActor func frameWillEnd()

  /// Whether an item that was added in a walk only became visible, so that it does not arrive by its transition.
  ///
  /// - Parameter walk: The number of the walk.
  func wasOnlyRevealed(_ item: ItemNode, in walk: UInt32) -> Bool
}

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
