import TributaryDrawing
import TributaryFeedback
public import TributaryGeometry
package import TributaryLayout

/// The node of several views of which one is shown: all are made and keep their state.
///
/// Which one that is follows from layout; the passes after it leave the others out (see ``Exclusion``).
///
/// Invariants:
/// 1. After the layout pass `shown` is the `choice` for `proposal`; `nil` before the first, or without items.
/// 2. After the preference pass `announced` is `shown`: what is below has been told who is shown.
///
/// Checked by `AlternativesNode.checkInvariants`.
@_documentation(visibility: internal)
open class AlternativesNode: ContainerNode, DeliveryReader {
  private(set) package final var shown: ItemNode?
  private(set) package final var announced: ItemNode?

  /// The item that is shown for a proposal.
  @_spi(Engine) open func choice(for proposal: ProposedViewSize) -> ItemNode? { items.last }

  /// There may be items now that are not shown.
  package final func mayConceal() { host.facts.absences.insert(.concealed) }

  /// Only one of the items is there. What stands in for one that goes is seen until that has gone.
  @_spi(Engine) override public final func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    guard reasons.contains(.concealed) else { return [] }
    if inner === shown || inner is any DepartureProxy { return [] }
    if inner is ItemNode { return .concealed }
    var items = ContiguousArray<ItemNode>()
    inner.appendItems(to: &items)
    return items.isEmpty || items.contains { $0 === shown } ? [] : .concealed
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
    // Of several, the choice itself depends on the proposal.
    if items.count == 1, item.isRigid { flags.insert(.isRigid) }
    return size
  }

  @_spi(Engine) override open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(for: dimensions.proposal)?.explicitGuide(key, in: dimensions)
  }

  override package var priorityOfItems: Double { StackSolver.layoutPriority(childCount: items.count) }

  override package var spacingOfItems: ViewSpacing {
    items.isEmpty ? .zero : items.reduce(ViewSpacing()) { $0.union($1.viewSpacing) }
  }

  /// Whether the containers around read the preferences of the item that is shown.
  @_spi(Engine) open var publishesPreferences: Bool { true }

  /// Gives the item that is shown its place.
  @_spi(Engine) open func place(_ chosen: ItemNode) { chosen.place(at: .zero, proposal: proposal) }

  @_spi(Engine) override open func placeContent() {
    let chosen = choice(for: proposal)
    let isNew = chosen !== shown
    shown = chosen
    if let chosen { place(chosen) }
    guard isNew else { return }
    contributionsDidChange(nil)
    chosen?.recordGeometryChange()
    host.enqueueDelivery(self)
  }

  // MARK: The other passes

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    if let shown { body(shown) }
  }

  /// Only one of the items is there at all.
  override package final func draws(_ item: ItemNode) -> Bool { shown === item }

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    drawDepartures(into: &recorder, at: frame.origin)
    if let shown { recorder.draw(shown, at: frame.origin) }
  }

  /// Draws what is on its way out.
  package final func drawDepartures(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard flags.contains(.subtreeHasDepartures) else { return }
    for going in host.departures(in: self) { recorder.draw(going, at: origin) }
  }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain { shown.map { hit($0, at: point) } ?? [] }
  @usableFromInline
  override package final func part(in key: PreferenceKeyInfo) -> PreferencePart {
    publishesPreferences ? shown?.part(in: key) ?? .none : .none
  }

  @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    publishesPreferences ? shown?.contribution(to: key) : nil
  }

  /// Nothing is folded here, so whoever is around may not know.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }

  /// Tells what is below who is shown, because that has changed in this frame.
  @MainActor
  package func readPreferences() {
    if announced === shown { return }
    surroundingsDidChange(.concealment)
    host.features.upcalls.visibility?.shownAlternativeDidChange(of: self)
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment) { announced = shown }
    super.surroundingsDidChange(changes)
  }
}

extension AlternativesNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    if shown !== choice(for: proposal) { fail("What is shown is what is chosen for the proposal.") }
    if announced !== shown { fail("After a frame what is below knows what is shown.") }
  }
}
