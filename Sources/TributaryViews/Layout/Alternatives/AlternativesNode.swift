import TributaryDrawing
import TributaryFeedback
package import TributaryGeometry
package import TributaryLayout

/// The node of several views of which one is shown: all are made and keep their state.
///
/// Which one that is follows from layout; the passes after it leave the others out (see ``Absence``).
///
/// Invariants:
/// 1. After the layout pass `shown` is the `choice` for `proposal`; `nil` before the first, or without items.
/// 2. After the preference pass `announced` is `shown`: what is below has been told who is shown.
///
/// Checked by `AlternativesNode.checkInvariants`.
@usableFromInline
package class AlternativesNode: ContainerNode, DeliveryReader {
  private(set) package final var shown: ItemNode?
  private(set) package final var announced: ItemNode?
  /// What had the focus in items when they were concealed.
  private final var focusOfItems: [ObjectIdentifier: NodeHandle] = [:]

  /// The item that is shown for a proposal.
  package func choice(for proposal: ProposedViewSize) -> ItemNode? { items.last }

  /// There may be items now that are not shown.
  package final func mayConceal() { host.facts.absences.insert(.concealed) }

  /// Only one of the items is there. What stands in for one that goes is seen until that has gone.
  override package final func absence(of inner: ViewNode, among reasons: Absence) -> Absence {
    guard reasons.contains(.concealed) else { return [] }
    if inner === shown || inner is any StandInForDeparture { return [] }
    if inner is ItemNode { return .concealed }
    var items = ContiguousArray<ItemNode>()
    inner.appendItems(to: &items)
    return items.isEmpty || items.contains { $0 === shown } ? [] : .concealed
  }

  // MARK: Layout

  override package func itemsWereCollected() {
    if let shown, !items.contains(where: { $0 === shown }) { self.shown = nil }
    if let announced, !items.contains(where: { $0 === announced }) { self.announced = nil }
    if !focusOfItems.isEmpty {
      let present = Set(items.map { ObjectIdentifier($0) })
      focusOfItems = focusOfItems.filter { present.contains($0.key) }
    }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let item = choice(for: proposal) else {
      flags.insert(.isRigid)
      return .zero
    }
    let size = item.usableSize(for: proposal)
    // Of several, the choice itself depends on the proposal.
    if items.count == 1, item.isRigid { flags.insert(.isRigid) }
    return size
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(for: dimensions.proposal)?.explicitGuide(key, in: dimensions)
  }

  override package var priorityOfItems: Double { StackSolver.layoutPriority(childCount: items.count) }

  override package var spacingOfItems: ViewSpacing {
    items.isEmpty ? .zero : items.reduce(ViewSpacing()) { $0.union($1.viewSpacing) }
  }

  /// Gives the item that is shown its place.
  package func place(_ chosen: ItemNode) { chosen.place(at: .zero, proposal: proposal) }

  override package func placeContent() {
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

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    if let shown { body(shown) }
  }

  /// Only one of the items is there at all.
  override package final func draws(_ item: ItemNode) -> Bool { shown === item }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    drawDepartures(into: &recorder, at: frame.origin)
    if let shown { recorder.draw(shown, at: frame.origin) }
  }

  /// Draws what is on its way out.
  package final func drawDepartures(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard flags.contains(.holdsDepartures) else { return }
    for going in host.departures(in: self) { recorder.draw(going, at: origin) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain { shown.map { hit($0, at: point) } ?? [] }

  override package func part(in key: PreferenceKeyInfo) -> PreferencePart { shown?.part(in: key) ?? .none }

  @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    shown?.contribution(to: key)
  }

  /// Nothing is folded here, so whoever is around may not know.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }

  /// Tells what is below who is shown, because that has changed in this frame.
  @MainActor
  package func readPreferences() {
    if announced === shown { return }
    surroundingsDidChange(.concealment)
    if host.input.focus != nil || !focusOfItems.isEmpty {
      host.enqueueAction(self, .plain(.other("focus")) { [weak self] in self?.settleFocus() })
    }
  }

  /// The focus leaves what is concealed, and is back when that is shown again.
  @MainActor
  private func settleFocus() {
    if host.focused == nil, let focus = host.input.focus, let node = host.handles.node(for: focus) as? ItemNode,
      node.isInside(self)
    {
      // What is on its way out is none of the items.
      if let item = items.first(where: { node.isInside($0) }) { focusOfItems[ObjectIdentifier(item)] = focus }
      host.setFocus(nil)
    }
    if let shown, let focus = focusOfItems.removeValue(forKey: ObjectIdentifier(shown)), host.input.focus == nil,
      host.handles.node(for: focus) != nil
    {
      host.setFocus(focus)
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment) { announced = shown }
    super.surroundingsDidChange(changes)
  }
}
