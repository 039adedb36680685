import TributaryDrawing
import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// The node of several views of which one is shown. All of them are created and keep their state.
///
/// Layout determines the shown view. Later passes exclude the others (see `Exclusion`).
///
/// A subclass can require a preference of a view that is not shown. Some views publish preferences only after layout:
/// rows of lazy containers, and content that is built from geometry or from a preference. For these, the preference
/// pass lays out the concealed item once (``concealedItemToLayOut``). Meanwhile, the item counts as unseen instead of
/// concealed: it takes part in layout, but does not appear and runs no actions of readers.
///
/// Invariants:
/// 1. After the layout pass, `shown` is the `choice` for `proposal`; `nil` before the first layout pass, or without
///    items.
/// 2. After the preference pass, `announced` equals `shown`: the subtrees of the items whose visibility has changed
///    have been notified.
/// 3. Outside the layout of a concealed item, `examined` is `nil`.
///
/// Checked by `AlternativesNode.checkInvariants`.
@_documentation(visibility: internal)
open class AlternativesNode: SingleSourceNode, DeliveryReader, ScopeOwner {
  private(set) package final var shown: ItemNode?
  private(set) package final var announced: ItemNode?
  /// Whether the next notification includes all items, because some of them did not count as concealed when they were
  /// created.
  private final var mustNotifyAll = false
  /// The concealed item that is being laid out.
  private final var examined: ItemNode?

  /// Returns the item to show for a proposal.
  @_spi(Engine) open func choice(for proposal: ProposedViewSize) -> ItemNode? { items.last }

  /// Records that the tree can contain items that are not shown.
  package final func mayConceal() {
    let alternatives = HostAlternatives.of(host)
    if !host.facts.absences.isSuperset(of: [.concealed, .unused]) {
      host.facts.absences.formUnion([.concealed, .unused])
      alternatives.firstPass = host.queues.finishedPasses
    }
    if alternatives.firstPass == host.queues.finishedPasses { mustNotifyAll = true }
  }

  /// Whether an item that is not shown remains in use, like a page that another page covers, so that it runs its
  /// `onChange` actions.
  @_spi(Engine) open func keepsInUse(_ item: ItemNode) -> Bool { false }

  /// Only the shown item is available. The node that draws a departing item remains available until the departure ends.
  @_spi(Engine) override public final func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    guard !reasons.isDisjoint(with: examined == nil ? [.concealed, .unused] : [.concealed, .unused, .unseen]) else {
      return []
    }
    if inner === shown || inner.asUnary?.holdsDeparture == true { return [] }
    if let item = inner.asItem { return absence(of: item).intersection(reasons) }
    var items = ContiguousArray<ItemNode>()
    inner.appendItems(to: &items)
    if items.isEmpty || items.contains(where: { $0 === shown }) { return [] }
    return items.reduce(reasons) { $0.intersection(absence(of: $1)) }
  }

  /// Returns the reasons that exclude an item that is not shown.
  private func absence(of item: ItemNode) -> Exclusion {
    if item === examined { return .unseen }
    return keepsInUse(item) ? .concealed : [.concealed, .unused]
  }

  // MARK: Layout

  @_spi(Engine) override open func itemsWereCollected() {
    if let shown, !items.contains(where: { $0 === shown }) { self.shown = nil }
    if let announced, !items.contains(where: { $0 === announced }) { self.announced = nil }
  }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let item = choice(for: proposal) else {
      flags.insert(.isRigid)
      return .zero
    }
    let size = item.usableSize(for: proposal)
    // With several items, the choice depends on the proposal.
    if items.count == 1, item.isRigid { flags.insert(.isRigid) }
    return size
  }

  @_spi(Engine) override open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(for: dimensions.proposal)?.explicitGuide(key, in: dimensions)
  }

  @_spi(Engine) override open var priorityOfItems: Double { StackSolver.layoutPriority(childCount: items.count) }

  @_spi(Engine) override open var spacingOfItems: ViewSpacing {
    items.isEmpty ? .zero : .layered(items.lazy.map { $0.viewSpacing })
  }

  /// Whether ancestors read the preference of the shown item for a key, whose type has the identifier `key`.
  @_spi(Engine) open func publishesPreference(_ key: ObjectIdentifier) -> Bool { true }

  /// Places the shown item.
  @_spi(Engine) open func place(_ chosen: ItemNode) { chosen.place(at: .zero, proposal: proposal) }

  @_spi(Engine) override open func placeContent() {
    let chosen = choice(for: proposal)
    let isNew = chosen !== shown
    if isNew, let shown, let chosen { host.emit(.didChoose(self, from: shown, to: chosen)) }
    shown = chosen
    if let chosen { place(chosen) }
    guard isNew else { return }
    contributionsDidChange()
    chosen?.recordGeometryChange()
    host.enqueueDelivery(self)
  }

  // MARK: Other passes

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    if let shown { body(shown) }
  }

  /// Only the shown item is drawn.
  @_spi(Engine) override public final func draws(_ item: ItemNode) -> Bool { shown === item }

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    drawDepartures(into: &recorder, at: frame.origin)
    if let shown { recorder.draw(shown, at: frame.origin) }
  }

  /// Draws the departing items.
  package final func drawDepartures(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard flags.contains(.hasDepartures) else { return }
    for going in host.animator?.departures(in: self) ?? [] { recorder.draw(going, at: origin) }
  }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain { shown.map { hit($0, at: point) } ?? [] }

  @_spi(Engine) override open var contentReach: HitReach? { shown.map { reach(of: $0) } ?? .nothing }

  @_spi(Engine) override public final func source(of key: ObjectIdentifier) -> ItemNode? {
    publishesPreference(key) ? shown : nil
  }

  /// Notifies the subtrees of the shown item, and of the item that was shown before, if it has changed in this frame.
  /// The other items remain concealed.
  @MainActor
  package func readPreferences() {
    if announced !== shown {
      announce()
      // The readers that were notified come first, so that none of them is pending during the layout of a concealed
      // item.
      if concealedItemToLayOut != nil { host.enqueueDelivery(self) }
    } else if let item = concealedItemToLayOut {
      layOutConcealed(item)
    }
  }

  @MainActor
  private func announce() {
    if mustNotifyAll {
      mustNotifyAll = false
      surroundingsDidChange(.concealment)
    } else {
      let changed = ContiguousArray([announced, shown].compactMap { $0 })
      VisibilityRoute.of(host).withRoute(from: self, to: changed) { surroundingsDidChange(.concealment) }
    }
    HostAlternatives.of(host).observer?.shownAlternativeDidChange(of: self)
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment) { announced = shown }
    super.surroundingsDidChange(changes)
  }

  // MARK: Concealed items

  /// The item to lay out although it is not shown, because a preference that only its layout can provide is required.
  /// By default, there is none.
  ///
  /// The preference pass reads this property after the readers in the items were updated.
  @_spi(Engine) @MainActor open var concealedItemToLayOut: ItemNode? { nil }

  /// The proposal for a concealed item that is laid out. By default, it is that of the shown item.
  @_spi(Engine) open var concealedProposal: ProposedViewSize { proposal }

  /// Lays out a concealed item, and updates the content in it that depends on layout, without any appearance and
  /// without animations.
  @MainActor
  private func layOutConcealed(_ item: ItemNode) {
    host.facts.absences.insert(.unseen)
    examined = item
    host.withoutAnimation {
      host.runScope(of: self) {
        // Content that is built from a preference has ignored the deliveries for which it was concealed.
        VisibilityRoute.of(host).withRoute(from: self, to: CollectionOfOne(item)) {
          super.surroundingsDidChange(.concealment)
        }
      }
    }
    examined = nil
  }

  package final func placeScope() {
    guard let examined else { return }
    examined.place(at: .zero, proposal: concealedProposal)
    examined.recordGeometryChange()
  }

  /// Returns whether a concealed item has changed since its last layout, or has never been laid out.
  package final func isOutdated(_ item: ItemNode) -> Bool {
    !item.flags.contains(.isPlaced) || !item.flags.isDisjoint(with: [.needsMeasure, .needsPlacement])
      || item.proposal != concealedProposal
  }

  @_spi(Engine) override public final func concealedItemNeedsPlacement(_ item: ItemNode) { host.enqueueDelivery(self) }
}

extension AlternativesNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    if examined != nil { fail("Outside the layout of a concealed item, no item is examined.") }
    if shown !== choice(for: proposal) { fail("The shown item is the choice for the proposal.") }
    if announced !== shown { fail("After a frame, the subtrees have been notified of the shown item.") }
  }
}
