package import TributaryGeometry
package import TributaryMotion

/// The entry points of animation. Code that is about to change a value reports the property, the old value, and the new
/// value, independent of transactions, tracks, and time.
///
///     a property that only drawing reads        animate(_:from:to:_:)
///     the drawing of an item, as content        animateContent(of:by:distance:)
///     the model of a subtree                    animate(modelOf:from:to:show:)
///     the position and size of an item          animateFrame(of:)
///     inserted items                            animateArrival(of:since:)
///     inserted elements of a lazy container     animateArrival(ofElements:since:)
///     a body that may display an insertion      animateArrival(by:)
///     a removed unit                            animateDeparture(of:identifiedBy:)
///     a departing unit that is inserted again   animateReturn(of:from:)
///     a view with matched geometry              animateMatch(of:)
///
/// Only these functions check whether the current walk is animated (`animating`), and which transaction applies to the
/// changed node. Callers call them before they store the new value, except for models.
extension HostMotion {
  /// The timeline during a walk that can animate; otherwise `nil`.
  @inline(__always)
  private var animating: AnimationTimeline? { host.transactions.mayAnimate ? timeline : nil }

  /// Whether changes of the current walk can be animated.
  package var animatesChanges: Bool { animating != nil }

  /// Returns the animation of the current walk for a node that was displayed before.
  ///
  /// - Parameter own: An animation, or none, that replaces the animation of the transaction, if it is specified.
  @MainActor
  package func animation(at node: ViewNode, own: Animation?? = nil) -> Animation? {
    animating.flatMap { own ?? $0.transaction(at: node).animation }
  }

  /// Returns the transaction of the current walk for a node; an empty one if the walk has none.
  @MainActor
  package func transaction(at node: ViewNode) -> Transaction {
    if let timeline, timeline.isWalking { return timeline.transaction(at: node) }
    return host.transactions.first ?? Transaction()
  }

  /// Animates a property that only drawing reads, before it changes.
  @MainActor
  package func animate<P, V: VectorArithmetic>(
    _ node: ItemNode, from old: P, to new: P, _ property: @autoclosure () -> PresentedProperty<P, V>
  ) {
    guard let animating, node.flags.contains(.isPlaced), let animation = animation(at: node) else { return }
    animating.animate(node, from: old, to: new, property(), animation)
  }

  /// Animates the content of an item, before it changes.
  ///
  /// - Parameter distance: A closure that returns the distance by which the content moves down during the transition,
  ///   in points.
  @MainActor
  package func animateContent(
    of item: ItemNode, by transition: @autoclosure () -> ContentTransition, distance: (ContentTransition) -> CGFloat
  ) {
    guard let animating, item.flags.contains(.isPlaced), let animation = animation(at: item) else { return }
    let transition = transition()
    if transition.fades { animating.animateContent(of: item, distance: distance(transition), animation) }
  }

  /// Animates the interpolating part of a node's model, before it changes.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: The interpolating part that the node stores.
  ///   - new: The interpolating part of the new value.
  ///   - show: A closure that stores an interpolating part in the node and schedules an evaluation of its client code.
  /// - Returns: The interpolating part that the node stores: that of the new value, or the displayed one.
  @MainActor
  package func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    timeline?.animate(modelOf: node, from: old, to: new, { animation(at: node) }, show: show) ?? new
  }

  /// Records the displayed frame of an item before its position or size changes, so that an animation starts from it.
  @inline(__always)
  package func animateFrame(of item: ItemNode) {
    animating?.recordGeometry(of: item)
  }

  /// Starts the transitions of the items that were inserted into a list, or that replaced a single item.
  @MainActor
  package func animateArrival(
    of items: @autoclosure () -> ContiguousArray<ItemNode>, since old: @autoclosure () -> ContiguousArray<ItemNode>
  ) {
    animating?.recordInsertions(among: items(), since: old())
  }

  /// Determines the inserted elements of a lazy container before it applies the new ids. The ids are hashed while the
  /// container is unchanged.
  ///
  /// - Returns: The indices of the elements whose transitions start when their rows exist.
  @MainActor
  package func animateArrival<ID: Hashable>(
    ofElements ids: ContiguousArray<ID>, since old: ContiguousArray<ID>
  ) -> Set<Int> {
    if animating == nil { return [] }
    let known = Set(old)
    return Set(ids.indices.filter { !known.contains(ids[$0]) })
  }

  /// Registers a transition with a body before it displays its item. The container determines whether the item was
  /// inserted when it collects its items.
  ///
  /// - Returns: Whether the item may have been inserted. If so, the transition is decided after the collection.
  @MainActor
  func animateArrival(by transition: TransitionNode) -> Bool {
    guard let animating else { return false }
    animating.undecided.append(host.handles.typedHandle(for: transition))
    return true
  }

  /// Starts the departure of a unit before it is removed from the tree.
  ///
  /// - Returns: Whether a removal transition is animated, so that the unit is drawn until the transition ends.
  @MainActor
  func animateDeparture(of unit: ViewNode, identifiedBy key: @autoclosure () -> AnyHashable) -> Bool {
    guard let animating else { return false }
    matchedGeometry?.recordDeparture(of: unit)
    return animating.depart(unit, key())
  }

  /// Continues the animation of a departing item that its container is about to lay out again.
  @MainActor
  func animateReturn(of item: ItemNode, from holder: DepartureNode) {
    animating?.carryOn(item, from: holder)
  }

  /// Runs a placement at intermediate positions, which are not displayed, without animation.
  package func withoutAnimation(_ place: () -> Void) {
    let mayAnimate = host.transactions.mayAnimate
    host.transactions.mayAnimate = false
    place()
    host.transactions.mayAnimate = mayAnimate
  }

  /// Records the displayed frame of a view with matched geometry before it is removed from the tree, as the start frame
  /// of its replacement.
  @MainActor
  func animateMatch(of node: MatchedGeometryNode) {
    if animating != nil { matchedGeometry?.recordDeparture(of: node) }
  }
}
