@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryMotion

/// The entry points of animation for other modules. Code that is about to change a value reports the property, the old
/// value, and the new value, independent of transactions, tracks, and time. `TreeAnimator` declares those of the
/// engine.
///
///     a property that only drawing reads        animate(_:from:to:_:)
///     the drawing of an item, as content        animateContent(of:by:distance:)
///     inserted elements of a lazy container     animateArrival(ofElements:since:)
///     a body that may display an insertion      animateArrival(by:)
///     a view with matched geometry              animateMatch(of:)
///
/// Only these functions check whether the current walk is animated (`animating`), and which transaction applies to the
/// changed node. Callers call them before they store the new value.
extension HostMotion {
  /// The timeline during a walk that can animate; otherwise `nil`.
  var animating: AnimationTimeline? { host.animatesChanges ? timeline : nil }

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

  /// Records the displayed frame of a view with matched geometry before it is removed from the tree, as the start frame
  /// of its replacement.
  @MainActor
  func animateMatch(of node: MatchedGeometryNode) {
    if animating != nil { matchedGeometry?.recordDeparture(of: node) }
  }
}
