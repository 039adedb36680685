import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// A modifier around one item. The base class changes nothing; subclasses override the behavior that they change.
///
/// Invariants:
/// 1. `content` is the structural child, or `nil` if the item belongs to a list and this node decorates one item of
///    that list.
/// 2. `child` is the contained item, which this node places; its `container` is this node. It is `nil` only if there is
///    no item.
///
/// Checked by `ItemNode.checkItem`.
@_documentation(visibility: internal)
open class UnaryNode: ItemNode {
  @usableFromInline
  override package final var kind: NodeKind { .unary }

  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  @exclusivity(unchecked) @usableFromInline package final var childReference: Unretained<ItemNode>?

  /// The contained item.
  @inlinable
  package final var child: ItemNode? {
    @inline(__always) get { childReference.object() }
    @inline(__always) set { childReference = newValue.map { Unretained($0) } }
  }

  /// Calls `body` with the contained item, without counting a reference to it; see ``ViewNode/hasHandle``.
  @inlinable @inline(__always)
  package final func withChild<R>(_ body: (ItemNode) -> R) -> R? { childReference?.with(body) }

  /// Adopts newly created content that represents one item.
  @inlinable @inline(__always) @MainActor
  package final func adopt(_ content: consuming ViewNode) {
    self.content = consume content
    adoptContentItem()
  }

  @usableFromInline @MainActor
  package final func adoptContentItem() {
    adopt(item: withUncounted(&content) { $0.onlyItem() } ?? nil)
  }

  /// Makes `item` the contained item, which this node lays out.
  @MainActor
  package final func adopt(item: Unretained<ItemNode>?) {
    childReference = item
    item?.with { item in
      item.containerReference = Unretained<ItemNode>(self)
      adoptFlags(of: item)
    }
  }

  /// Whether this node draws a departing item.
  @_spi(Engine) open var holdsDeparture: Bool { false }

  /// The item that this node decorates. The item that it lays out can contain additional views around it.
  @_spi(Engine) open var decoratedItem: ItemNode? { child }

  /// The modifier that lays out the contained item: this node, or the node that this node is part of.
  @_spi(Engine) open var decoratingNode: UnaryNode? { self }

  /// Whether a movement of the contained item is animated with the transaction of this node, independent of that of the
  /// content.
  @_spi(Engine) open var animatesMovementOfContent: Bool { false }

  /// Calls `body` with each item of the overlays and backgrounds around the contained item.
  package func forEachSideItem(_ body: (ItemNode) -> Void) {}

  /// Whether several views in the content count as one item, so that a modifier on all of them is applied once.
  @_spi(Engine) open var takesOwnContentAsOne: Bool { true }

  @MainActor
  @_spi(Engine) override open func collectItems() {
    guard let content else { return }
    let old = child
    adopt(item: content.onlyItem())
    didTakeChild(instead: old)
    host.emit(.didExchange(self, from: ContiguousArray(old), to: ContiguousArray(child)))
    childDidChange()
  }

  /// Starts the insertion transition of a new contained item, and attaches the departures of this node to it.
  @MainActor
  package final func didTakeChild(instead old: ItemNode?) {
    if flags.contains(.hasDepartures) {
      child?.flags.insert(.isInMotion)
      host.animator?.keepDepartures(in: self, since: [])
    }
    if let child, host.transactions.mayAnimate {
      host.animator?.itemsDidArrive(among: [child], since: ContiguousArray(old))
    }
  }

  /// Invalidates layout, drawing order, and preferences after the contained item was replaced.
  package final func childDidChange() {
    flags.remove(.needsMeasure)
    needsMeasure()
    containerNeedsDistribution()
    containerNeedsDrawingOrder()
    contributionsDidChange()
  }

  @_spi(Engine) override open func itemsDidChange(in list: ViewNode?) { host.enqueueItems(self) }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    childReference?.with(body)
  }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    childReference?.with { child in
      let size = child.sizeThatFits(proposal)
      if child.isRigid { flags.insert(.isRigid) } else { holds(as: child, for: proposal) }
      return size
    } ?? .zero
  }

  @_spi(Engine) override open func placeContent() {
    childReference?.with { $0.place(at: .zero, proposal: proposal) }
  }

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    childReference?.with { recorder.draw($0, at: frame.origin) }
  }

  @_spi(Engine) override open func isHit(at point: CGPoint) -> Bool { false }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain { child.map { hit($0, at: point) } ?? [] }

  @_spi(Engine) override open var contentReach: HitReach? { child.map { reach(of: $0) } ?? .nothing }

  @_spi(Engine) override open var isList: Bool { childReference?.with { $0.isList } ?? false }

  @_spi(Engine) override open var priority: Double { childReference?.with { $0.priority } ?? 0 }

  @_spi(Engine) override open var viewSpacing: ViewSpacing { childReference?.with { $0.viewSpacing } ?? ViewSpacing() }

  @_spi(Engine) override open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let child, child.maySet(key.alignment) else { return nil }
    return child.explicitGuide(key, in: dimensions)
  }

  @_spi(Engine) override open func trait(_ key: ObjectIdentifier) -> AnyObject? { child?.trait(key) }

  /// Whether the origins of this item and of its content are both relative to the parent container.
  @_spi(Engine) open var sharesOriginWithContent: Bool { true }

  /// Departing items do not contribute to preferences.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { !holdsDeparture }

  @_spi(Engine) override open func originDidChange() -> Bool {
    sharesOriginWithContent && child.map { passOrigin(to: $0) } ?? false
  }

  @usableFromInline
  override package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    flags.contains(.subtreeHasWriters) ? childReference?.with { $0.part(in: key) } ?? .none : .none
  }

  @usableFromInline @MainActor
  override package func contributionOfContent(
    to key: PreferenceKeyInfo, for requester: ContributionRequester
  ) -> PreferenceSource? {
    guard flags.contains(.subtreeHasWriters) else { return nil }
    return childReference?.with { $0.contribution(to: key, for: requester) } ?? nil
  }
}

extension ContiguousArray {
  /// Creates an array with one element, or without elements for `nil`.
  fileprivate init(_ element: Element?) { self = element.map { [$0] } ?? [] }
}
