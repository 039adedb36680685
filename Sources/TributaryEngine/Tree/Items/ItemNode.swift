package import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// A node that takes part in layout: a leaf, a modifier around one item, or a container of items.
///
///     container ──▶ item · index 0      origin, size: in the container's coordinates, points
///               ──▶ item · index 1      proposal: the proposal for which `size` is the answer
///
/// Invariants:
/// 1. Unless flagged `needsMeasure`, `size` is the answer to `proposal` and to the other proposals of `sizeRegion`, and
///    every answer in `probes` is valid.
/// 2. The size of a rigid node is `size` for every proposal. The node has no probes and no region.
/// 3. Outside the layout pass, `proposal` is the proposal with which the container placed this node.
/// 4. `container` is the nearest ancestor that lays out this item, and `index` represents the position of this item in
///    the container's items, see `ContainerNode.position(of:)`.
///
/// Checked by `ItemNode.checkItem`, `ItemNode.recompute`.
@_documentation(visibility: internal)
open class ItemNode: ViewNode {
  @usableFromInline
  override package var kind: NodeKind { .item }

  /// The index that represents the position of this item among the items of the container. It is declared first because
  /// the last word of `ViewNode` has four unused bytes.
  @exclusivity(unchecked) @usableFromInline package final var index: Int32 = 0

  /// The item that lays out this item; `nil` for the root of a tree.
  @exclusivity(unchecked) @usableFromInline package final var containerReference: Unretained<ItemNode>?

  @exclusivity(unchecked) @usableFromInline package final var proposal: ProposedViewSize

  @exclusivity(unchecked) @usableFromInline package final var size: CGSize

  /// The top-left corner in the container's coordinates, in points, before geometry effects.
  @exclusivity(unchecked) @usableFromInline package final var origin: CGPoint

  /// The rarely used properties of this item, and the drawing of a fragment. Most items are rigid and drawn with their
  /// container, and have none.
  @exclusivity(unchecked) package final var attachment = ItemAttachment.none

  /// The rarely used properties of this item; `nil` if it has none or only a drawing.
  package final var extras: ItemExtras? { attachment.extras }

  /// The answers to proposals other than `proposal`; created only when a parent probes this item.
  package final var probes: ProbeCache? {
    get { extras?.probes }
    set { if newValue != nil || extras != nil { attachment.makeExtras().probes = newValue } }
  }

  /// The drawing of this subtree, in this item's coordinates, if the item is the root of a fragment.
  package final var fragment: DisplayFragment? {
    get { attachment.fragment }
    set { attachment.fragment = newValue }
  }

  @inlinable
  package init(_ inputs: NodeInputs, flags: NodeFlags = .none) {
    // Initial values in the declarations would be calls from other modules, for each node.
    proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
    size = CGSize(width: 0, height: 0)
    origin = CGPoint(x: 0, y: 0)
    super.init(itemIn: inputs.parentReference, flags: flags.union(.needsLayout))
  }

  package init(itemRootOf host: ViewGraph) {
    proposal = .unspecified
    size = .zero
    origin = .zero
    super.init(rootOf: host)
    flags = .needsLayout
  }

  @usableFromInline
  override package final var outerReference: Unretained<ViewNode>? {
    containerReference.map { container in container.with { Unretained<ViewNode>($0) } } ?? parentReference
  }

  /// The item that lays out this item; `nil` for the root of a tree.
  @inlinable
  package final var container: ItemNode? {
    @inline(__always) get { containerReference.object() }
    @inline(__always) set { containerReference = newValue.map { Unretained($0) } }
  }

  /// Whether the animator may display this item differently from its layout. It refers to such an item by a handle.
  @inlinable
  package final var mayMove: Bool {
    @inline(__always) get { hasHandle && hostReference.with { $0.facts.isAnimatorActive } }
  }

  /// Whether a container has placed this item, and the result, in one access; see ``ViewNode/hasHandle``.
  @inlinable
  package final var placement: (isPlaced: Bool, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    @inline(__always) get { (containerReference == nil || flags.contains(.isPlaced), origin, size, proposal) }
  }

  // MARK: Overridable members

  /// Returns the size of this item for a proposal, in points. Called only if no valid answer is cached.
  ///
  /// The result holds for `proposal` only, unless the last statement of the method calls ``holds(for:answering:)``.
  @_spi(Engine) open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the content, after `size` and `proposal` have been set.
  @_spi(Engine) open func placeContent() {}

  /// The proposal with which this item places itself again, in points. An item that no ancestor lays out overrides it.
  @_spi(Engine) open var ownProposal: ProposedViewSize { proposal }

  /// Appends the drawing of this item.
  ///
  /// - Parameters:
  ///   - recorder: The recorder that receives the drawing commands.
  ///   - frame: The displayed frame in the fragment's coordinates, in points. It differs from `origin` and `size`
  ///     during an animation.
  @_spi(Engine) open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  /// Whether this item, or the item that it decorates, lays out a list of items.
  @_spi(Engine) open var isList: Bool { false }

  /// Calls `body` for the items that this item lays out, in view order.
  ///
  /// As for ``forEachChild(_:)``, a missing item is created first.
  @_spi(Engine) open func forEachItem(_ body: (ItemNode) -> Void) {}

  /// Calls `body` for the items that this item lays out and that exist, in view order.
  @_spi(Engine) open func forEachExistingItem(_ body: (ItemNode) -> Void) { forEachItem(body) }

  /// Calls `body` for the items that this item lays out and that have observers of geometry, in view order.
  @_spi(Engine) open func forEachObserver(_ body: (ItemNode) -> Void) {
    forEachExistingItem { if $0.flags.contains(.subtreeHasObservers) { body($0) } }
  }

  /// Called when the size, spacing, or priority of a child may have changed, or when its subtree requires placement at
  /// its current size.
  ///
  /// The child calls this method while an invalidation propagates from the changed item to the layout root. The method
  /// can mark this item and its ancestors.
  @_spi(Engine) open func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure { needsMeasure() }
  }

  /// The outermost layout priority of this item.
  @_spi(Engine) open var priority: Double { 0 }

  /// The preferred spacing at the edges of this item.
  @_spi(Engine) open var viewSpacing: ViewSpacing { ViewSpacing() }

  /// Returns the length along an axis for a proposed length if it is the same for every content and every length
  /// across; `nil` if this item must be measured.
  @_spi(Engine) open func lengthOfEveryContent(_ proposal: CGFloat, along axis: Axis) -> CGFloat? { nil }

  /// Returns the explicit value of a guide, in this item's coordinates, in points; `nil` if the guide has none.
  @_spi(Engine) open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Returns the explicit value of a guide on behalf of layouts, which access items as subviews.
  @usableFromInline
  package final func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    explicitGuide(GuideKey(key), in: dimensions)
  }

  /// Whether the current thread may access this node: nodes belong to the main thread.
  @usableFromInline package final var mayBeAsked: Bool { !OffMainAccess.isOffMain }

  /// Returns the innermost value of a trait of this item; `nil` if the item does not have the trait.
  @_spi(Engine) open func trait(_ key: ObjectIdentifier) -> AnyObject? { nil }

  /// Returns the part of this item in the fold of a preference without the writers that publish for it, and without
  /// evaluating any value.
  @usableFromInline
  package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart { .none }

  /// Evaluates and returns the contribution of this item to a preference without the writers that publish for it.
  ///
  /// - Parameter requester: The code that requests the contribution.
  @usableFromInline @MainActor
  package func contributionOfContent(
    to key: PreferenceKeyInfo, for requester: ContributionRequester
  ) -> PreferenceSource? { nil }

  /// The preference writer that a list of items has created for this item; `nil` if there is none.
  package var ownWriter: WriterNode? { nil }

  /// Called when a contribution in the subtree may have changed.
  ///
  /// - Parameter key: The key; `nil` if items were inserted or removed.
  /// - Returns: Whether the invalidation continues to the writers that publish for this item, and to the ancestors.
  package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }

  /// Returns whether a point hits this item itself, excluding its content. Leaves are hit in their bounds. Containers
  /// and modifiers are not hit themselves.
  ///
  /// - Parameter point: A point in this item's coordinates, in points.
  @_spi(Engine) open func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  /// The rectangle outside which `isHit(at:)` returns `false`, in this item's coordinates; `nil` if it is unknown.
  @_spi(Engine) open var ownReach: HitReach? { HitReach(CGRect(origin: .zero, size: size)) }

  /// The rectangle outside which `hitContent(at:)` returns an empty chain, in the coordinates of its parameter; `nil`
  /// if it is unknown. It depends on values only whose changes invalidate the drawing.
  @_spi(Engine) open var contentReach: HitReach? { .nothing }

  /// Called when the fragment or the position of an item of this node has changed. A node that keeps the drawing of a
  /// group of its items discards the groups with this item.
  @_spi(Engine) open func drawingDidChange(of item: ItemNode) {}

  /// Whether this item and its content can be hit.
  @_spi(Engine) open var acceptsHits: Bool { true }

  /// Returns the contained items that a point hits, front to back.
  ///
  /// - Parameter point: A point in this item's coordinates, in points.
  @_spi(Engine) open func hitContent(at point: CGPoint) -> HitChain { [] }

  /// Called when the origin of this item, or of an ancestor that shares its origin, has changed, which can affect a
  /// layout in the content. Called only if the content has explicit guides, as layouts do.
  ///
  /// - Returns: Whether an item of the content requires placement.
  @_spi(Engine) open func originDidChange() -> Bool { false }

  /// Returns the transform that this item applies to its content in addition to the content's origins; `nil` for the
  /// identity.
  @_spi(Engine) open func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? { nil }

  /// Whether an effect displays the content as one unit, so that movements of the containers around the effect animate
  /// the effect.
  @_spi(Engine) open var holdsContentTogether: Bool { contentTransform(.model) != nil }

  /// Returns the part of the safe area of `item` that this item covers. Called only if the tree has safe area insets.
  @_spi(Engine) open func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover() }

  /// Called when the geometry of this node or of an ancestor has changed; top down, for nodes whose subtrees have
  /// observers.
  ///
  /// - Returns: Whether the caller notifies the observers below.
  @_spi(Engine) @MainActor open func geometryDidChange() -> Bool { true }

  /// Updates `contentTransform` for the item's current size, before the geometry pass. Called for items whose subtree
  /// has observers of geometry.
  ///
  /// The method is called between layout and geometry, and may request drawing.
  @_spi(Engine) @MainActor open func contentTransformIsNeeded() {}

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) {
      // Positions from leading to trailing depend on the layout direction.
      flags.remove(.needsMeasure)
      needsMeasure()
      containerNeedsDistribution()
      recordGeometryChange()
    }
    // The covered edges are part of the geometry, even if no item moves.
    if changes.contains(.safeArea) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    items.append(self)
  }

  @usableFromInline
  override package func onlyItem() -> Unretained<ItemNode>? { Unretained(self) }
}
