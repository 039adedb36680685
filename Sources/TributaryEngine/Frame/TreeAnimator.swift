package import TributaryGeometry

/// The animations of one tree, as the engine uses them.
///
/// A module that animates registers one object for each graph in ``Upcalls/animator``. Without an animator, a removed
/// subtree leaves the tree at once, and every item is displayed in its model frame.
///
/// The engine calls no member for every node. It tests a flag first: `TransactionQueue/mayAnimate` before a change,
/// `isInMotion` before it reads a displayed value, and `hasDepartures` or `TreeFacts/absences` before it reads the
/// departures. The article *The animation contract* lists the caller, the moment, and the permitted effects of each
/// member.
package protocol TreeAnimator: AnyObject {
  // MARK: Walks

  /// Begins a walk. The animator sets `TransactionQueue/mayAnimate` if the changes of the walk can be animated.
  ///
  /// - Parameter transaction: The transaction whose changes the walk displays; `nil` if there is none.
  @MainActor func beginWalk(within transaction: Transaction?)

  /// Completes the arrangement of inserted items after containers have collected their items.
  ///
  /// - Returns: Whether items have to be collected again.
  @MainActor func itemsWereCollected() -> Bool

  /// Places the items whose position depends on the position of other items.
  ///
  /// - Parameter place: A closure that runs layout from its roots.
  /// - Returns: Whether any item was placed.
  @MainActor @discardableResult func placeFollowers(_ place: () -> Void) -> Bool

  /// Changes inserted items from their first appearance to their final one, after they have been placed.
  ///
  /// - Returns: Whether the passes have to run again in this walk.
  @MainActor func showsArrivals() -> Bool

  /// Ends a walk, and starts the animations of its changes.
  @MainActor func endWalk()

  /// Starts the animations of early passes, which wait for the next frame, because the frame begins.
  @MainActor func releaseHeldAnimations()

  /// Moves the begin of the animations that wait for the next frame to the current time, because the clock has moved.
  func moveHeldAnimations()

  // MARK: Changes

  /// Whether any value of the tree has been animated. If not, a change of a model does not concern the animator.
  var hasStarted: Bool { get }

  /// Whether an animation or a removal transition continues in the next frame.
  var isActive: Bool { get }

  /// Animates the interpolating part of a node's model, before the part changes.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: The interpolating part that the node stores.
  ///   - new: The interpolating part of the new value.
  ///   - show: A closure that stores an interpolating part in the node and schedules an evaluation of its client code.
  /// - Returns: The interpolating part for the node to store: that of the new value, or the displayed one.
  @MainActor func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V

  /// Records the frame of a placed item before its position or size changes.
  func frameWillChange(of item: ItemNode)

  /// Starts the transitions of the items that were inserted into a container, or that replaced the item of a modifier.
  ///
  /// - Parameters:
  ///   - items: The items after the change.
  ///   - old: The items before the change.
  @MainActor func itemsDidArrive(among items: ContiguousArray<ItemNode>, since old: ContiguousArray<ItemNode>)

  // MARK: Removal

  /// Decides how a unit leaves the tree, before it is removed. An animator that keeps the unit owns it afterward.
  ///
  /// - Parameters:
  ///   - unit: The unit, which its parent no longer refers to.
  ///   - key: A closure that returns the identity of the unit in its parent. It can run client code.
  @MainActor func removal(of unit: ViewNode, key: () -> AnyHashable) -> UnitRemoval

  /// Returns a departing unit to the parent that has the same identity again; `nil` if there is none.
  @MainActor func reinstate(in parent: ViewNode, key: () -> AnyHashable) -> ViewNode?

  /// Becomes the owner of a node that its parent is about to remove, if a departure displays the node or an item inside
  /// it.
  ///
  /// - Returns: Whether the animator owns the node, and removes it at the end of the departure.
  @MainActor func keeps(_ node: ViewNode) -> Bool

  /// Ends the ownership of a node that its parent contains again.
  @MainActor func giveBack(_ node: ItemNode)

  /// Ends the departures whose ancestors were removed, after the removal of a subtree.
  @MainActor func subtreeWasRemoved()

  // MARK: Departures

  /// Keeps departing items attached to their departures, and in the drawing order, after the items of a container or
  /// modifier have changed.
  ///
  /// - Parameter old: The items of the container before the change; empty for a modifier.
  func keepDepartures(in container: ItemNode, since old: ContiguousArray<ItemNode>)

  /// Returns the items that draw the departing items of a container or modifier, in the order of their start.
  func departures(in container: ItemNode) -> [ItemNode]

  /// Returns the items and the departures of a container in drawing order, back to front; `nil` if the container has no
  /// departures.
  func itemsWithDepartures(of container: ContainerNode) -> [ItemNode]?

  /// Returns whether a node is a unit that was removed and is still drawn.
  func isDeparting(_ unit: ViewNode) -> Bool

  /// Returns whether an item is departing and still drawn.
  func isDepartingVisibly(_ item: ItemNode) -> Bool

  /// Returns whether a departure below an appearance node is still drawn.
  func hasDepartures(below node: AppearanceNode) -> Bool

  // MARK: Displayed values

  /// Returns the displayed frame of an item in its container's coordinates, in points; `nil` if it equals the model.
  func displayedFrame(of item: ItemNode) -> CGRect?

  /// Returns the displayed coordinate transform of an item's transition; `nil` if there is none.
  func displayedTransform(of item: ItemNode) -> CGAffineTransform?

  /// Draws an item in its displayed frame and with the effects of its transition.
  ///
  /// - Parameter origin: The position of the item's container in the fragment's coordinates, in points.
  func draw(_ item: ItemNode, at origin: CGPoint, into recorder: inout DisplayRecorder)
}

/// The way in which a unit leaves the tree.
package enum UnitRemoval {
  /// The engine removes the unit at once.
  case immediate
  /// The engine removes the unit at once, and its actions run before those of inserted views.
  case beforeInsertions
  /// The animator keeps the unit and draws it until the end of its transition.
  case kept
}

extension ViewGraph {
  /// The animator of this tree; `nil` if no module animates it.
  package var animator: (any TreeAnimator)? { features.upcalls.animator }

  /// Whether changes of the current walk can be animated.
  package var animatesChanges: Bool { transactions.mayAnimate }

  /// Animates the interpolating part of a node's model, and returns the part for the node to store; without an
  /// animator, that of the new value.
  @MainActor
  package func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    animator?.animate(modelOf: node, from: old, to: new, show: show) ?? new
  }

  /// Runs a placement at intermediate positions, which are not displayed, without animation.
  package func withoutAnimation(_ place: () -> Void) {
    let mayAnimate = transactions.mayAnimate
    transactions.mayAnimate = false
    place()
    transactions.mayAnimate = mayAnimate
  }
}
