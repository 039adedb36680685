import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// The node of several views of which the first that fits is shown.
///
/// Which one that is follows from layout; the passes after it leave the others out (see `isConcealed`).
///
/// Invariants:
/// 1. After the layout pass `shown` is the item that fits `proposal`; `nil` before the first, or without items.
/// 2. After the preference pass `announced` is `shown`: what is below has been told who is shown.
/// 3. A remembered size follows from items that have been measured; those behind the one that fits may wait for that.
@usableFromInline
package final class ViewThatFitsNode: ContainerNode {
  private var axes: Axis.Set
  private(set) package var shown: ItemNode?
  private(set) package var announced: ItemNode?

  @usableFromInline
  package init(_ inputs: NodeInputs, axes: Axis.Set) {
    self.axes = axes
    super.init(inputs)
    host.hasAlternatives = true
  }

  @usableFromInline
  package func receive(axes: Axis.Set) {
    if axes == self.axes { return }
    self.axes = axes
    needsMeasure()
  }

  /// The first item that fits a proposal, or the last one.
  package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    var ideal = proposal.asOffer
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for item in items.dropLast() {
      let size = item.usableSize(for: ideal)
      let isTooWide = axes.contains(.horizontal) && size.width > proposal.rawWidth.asOffer
      let isTooHigh = axes.contains(.vertical) && size.height > proposal.rawHeight.asOffer
      if !isTooWide, !isTooHigh { return item }
    }
    return items.last
  }

  // MARK: Layout

  override package func itemsWereCollected() {
    if let shown, !items.contains(where: { $0 === shown }) { self.shown = nil }
    if let announced, !items.contains(where: { $0 === announced }) { self.announced = nil }
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

  override package func placeContent() {
    let chosen = choice(for: proposal)
    let isNew = chosen !== shown
    shown = chosen
    chosen?.place(at: .zero, proposal: proposal)
    guard isNew else { return }
    contributionsDidChange(nil)
    chosen?.noteGeometryChange()
    host.enqueueDelivery(self)
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(for: dimensions.proposal)?.explicitGuide(key, in: dimensions)
  }

  override package var priorityOfItems: Double { StackSolver.layoutPriority(childCount: items.count) }

  override package var spacingOfItems: ViewSpacing {
    items.isEmpty ? .zero : items.reduce(ViewSpacing()) { $0.union($1.viewSpacing) }
  }

  // MARK: The other passes

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    if let shown { body(shown) }
  }

  override package func forEachItemBackToFront(_ body: (ItemNode) -> Void) { forEachItem(body) }

  /// Only one of the items is there at all.
  override package func draws(_ item: ItemNode) -> Bool { shown === item }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if flags.contains(.holdsDepartures) {
      for going in host.animations?.departingItems(in: self) ?? [] { recorder.draw(going, at: origin) }
    }
    if let shown { recorder.draw(shown, at: origin) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain { shown.map { hit($0, at: point) } ?? [] }

  override package func contributes(to key: PreferenceKeyInfo) -> Bool { shown?.contributes(to: key) ?? false }

  @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    shown?.contribution(to: key)
  }

  /// Nothing is folded here, so whoever is around may not know.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }

  /// Tells what is below who is shown, because that has changed in this frame.
  @MainActor
  override package func readPreferences() {
    if announced !== shown { concealmentDidChange() }
  }

  @MainActor
  override package func concealmentDidChange() {
    announced = shown
    super.concealmentDidChange()
  }

  override package var pathComponent: String? { "ViewThatFits" }
}
