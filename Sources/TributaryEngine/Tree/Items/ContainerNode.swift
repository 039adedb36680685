import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// An item that contains other items: it collects them, draws them in depth order, and folds their preferences.
///
/// Invariants:
/// 1. `items` are the items of the content, in view order, each with the `index` of its position and this node as
///    `container`.
/// 2. A fold that is not invalidated is the fold of the items' current contributions.
/// 3. `drawingOrder` is empty if no item has a `zIndex`. Otherwise, it contains the index of every item.
/// 4. The node is flagged `isDynamicContainer` if its content is a list in which views can be inserted or removed.
/// 5. `knownSpacing` and `knownPriority` equal `spacingOfItems` and `priorityOfItems`, or are `nil`.
///
/// Checked by `ContainerNode.checkItems`, `ItemNode.recompute`.
@_documentation(visibility: internal)
open class ContainerNode: ItemNode, FoldCachingNode {
  @usableFromInline
  override package final var kind: NodeKind { .container }

  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  @exclusivity(unchecked) package final var items: ContiguousArray<ItemNode> = []
  /// The folds of the items for the keys that a reader has requested.
  @exclusivity(unchecked) final var folds = FoldCache()
  /// The spacing that was last reported to the parent container; `nil` if it was not requested.
  @exclusivity(unchecked) private final var knownSpacing: ViewSpacing?
  @exclusivity(unchecked) private final var knownPriority: Double?

  /// The item indices, back to front; empty if no item has a `zIndex`.
  @exclusivity(unchecked) package final var drawingOrder: ContiguousArray<Int32> = []

  /// Adopts newly created content.
  @inlinable @inline(__always) @MainActor
  package final func adopt(_ content: consuming ViewNode) {
    self.content = consume content
    didAdoptContent()
  }

  @usableFromInline @MainActor
  package final func didAdoptContent() {
    if content?.standsForDynamicList ?? false, !isDeclaredByFramework {
      flags.insert(.isDynamicContainer)
      // The default value of a key takes part where no view in the content publishes one.
      setUpwards(.subtreeHasWriters)
    }
    collectItems()
  }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    let items = items
    items.forEachUncounted(body)
  }

  // MARK: Items

  @_spi(Engine) override open func itemsDidChange(in list: ViewNode?) { host.enqueueItems(self) }

  @MainActor
  @_spi(Engine) override open func collectItems() {
    if collectChangedItems() { return }
    let old = items
    var new: ContiguousArray<ItemNode> = []
    appendContentItems(to: &new)
    items = new
    var hasOrder = false
    var index: Int32 = 0
    items.forEachUncounted { item in
      if item.containerReference?.with({ $0 !== self }) ?? true {
        item.containerReference = Unretained(self)
        adoptFlags(of: item)
      }
      item.index = index
      index &+= 1
      if item.flags.contains(.subtreeHasTraits), item.zIndex != 0 { hasOrder = true }
    }
    drawingOrder = hasOrder ? orderByDepth() : []
    if flags.contains(.hasDepartures) { host.animator?.keepDepartures(in: self, since: old) }
    chooseFragments()
    itemsWereCollected()
    if !old.isEmpty || hasAnswered { itemsWereExchanged(items, since: old) }
  }

  /// Collects only the items that have changed, if this container knows them.
  ///
  /// - Returns: Whether the items were collected. Otherwise, all items are collected.
  @_spi(Engine) @MainActor open func collectChangedItems() -> Bool { false }

  /// Returns the position of an item in `items`, if this container has collected the item.
  @_spi(Engine) open func position(of item: ItemNode) -> Int { Int(item.index) }

  /// Returns the position of an item in `items`; `nil` before the item is collected.
  package final func collectedPosition(of item: ItemNode) -> Int? {
    let position = position(of: item)
    return items.indices.contains(position) && items[position] === item ? position : nil
  }

  /// Returns the position of the item before a removed item in the items collected last; -1 if it was the first.
  package final func predecessor(of item: ItemNode) -> Int32 {
    Int32(truncatingIfNeeded: min(position(of: item), items.count)) - 1
  }

  /// Called after an item has received its first observer of geometry.
  @_spi(Engine) open func observersDidAppear(in item: ItemNode) {}

  /// Returns whether an item in a node of the content is known to be visible; `false` if this is unknown.
  @_spi(Engine) open func hasVisibleItem(in node: ViewNode) -> Bool { false }

  /// Replaces a range of the items, which are drawn in view order. The items outside the range are not visited, except
  /// for their indices near the range if the number of items changes.
  ///
  /// - Parameters:
  ///   - indices: The indices after the replacement.
  ///   - indexed: The positions, after the replacement, of the items with other indices.
  ///   - collected: A closure that runs in place of `itemsWereCollected()`.
  @MainActor
  package final func replaceItems(
    in range: Range<Int>, with new: ContiguousArray<ItemNode>, indices: SplitIndices, at indexed: Range<Int>,
    collected: () -> Void
  ) {
    let old = ContiguousArray(items[range])
    let isFirst = items.isEmpty && !hasAnswered
    items.replaceSubrange(range, with: new)
    let end = range.lowerBound + new.count
    for position in indexed { items[position].index = indices.index(of: position) }
    for item in new where item.container !== self {
      item.container = self
      adoptFlags(of: item)
    }
    chooseFragments(in: range.lowerBound..<end)
    collected()
    if !isFirst { itemsWereExchanged(new, since: old) }
  }

  /// Invalidates everything that depends on the items.
  @MainActor
  private func itemsWereExchanged(_ new: ContiguousArray<ItemNode>, since old: ContiguousArray<ItemNode>) {
    if host.transactions.mayAnimate { host.animator?.itemsDidArrive(among: new, since: old) }
    host.emit(.didExchange(self, from: old, to: new))
    itemsNeedMeasure()
    contributionsDidChange()
    needsDraw()
    if takeChangedLayoutPreferences() { containerNeedsDistribution() }
  }

  /// Whether an ancestor depends on the answers of this container from before its items changed. A placed item has been
  /// measured, and so may a concealed item. A parent container reads spacing and priorities without a measurement.
  private var hasAnswered: Bool {
    flags.contains(.isPlaced) || !flags.contains(.needsMeasure) || knownSpacing != nil || knownPriority != nil
  }

  /// The largest number of items that are drawn together with their container. Drawing all of them costs no more than a
  /// lookup of separate fragments, which would use a tenth of all memory. Lists always have separate fragments.
  private static let mostItemsInOneFragment = 16

  /// Selects the items that have a separate fragment, so that each can be redrawn independently: the items of a long
  /// list, and lists.
  private func chooseFragments(in range: Range<Int>? = nil) {
    let isLongList = prefersFragments || items.count > Self.mostItemsInOneFragment
    let isOnly = items.count == 1
    let chosen = range.map { ContiguousArray(items[$0]) } ?? items
    chosen.forEachUncounted { item in
      let isRoot = isLongList || (!isOnly && item.isList)
      if isRoot { item.becomeFragmentRoot() } else { item.becomePartOfFragment() }
    }
  }

  /// Whether every item has a separate fragment, because items are inserted and removed next to items that remain.
  @_spi(Engine) open var prefersFragments: Bool { false }

  /// Returns whether an item is visible, in which case it is drawn until its removal transition ends.
  @_spi(Engine) open func draws(_ item: ItemNode) -> Bool { true }

  /// Called when the placement of an item that is not visible is postponed until the item becomes visible.
  @_spi(Engine) open func concealedItemNeedsPlacement(_ item: ItemNode) {}

  /// Invalidates the measurement after the items have changed.
  @_spi(Engine) open func itemsNeedMeasure() {
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// Whether the origins of this item and of its content are both relative to the parent container.
  @_spi(Engine) open var sharesOriginWithContent: Bool { false }

  @_spi(Engine) override open func originDidChange() -> Bool {
    guard sharesOriginWithContent else { return false }
    var isConcerned = false
    for item in items where passOrigin(to: item) {
      child(item, needs: .placement)
      isConcerned = true
    }
    return isConcerned
  }

  /// Whether several views in the content count as one item, so that a modifier on all of them is applied once.
  @_spi(Engine) open var takesOwnContentAsOne: Bool { false }

  /// Appends the items that this container lays out.
  package func appendContentItems(to items: inout ContiguousArray<ItemNode>) {
    withUncounted(&content) { $0.appendItems(to: &items) }
  }

  // MARK: Layout preferences

  /// The spacing that results from the preferred spacing of the items.
  @_spi(Engine) open var spacingOfItems: ViewSpacing { ViewSpacing() }

  /// The single item of content that always has exactly one item. A stack around it does not behave as a stack.
  ///
  /// Lists, conditions, and type-erased views are dynamic, although they may contain a single view at the moment.
  package final var itemOfStaticContent: ItemNode? {
    guard items.count == 1 else { return nil }
    var inner: ViewNode = items[0]
    while let current = inner.parent, current !== self {
      if current.isDynamic { return nil }
      // Views beside the item, such as an empty view, must never have items.
      if let list = current.asList, !list.children.allSatisfy({ $0 === inner || $0.isStatic }) { return nil }
      inner = current
    }
    return items[0]
  }

  /// Returns the size of a stack whose only content is `item`, which determines the size directly.
  package final func measure(as item: ItemNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = item.usableSize(for: proposal.asOffer)
    if item.isRigid { flags.insert(.isRigid) } else { holdRegion(of: item, for: proposal) }
    return size
  }

  @inline(never)
  private final func holdRegion(of item: ItemNode, for proposal: ProposedViewSize) {
    if item.isElastic { becomeElastic() }
    holds(for: item.region(for: proposal.asOffer).outset(around: proposal), answering: proposal)
  }

  /// The priority that results from the priorities of the items.
  @_spi(Engine) open var priorityOfItems: Double { 0 }

  @_spi(Engine) override open var viewSpacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = spacingOfItems
    knownSpacing = spacing
    return spacing
  }

  @_spi(Engine) override open var priority: Double {
    if let knownPriority { return knownPriority }
    let priority = priorityOfItems
    knownPriority = priority
    return priority
  }

  /// Whether this container can compare its layout preferences with the last reported ones before layout.
  @_spi(Engine) open var comparesLayoutPreferences: Bool { true }

  /// Discards the layout preferences that were reported to the parent container, and compares them with the current
  /// ones.
  ///
  /// - Returns: Whether preferences were reported and have changed since.
  @_spi(Engine) open func takeChangedLayoutPreferences() -> Bool {
    let old = (spacing: knownSpacing, priority: knownPriority)
    _ = forgetLayoutPreferences()
    if let priority = old.priority, priority != self.priority { return true }
    if let spacing = old.spacing, spacing != viewSpacing { return true }
    return false
  }

  /// Discards the layout preferences that were reported to the parent container.
  ///
  /// - Returns: Whether any were reported.
  package final func forgetLayoutPreferences() -> Bool {
    defer {
      knownSpacing = nil
      knownPriority = nil
    }
    return knownSpacing != nil || knownPriority != nil
  }

  /// The axis along which this container stacks its items; `nil` if it is not a stack.
  @_spi(Engine) open var stackOrientation: Axis? { nil }

  /// Whether invariant 5 holds.
  package final var layoutPreferencesAreTrue: Bool {
    (knownSpacing ?? spacingOfItems) == spacingOfItems && (knownPriority ?? priorityOfItems) == priorityOfItems
  }

  /// Called after the list of items has been collected.
  @_spi(Engine) open func itemsWereCollected() {}

  /// Returns whether the item at an index is drawn in front of the others, regardless of its `zIndex`.
  @_spi(Engine) open func isRaised(_ index: Int) -> Bool { false }

  /// Called after the `zIndex`, spacing, or priority of an item may have changed.
  @_spi(Engine) open func arrangeItems() {
    host.counts.nodesVisited &+= items.count
    chooseFragments()
    if comparesLayoutPreferences, takeChangedLayoutPreferences() { containerNeedsDistribution() }
    let order = items.contains { $0.flags.contains(.subtreeHasTraits) && $0.zIndex != 0 } ? orderByDepth() : []
    if order != drawingOrder {
      drawingOrder = order
      needsDraw()
    }
  }

  /// Returns the indices of the items by ascending `zIndex`; items with equal values are in view order.
  private func orderByDepth() -> ContiguousArray<Int32> {
    let depths = items.map { $0.flags.contains(.subtreeHasTraits) ? $0.zIndex : 0 }
    return ContiguousArray(
      (0..<Int32(items.count)).sorted { a, b in
        (depths[Int(a)], a) < (depths[Int(b)], b)
      })
  }

  /// Whether the items are drawn in view order.
  @_spi(Engine) open var isDrawnInViewOrder: Bool { drawingOrder.isEmpty }

  /// Calls `body` for every item, back to front.
  package final func forEachItemInDrawingOrder(_ body: (ItemNode) -> Void) {
    // The closure is inlined into this loop, in which most items are drawn.
    if isDrawnInViewOrder { items.forEachUncounted(body) } else { forEachItemInOtherOrder(body) }
  }

  /// Calls `body` for every item, back to front. Called only if the items are not drawn in view order.
  @_spi(Engine) open func forEachItemInOtherOrder(_ body: (ItemNode) -> Void) {
    for index in drawingOrder { body(items[Int(index)]) }
  }

  @_spi(Engine) override open var isList: Bool { true }

  @_spi(Engine) override open func isHit(at point: CGPoint) -> Bool { false }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain {
    for position in (0..<items.count).reversed() {
      let chain = hit(items[drawingOrder.isEmpty ? position : Int(drawingOrder[position])], at: point)
      if !chain.isEmpty { return chain }
    }
    return []
  }

  @_spi(Engine) override open var contentReach: HitReach? {
    var whole = HitReach.nothing
    for item in items {
      guard let reach = reach(of: item) else { return nil }
      whole = whole.union(reach)
    }
    return whole
  }

  // MARK: Drawing

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if flags.contains(.hasDepartures), let items = host.animator?.itemsWithDepartures(of: self) {
      for item in items { recorder.draw(item, at: frame.origin) }
      return
    }
    forEachItemInDrawingOrder { item in
      recorder.draw(item, at: frame.origin)
    }
  }

  // MARK: Preferences

  /// Whether preferences that are published in this container are not passed to its ancestors.
  @_spi(Engine) open var keepsPreferences: Bool { false }

  /// The items whose preferences are folded.
  @_spi(Engine) open var publishers: ContiguousArray<ItemNode> { items }

  /// Returns whether this container passes the contribution of its only item on without a stored fold.
  private final func passesOn(_ key: PreferenceKeyInfo) -> Bool { folds.isFull(for: key) && publishers.count == 1 }

  /// Returns the part that this container takes in the enclosing folds.
  @usableFromInline
  override package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    guard flags.contains(.subtreeHasWriters) else { return .none }
    if passesOn(key) {
      hostReference.with { $0.emit(.didPassOn(self, key)) }
      return partOfItems(in: key)
    }
    if let part = folds.part(in: key) { return part }
    let part = partOfItems(in: key)
    hostReference.with { $0.emit(.didFindPart(self, key)) }
    folds.storePart(part, in: key)
    return part
  }

  private final func partOfItems(in key: PreferenceKeyInfo) -> PreferencePart {
    var part: PreferencePart = flags.contains(.isDynamicContainer) ? .standIn : .none
    let items = publishers
    for index in items.indices {
      switch items.reference(at: index).with({ $0.part(in: key) }) {
      case .value: return .value
      case .standIn: part = .standIn
      case .none: break
      }
    }
    return part
  }

  /// Returns the folded contributions of the items: the stored result if it is current, otherwise a new fold in view
  /// order.
  ///
  /// A container with the folds of many keys passes the contribution of its only item on without storing it. The
  /// outermost container in a reader stores it nevertheless: readers of the same key around each container of a chain
  /// would otherwise each follow the whole chain.
  @usableFromInline @MainActor
  override package func contributionOfContent(
    to key: PreferenceKeyInfo, for requester: ContributionRequester
  ) -> PreferenceSource? {
    guard flags.contains(.subtreeHasWriters) else { return nil }
    if requester == .fold, passesOn(key) {
      hostReference.with { $0.emit(.didPassOn(self, key)) }
      let items = publishers
      defer { withExtendedLifetime(items) {} }
      if let source = items.reference(at: 0).with({ $0.contribution(to: key) }) { return source }
      return flags.contains(.isDynamicContainer) ? key.standIn(nil).source : nil
    }
    switch folds.lookUp(key) {
    case .current(let source): return source
    case .outdated(let cache):
      host.counts.nodesVisited &+= 1
      var result = key.fold(publishers, key, cache)
      if result.source == nil, flags.contains(.isDynamicContainer) { result = key.standIn(result.cache) }
      folds.store(result, for: key)
      return result.source
    }
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    folds.invalidate(key) && !keepsPreferences
  }

  @MainActor
  package func forEachCachedFold(
    _ body: (PreferenceKeyInfo, PreferenceSource?, ContiguousArray<ItemNode>) -> Void
  ) {
    folds.forEachResult { body($0, $1, publishers) }
  }
}

extension ItemNode {
  /// Calls `body` for the visible items of this item, back to front.
  package final func forEachItemBackToFront(_ body: (ItemNode) -> Void) {
    guard let container = asContainer, !container.isDrawnInViewOrder else { return forEachItem(body) }
    container.forEachItemInDrawingOrder { if container.draws($0) { body($0) } }
  }
}
