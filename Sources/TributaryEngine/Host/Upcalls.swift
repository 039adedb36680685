/// The features that the engine calls and later modules implement.
///
/// A hook of a node is preferable wherever a node is available. The members of this type concern a whole tree. Each is
/// a protocol that documents the calls of the engine and their time. The engine has no other calls to later modules.
package struct Upcalls {
  /// The feature for lazy containers and scroll views; `nil` while the tree has none.
  package var layout: (any LayoutFollower)?

  /// The feature for presses and focus; `nil` until the first input event.
  package var visibility: (any VisibilityObserver)?

  /// The animations; `nil` if no module animates the tree.
  package var animator: (any TreeAnimator)?

  package init() {}
}

/// A feature that continues after layout: it creates the visible rows and moves scrolled content.
///
/// Each host has one object, which registers itself in ``HostFeatures/upcalls`` when the feature is first used. Until
/// then, a layout pass costs one comparison.
package protocol LayoutFollower: AnyObject {
  /// Whether a frame has pending work for this feature. Read between frames.
  var hasPendingWork: Bool { get }

  /// Whether a layout pass may have to run again because of this feature. The value can change during the pass, which
  /// can create the first lazy container.
  var followsLayout: Bool { get }

  /// Applies a completed layout: creates and removes rows, and moves content. Called repeatedly until it returns
  /// `false`.
  ///
  /// - Parameter owner: The item whose content may change; `nil` for the whole tree.
  /// - Returns: Whether layout has to run again.
  @MainActor func followLayout(within owner: ItemNode?) -> Bool

  /// Called after a layout pass.
  ///
  /// - Parameter owner: The item whose scope was laid out; `nil` for the whole tree.
  @MainActor func layoutDidEnd(within owner: ItemNode?)

  /// Called at the end of a frame, after its last pass.
  @MainActor func frameWillEnd()

  /// Returns whether an item that was added in a walk only became visible, so that it has no insertion transition.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - walk: The number of the walk.
  func wasOnlyRevealed(_ item: ItemNode, in walk: UInt32) -> Bool
}

/// A feature that stores references to views that receive input, and releases those that become unavailable while they
/// are in the tree.
///
/// Each host has one object, which registers itself in ``HostFeatures/upcalls`` when the feature is first used.
@MainActor
package protocol VisibilityObserver: AnyObject {
  /// Called after views have started a removal transition.
  func departuresDidBegin()
}
