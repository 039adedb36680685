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
