package import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// A node that takes part in layout: a leaf, a modifier around one item, or a container of items.
///
///     container ──▶ item · index 0      origin, size: in the container's coordinates, points
///               ──▶ item · index 1      proposal: the one that `size` answers
///
/// Invariants:
/// 1. Unless flagged `needsMeasure`, `size` is the answer to `proposal` and to the other proposals of `sizeRegion`, and every
///    answer of `probes` is true.
/// 2. A rigid node answers `size` to every proposal; it has no probes and no region.
/// 3. Outside the layout pass `proposal` is the one that the container placed this node with.
/// 4. `container` is the nearest item above that lays this one out; `index` its place in the container's items.
///
/// Checked by `ItemNode.checkItem`, `ItemNode.recompute`.
@_documentation(visibility: internal)
open class ItemNode: ViewNode {
  /// Position among the items of the container. It comes first: there are four bytes left in the last word of `ViewNode`.
  @exclusivity(unchecked) @usableFromInline package final var index: Int32 = 0

  /// The item that lays this one out; `nil` for the root of a tree.
  @exclusivity(unchecked) @usableFromInline package final var containerReference: Unretained<ItemNode>?

  @exclusivity(unchecked) @usableFromInline package final var proposal = ProposedViewSize.unspecified

  @exclusivity(unchecked) @usableFromInline package final var size = CGSize.zero

  /// Top-left corner in the container's coordinates, before geometry effects.
  @exclusivity(unchecked) @usableFromInline package final var origin = CGPoint.zero

  /// What few items have: most are rigid and drawn with their container.
  @exclusivity(unchecked) package final var extras: ItemExtras?

  /// Answers to other proposals than `proposal`; made only where a parent probes.
  package final var probes: ProbeCache? {
    get { extras?.probes }
    set {
      if extras == nil {
        if newValue == nil { return }
        extras = ItemExtras()
      }
      extras?.probes = newValue
    }
  }

  /// What this subtree draws, in this item's coordinates, if it is the root of a fragment.
  package final var fragment: DisplayFragment? {
    get { extras?.fragment }
    set {
      if extras == nil {
        if newValue == nil { return }
        extras = ItemExtras()
      }
      extras?.fragment = newValue
    }
  }

  @inlinable
  package init(_ inputs: NodeInputs, flags: NodeFlags = []) {
    super.init(parent: inputs.parentReference, flags: flags.union([.needsMeasure, .needsPlacement]))
  }

  package init(itemRootOf host: ViewGraph) {
    super.init(rootOf: host)
    flags = [.needsMeasure, .needsPlacement]
  }

  @usableFromInline
  override package final var outerReference: Unretained<ViewNode>? {
    containerReference.map { container in container.with { Unretained<ViewNode>($0) } } ?? parentReference
  }

  /// The item that lays this one out; `nil` for the root of a tree.
  @inlinable
  package final var container: ItemNode? {
    @inline(__always) get { containerReference.object() }
    @inline(__always) set { containerReference = newValue.map { Unretained($0) } }
  }

  // MARK: What subclasses answer

  /// The size that this item takes for a proposal. Called only where no valid answer is known.
  ///
  /// An answer holds for `proposal` alone, unless this calls ``holds(for:answering:)`` as the last thing that it does.
  @_spi(Engine) open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places what is inside, after `size` and `proposal` have been set.
  @_spi(Engine) open func placeContent() {}

  /// Appends what this item draws; `frame` is where it is shown in the fragment's coordinates. Where it stands (`origin`,
  /// `size`) may be elsewhere, while something moves.
  @_spi(Engine) open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  /// Whether this item, or the one that it decorates, lays out a list of items.
  @_spi(Engine) open var isList: Bool { false }

  /// Calls `body` for the items that this one lays out, in view order.
  @_spi(Engine) open func forEachItem(_ body: (ItemNode) -> Void) {}

  /// A child's size, spacing or priority may have changed, or its subtree has to be placed again although its size stands.
  ///
  /// Called on the way from what has changed to the root of layout, by the child. It may mark this item and those around it.
  @_spi(Engine) open func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure { needsMeasure() }
  }

  /// The outermost layout priority on this item (C11).
  @_spi(Engine) open var priority: Double { 0 }

  /// The spacing that this item prefers at its edges.
  @_spi(Engine) open var viewSpacing: ViewSpacing { ViewSpacing() }

  /// The explicit value of a guide, in this item's coordinates.
  @_spi(Engine) open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The same, for layouts, which know items as subviews.
  @usableFromInline
  package final func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    explicitGuide(GuideKey(key), in: dimensions)
  }

  /// Nodes belong to the main thread.
  @usableFromInline package final var mayBeAsked: Bool { !OffMainAccess.isOffMain }

  /// The innermost value of a trait on this item.
  @_spi(Engine) open func trait(_ key: ObjectIdentifier) -> AnyObject? { nil }

  /// What part this item takes in the fold of a preference, without evaluating anything.
  @usableFromInline
  package func part(in key: PreferenceKeyInfo) -> PreferencePart { .none }

  /// Whether this item takes part in the fold of a preference.
  @inlinable
  package final func contributes(to key: PreferenceKeyInfo) -> Bool { part(in: key) != .none }

  /// The evaluated contribution of this item to a preference.
  @usableFromInline @MainActor
  package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? { nil }

  /// A contribution below may have changed.
  ///
  /// - Parameter key: The key; `nil` if items came or went.
  /// - Returns: Whether those around this item have to know.
  package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { true }

  /// Whether a point is on something that this item itself draws. Leaves are hit in their bounds; what only holds others
  /// is hit nowhere itself.
  @_spi(Engine) open func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  /// Whether this item and what is inside can be hit at all.
  @_spi(Engine) open var acceptsHits: Bool { true }

  /// What is hit of the items inside, the front-most first, at a point in this item's coordinates.
  @_spi(Engine) open func hitContent(at point: CGPoint) -> HitChain { [] }

  /// This item, or one around it that shares its origin with it, has another origin, by which a layout inside may go. Asked
  /// only where something inside answers guides, as layouts do.
  ///
  /// - Returns: Whether something has to be placed again for that.
  package func originDidChange() -> Bool { false }

  /// What this item does to the coordinates of the items inside it beyond their origins; `nil` for nothing.
  @_spi(Engine) open func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? { nil }

  /// Whether what is inside is shown as one, by an effect: the moves of containers around the effect are those of the effect.
  @_spi(Engine) open var holdsContentTogether: Bool { contentTransform(.model) != nil }

  /// What this item does to the safe area of an item inside it. Asked only where something is covered in the tree.
  @_spi(Engine) open func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover() }

  /// Geometry at or above this node has changed; called top down for nodes that hold observers.
  ///
  /// - Returns: Whether the observers below have to be told by the caller.
  @_spi(Engine) @MainActor open func geometryDidChange() -> Bool { true }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) {
      // What runs from leading to trailing stands elsewhere now.
      flags.remove(.needsMeasure)
      needsMeasure()
      containerNeedsDistribution()
      recordGeometryChange()
    }
    // What covers an edge is an answer of geometry, also where nothing moves.
    if changes.contains(.safeArea) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    items.append(self)
  }

  @usableFromInline
  override package func onlyItem() -> Unretained<ItemNode>? { Unretained(self) }
}
