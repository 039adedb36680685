@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The calls of the engine; see `TreeAnimator`.
extension HostMotion: TreeAnimator {
  // MARK: Walks

  @MainActor
  package func beginWalk(within transaction: Transaction?) {
    // Without an animation, only modifiers that change every transaction can animate changes.
    if transaction?.animation != nil { makeTimeline() }
    timeline?.beginWalk(transaction ?? Transaction())
  }

  /// Creates the bodies of the transitions of items that were part of newly created content.
  @MainActor
  package func itemsWereCollected() -> Bool {
    guard let timeline, !timeline.undecided.isEmpty else { return false }
    timeline.decideTransitions()
    return true
  }

  /// Changes inserted items with a body transition from the phase `willAppear` to `identity`.
  @MainActor
  package func showsArrivals() -> Bool {
    guard let timeline else { return false }
    return timeline.showArrivals() || !host.queues.update.isEmpty
  }

  @MainActor
  package func endWalk() {
    timeline?.endWalk()
    matchedGeometry?.endWalk()
  }

  @MainActor
  package func releaseHeldAnimations() { timeline?.releaseHeldRuns() }

  package func moveHeldAnimations() { timeline?.moveHeldRuns() }

  // MARK: Changes

  package var hasStarted: Bool { timeline != nil }

  package var isActive: Bool { timeline?.isActive ?? false }

  @MainActor
  package func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    timeline?.animate(modelOf: node, from: old, to: new, { animation(at: node) }, show: show) ?? new
  }

  package func frameWillChange(of item: ItemNode) { animating?.recordGeometry(of: item) }

  @MainActor
  package func itemsDidArrive(among items: ContiguousArray<ItemNode>, since old: ContiguousArray<ItemNode>) {
    animating?.recordInsertions(among: items, since: old)
  }

  // MARK: Removal

  @MainActor
  package func removal(of unit: ViewNode, key: () -> AnyHashable) -> UnitRemoval {
    if let animating {
      matchedGeometry?.recordDeparture(of: unit)
      if animating.depart(unit, key()) { return .kept }
    }
    return hasIdentityTransitions && unit.hasIdentityTransition ? .beforeInsertions : .immediate
  }

  @MainActor
  package func reinstate(in parent: ViewNode, key: () -> AnyHashable) -> ViewNode? {
    guard let timeline, !timeline.departures.isEmpty else { return nil }
    return timeline.reinstate(in: parent, key: key())
  }

  @MainActor
  package func keeps(_ node: ViewNode) -> Bool {
    guard let timeline, !timeline.departures.isEmpty, let departure = timeline.departures.departure(displaying: node)
    else { return false }
    departure.keep(node)
    return true
  }

  @MainActor
  package func giveBack(_ node: ItemNode) { node.holder?.owner.object()?.giveBack(node) }

  @MainActor
  package func subtreeWasRemoved() { timeline?.someNodeWasRemoved() }

  // MARK: Departures

  package func keepDepartures(in container: ItemNode, since old: ContiguousArray<ItemNode>) {
    guard let timeline else { return }
    if let container = container.asContainer {
      timeline.itemsDidChange(in: container, from: old)
    } else {
      timeline.holdDepartures(of: container)
    }
  }

  package func departures(in container: ItemNode) -> [ItemNode] { timeline?.departingItems(in: container) ?? [] }

  package func itemsWithDepartures(of container: ContainerNode) -> [ItemNode]? { timeline?.drawnItems(of: container) }

  package func isDeparting(_ unit: ViewNode) -> Bool { timeline?.departures.contains(unit) ?? false }

  package func isDepartingVisibly(_ item: ItemNode) -> Bool { item.departure?.isShown ?? false }

  package func hasDepartures(below node: AppearanceNode) -> Bool {
    timeline?.departures.holdsAny(below: node) ?? false
  }

  // MARK: Displayed values

  package func displayedFrame(of item: ItemNode) -> CGRect? { timeline?.shownFrame(of: item) }

  package func displayedTransform(of item: ItemNode) -> CGAffineTransform? { timeline?.transitionMap(of: item) }

  package func draw(_ item: ItemNode, at origin: CGPoint, into recorder: inout DisplayRecorder) {
    // An item removed from a modifier is drawn together with its replacement. The removed item may itself be animated,
    // and is then drawn only once.
    if item.containerReference?.with({ $0.flags.contains(.hasDepartures) }) ?? false,
      let container = item.container?.asUnary, !(item.asUnary?.holdsDeparture ?? false)
    {
      for going in departures(in: container) { recorder.draw(going, at: origin) }
    }
    var frame = displayedFrame(of: item) ?? CGRect(origin: item.origin, size: item.size)
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    guard let timeline, !timeline.effects.isEmpty, let state = timeline.shownTransition(of: item) else {
      return recorder.draw(item, in: frame)
    }
    recorder.draw(
      at: frame.origin, through: state.map(in: item.transitionBounds(within: frame.size)), opacity: state.opacity
    ) {
      $0.draw(item, in: CGRect(origin: $1, size: frame.size))
    }
  }
}

extension ViewNode {
  /// Whether all items of this node have an identity transition.
  fileprivate var hasIdentityTransition: Bool {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return !items.isEmpty && items.allSatisfy { $0.transitionNode?.isIdentity ?? false }
  }
}
