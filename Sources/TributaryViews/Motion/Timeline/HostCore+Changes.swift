import TributaryGeometry
import TributaryMotion

/// The entrance to animation: whatever is about to change says what, from what and to what, and is told nothing of
/// transactions, tracks or time.
///
///     a property that only drawing looks at     animate(_:from:to:_:)
///     what an item draws, as a picture          animateContent(of:by:distance:)
///     the model of what is below                animate(modelOf:from:to:show:)
///     place and size of an item                 animateFrame(of:)
///     items that come                           animateArrival(of:since:)
///     what goes                                 animateDeparture(of:identifiedBy:)
///
/// These ask whether the walk that goes on animates, and by which transaction at the place of the change; who asks that
/// elsewhere only spares himself the work. All but models call this before they take the new value.
extension HostCore {
  /// The animation of the walk that goes on, as it is for a node that was shown before.
  @MainActor
  func animation(at node: ViewNode) -> Animation? {
    transactions.mayAnimate ? animations?.transaction(at: node).animation : nil
  }

  /// A property that only drawing looks at is about to change.
  @MainActor
  func animate<P, V: VectorArithmetic>(
    _ node: ItemNode, from old: P, to new: P, _ property: @autoclosure () -> PresentedProperty<P, V>
  ) {
    guard transactions.mayAnimate, node.flags.contains(.isPlaced), let animation = animation(at: node) else { return }
    animations?.animate(node, from: old, to: new, property(), animation)
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
    if transactions.mayAnimate { animations?.recordGeometry(of: item) }
  }

  /// Items have come into a list, or in the place of one: those that are new come by their transitions.
  @MainActor
  package func animateArrival(
    of items: @autoclosure () -> ContiguousArray<ItemNode>, since old: @autoclosure () -> ContiguousArray<ItemNode>
  ) {
    if transactions.mayAnimate { animations?.recordInsertions(among: items(), since: old()) }
  }

  /// A unit is about to leave the tree.
  ///
  /// - Returns: Whether something of it goes by a transition, so that it is drawn until that has ended.
  @MainActor
  func animateDeparture(of unit: ViewNode, identifiedBy key: @autoclosure () -> AnyHashable) -> Bool {
    guard transactions.mayAnimate, let animations else { return false }
    matchedGeometry?.recordDeparture(of: unit)
    return animations.depart(unit, key())
  }
}
