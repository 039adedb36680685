package import TributaryGeometry
package import TributaryMotion

/// The entrance to animation: whatever is about to change says what, from what and to what, and is told nothing of
/// transactions, tracks or time.
///
///     a property that only drawing looks at     animate(_:from:to:_:)
///     what an item draws, as a picture          animateContent(of:by:distance:)
///     the model of what is below                animate(modelOf:from:to:show:)
///     place and size of an item                 animateFrame(of:)
///     items that come                           animateArrival(of:since:)
///     elements of a lazy container that come    animateArrival(ofElements:since:)
///     a body that may show something come       animateArrival(by:)
///     what goes                                 animateDeparture(of:identifiedBy:)
///     what goes, and comes back on its way      animateReturn(of:from:)
///     a view that others are matched with       animateMatch(of:)
///
/// Here alone it is asked whether the walk that goes on animates (`animating`), and by which transaction at the place of the
/// change. All but models call this before they take the new value.
extension ViewGraph {
  /// What moves, while a walk goes on that may animate; otherwise `nil`.
  @inline(__always)
  private var animating: AnimationTimeline? { transactions.mayAnimate ? animations : nil }

  /// The animation of the walk that goes on, as it is for a node that was shown before.
  ///
  /// - Parameter own: The animation, or none, that goes before that of the transaction, where one is said.
  @MainActor
  package func animation(at node: ViewNode, own: Animation?? = nil) -> Animation? {
    animating.flatMap { own ?? $0.transaction(at: node).animation }
  }

  /// A property that only drawing looks at is about to change.
  @MainActor
  package func animate<P, V: VectorArithmetic>(
    _ node: ItemNode, from old: P, to new: P, _ property: @autoclosure () -> PresentedProperty<P, V>
  ) {
    guard let animating, node.flags.contains(.isPlaced), let animation = animation(at: node) else { return }
    animating.animate(node, from: old, to: new, property(), animation)
  }

  /// An item is about to draw something else.
  ///
  /// - Parameter distance: How far the content moves down on its way, in points, where it moves.
  @MainActor
  package func animateContent(
    of item: ItemNode, by transition: @autoclosure () -> ContentTransition, distance: (ContentTransition) -> CGFloat
  ) {
    guard let animating, item.flags.contains(.isPlaced), let animation = animation(at: item) else { return }
    let transition = transition()
    if transition.fades { animating.animateContent(of: item, distance: distance(transition), animation) }
  }

  /// The interpolating part of a node's model is about to change.
  ///
  /// - Parameters:
  ///   - old: The part that the node holds now.
  ///   - new: The part of the new value.
  ///   - show: Puts a part into the node and has its code run again.
  /// - Returns: What the node is to take: the value's own, or what is shown on the way to it.
  @MainActor
  func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    animations?.animate(modelOf: node, from: old, to: new, { animation(at: node) }, show: show) ?? new
  }

  /// Place or size of an item that is shown are about to change: what is animated starts from where it was shown.
  @inline(__always)
  package func animateFrame(of item: ItemNode) {
    animating?.recordGeometry(of: item)
  }

  /// Items have come into a list, or in the place of one: those that are new come by their transitions.
  @MainActor
  package func animateArrival(
    of items: @autoclosure () -> ContiguousArray<ItemNode>, since old: @autoclosure () -> ContiguousArray<ItemNode>
  ) {
    animating?.recordInsertions(among: items(), since: old())
  }

  /// Elements of a lazy container are about to follow their ids. These are hashed here: the container stands as it was.
  ///
  /// - Returns: The indices of those that come by their transitions once they have rows.
  @MainActor
  package func animateArrival<ID: Hashable>(
    ofElements ids: ContiguousArray<ID>, since old: ContiguousArray<ID>
  ) -> Set<Int> {
    if animating == nil { return [] }
    let known = Set(old)
    return Set(ids.indices.filter { !known.contains(ids[$0]) })
  }

  /// A transition with a body is about to show its item. Whether that comes is known once the container around has collected
  /// its items.
  ///
  /// - Returns: Whether it may come: the transition is asked again then.
  @MainActor
  func animateArrival(by transition: TransitionNode) -> Bool {
    guard let animating else { return false }
    animating.undecided.append(handles.handle(for: transition))
    return true
  }

  /// A unit is about to leave the tree.
  ///
  /// - Returns: Whether something of it goes by a transition, so that it is drawn until that has ended.
  @MainActor
  func animateDeparture(of unit: ViewNode, identifiedBy key: @autoclosure () -> AnyHashable) -> Bool {
    guard let animating else { return false }
    matchedGeometry?.recordDeparture(of: unit)
    return animating.depart(unit, key())
  }

  /// What was held elsewhere on its way out is about to be laid out by its container again.
  @MainActor
  func animateReturn(of item: ItemNode, from holder: DepartureNode) {
    animating?.carryOn(item, from: holder)
  }

  /// Places what is not to be seen where it is placed.
  package func withoutAnimation(_ place: () -> Void) {
    let mayAnimate = transactions.mayAnimate
    transactions.mayAnimate = false
    place()
    transactions.mayAnimate = mayAnimate
  }

  /// A view of a group of matched geometry is about to leave the tree: what comes in its place begins there.
  @MainActor
  func animateMatch(of node: MatchedGeometryNode) {
    if animating != nil { matchedGeometry?.recordDeparture(of: node) }
  }
}
