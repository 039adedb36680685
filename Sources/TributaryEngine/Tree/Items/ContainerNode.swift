import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// An item that contains others: collects them, draws them in order of depth, folds their preferences.
///
/// Invariants:
/// 1. `items` are those of the content, in view order, each with its `index` and this node as `container`.
/// 2. A fold that is not dirty is that of the items' present contributions.
/// 3. `drawingOrder` is empty if the items are drawn in view order.
/// 4. It is flagged `isDynamicContainer` if its content is a list in which views may come and go.
/// 5. `knownSpacing` and `knownPriority` are what `spacingOfItems` and `priorityOfItems` answer, if they are not `nil`.
///
/// Checked by `ContainerNode.checkItems`, `ItemNode.recompute`.
@_documentation(visibility: internal)
open class ContainerNode: ItemNode, FoldingNode {
  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  @exclusivity(unchecked) package final var items: ContiguousArray<ItemNode> = []
  /// The folds of the items, one for each key that a reader asked for.
  @exclusivity(unchecked) final var folds = FoldCache()
  /// What the container around was told last; `nil` if it never asked.
  private final var knownSpacing: ViewSpacing?
  private final var knownPriority: Double?

  /// Item indices, back to front; empty for view order.
  package final var drawingOrder: ContiguousArray<Int32> = []

  /// Takes over freshly made content.
  @inlinable @inline(__always) @MainActor
  package final func adopt(_ content: consuming ViewNode) {
    self.content = content
    didAdoptContent()
  }

  @usableFromInline @MainActor
  package final func didAdoptContent() {
    if content?.standsForDynamicList ?? false, !isPartOfControl {
      flags.insert(.isDynamicContainer)
      // Where nobody publishes, the default of any key stands in.
      setUpwards(.subtreeHasWriters)
    }
    collectItems()
  }

  /// Whether this container stands in the body of one of our own views: a field that shows its prompt while it is empty is
  /// no content that comes and goes. What somebody else has put into such a body is content as anywhere.
  private final var isPartOfControl: Bool {
    // What a modifier stands around is not written in its body: there is one modifier for each placeholder.
    var placeholders = 0
    var node = parent
    while let current = node {
      if current is ModifierContentNode { placeholders += 1 }
      if let owner = current as? EvaluatedNode {
        if placeholders == 0 { return owner.layout.isFrameworkComposite }
        if owner is any ModifierSource { placeholders -= 1 }
      }
      node = current.parent
    }
    return false
  }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    for item in items { body(item) }
  }

  // MARK: Items

  @_spi(Engine) override open func itemsDidChange() { host.enqueueItems(self) }

  @MainActor
  override package func collectItems() {
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
    if flags.contains(.subtreeHasDepartures) { host.keepDepartures(in: self, since: old) }
    chooseFragments()
    itemsWereCollected()
    if !old.isEmpty || hasAnswered {
      host.animateArrival(of: items, since: old)
      itemsNeedMeasure()
      contributionsDidChange(nil)
      needsDraw()
      if takeChangedLayoutPreferences() { containerNeedsDistribution() }
    }
  }

  /// Whether somebody goes by what this container is without items. Who is placed has been measured, and so may be one that
  /// is concealed; and a container around it asks for gaps and priorities without measuring it.
  private var hasAnswered: Bool {
    flags.contains(.isPlaced) || !flags.contains(.needsMeasure) || knownSpacing != nil || knownPriority != nil
  }

  /// A few items that are no lists themselves are drawn with their container: drawing them all costs no more than finding
  /// their fragments, which would take a tenth of all memory.
  private static let mostItemsInOneFragment = 16

  /// Decides which items have a fragment of their own, so that they can be redrawn alone: those of a long list, and lists.
  private func chooseFragments() {
    let isLongList = prefersFragments || items.count > Self.mostItemsInOneFragment
    let isOnly = items.count == 1
    items.forEachUncounted { item in
      let isRoot = isLongList || (!isOnly && item.isList)
      if isRoot == item.flags.contains(.isFragmentRoot) { return }
      if isRoot { item.flags.insert(.isFragmentRoot) } else { item.flags.remove(.isFragmentRoot) }
      item.flags.remove(.needsDraw)
      item.fragment = nil
      needsDraw()
    }
  }

  /// Whether every item shall have a fragment of its own, because items come and go beside others that stay.
  @_spi(Engine) open var prefersFragments: Bool { false }

  /// Whether an item is seen, so that it is drawn until it has gone.
  package func draws(_ item: ItemNode) -> Bool { true }

  /// Other items take part in layout.
  @_spi(Engine) open func itemsNeedMeasure() {
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// Whether what is inside has its place where this item has it: in the container around both.
  package var sharesOriginWithContent: Bool { false }

  override package func originDidChange() -> Bool {
    guard sharesOriginWithContent else { return false }
    var isConcerned = false
    for item in items where passOrigin(to: item) {
      child(item, needs: .placement)
      isConcerned = true
    }
    return isConcerned
  }

  /// Whether several views inside are one item: a modifier on all of them is applied once.
  package var takesOwnContentAsOne: Bool { false }

  /// Appends the items that this container lays out.
  package func appendContentItems(to items: inout ContiguousArray<ItemNode>) {
    withUncounted(&content) { $0.appendItems(to: &items) }
  }

  // MARK: Layout preferences

  /// The gaps that follow from those that the items would like.
  package var spacingOfItems: ViewSpacing { ViewSpacing() }

  /// The one item of content that is never another number of items: a stack around it is no stack.
  ///
  /// Lists, conditions and erased views make a stack one, though they may hold a single view at the moment.
  package final var itemOfStaticContent: ItemNode? {
    guard items.count == 1 else { return nil }
    var node = items[0].parent
    while let current = node, current !== self {
      if current.isDynamic || current is ListNode { return nil }
      node = current.parent
    }
    return items[0]
  }

  /// The size of a stack that is none, because only `item` stands in it.
  package final func measure(as item: ItemNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = item.usableSize(for: proposal.asOffer)
    if item.isRigid { flags.insert(.isRigid) } else { holdRegion(of: item, for: proposal) }
    return size
  }

  @inline(never)
  private final func holdRegion(of item: ItemNode, for proposal: ProposedViewSize) {
    holds(for: item.region(for: proposal.asOffer).outset(around: proposal), answering: proposal)
  }

  /// The priority that follows from those of the items.
  package var priorityOfItems: Double { 0 }

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

  /// Whether this container can compare its layout preferences with those that it told, before layout.
  package var comparesLayoutPreferences: Bool { true }

  /// Forgets the layout preferences that were told to the container around.
  ///
  /// - Returns: Whether they were told, and are others now.
  package func takeChangedLayoutPreferences() -> Bool {
    let old = (spacing: knownSpacing, priority: knownPriority)
    _ = forgetLayoutPreferences()
    if let priority = old.priority, priority != self.priority { return true }
    if let spacing = old.spacing, spacing != viewSpacing { return true }
    return false
  }

  /// Forgets the layout preferences that were told to the container around.
  ///
  /// - Returns: Whether any were told.
  package final func forgetLayoutPreferences() -> Bool {
    defer {
      knownSpacing = nil
      knownPriority = nil
    }
    return knownSpacing != nil || knownPriority != nil
  }

  /// The axis of the stack that this container is for the items inside; `nil` if it is none.
  package var stackOrientation: Axis? { nil }

  /// Whether invariant 5 holds.
  package final var layoutPreferencesAreTrue: Bool {
    (knownSpacing ?? spacingOfItems) == spacingOfItems && (knownPriority ?? priorityOfItems) == priorityOfItems
  }

  /// The list of items is new.
  @_spi(Engine) open func itemsWereCollected() {}

  /// Whether an item is drawn in front of the others, whatever their zIndex is.
  @_spi(Engine) open func isRaised(_ index: Int) -> Bool { false }

  /// What items ask of this container may have changed: their zIndex, gaps or priorities.
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

  /// Ascending zIndex; equal ones in view order.
  private func orderByDepth() -> ContiguousArray<Int32> {
    let depths = items.map { $0.flags.contains(.subtreeHasTraits) ? $0.zIndex : 0 }
    return ContiguousArray(
      (0..<Int32(items.count)).sorted { a, b in
        (depths[Int(a)], a) < (depths[Int(b)], b)
      })
  }

  /// Calls `body` for every item, back to front.
  package final func forEachItemInDrawingOrder(_ body: (ItemNode) -> Void) {
    if drawingOrder.isEmpty {
      items.forEachUncounted(body)
    } else {
      for index in drawingOrder { body(items[Int(index)]) }
    }
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

  // MARK: Drawing

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if flags.contains(.subtreeHasDepartures), let items = host.itemsWithDepartures(of: self) {
      for item in items { recorder.draw(item, at: frame.origin) }
      return
    }
    forEachItemInDrawingOrder { item in
      recorder.draw(item, at: frame.origin)
    }
  }

  // MARK: Preferences

  /// Whether the containers around are not told what is published here.
  @_spi(Engine) open var keepsPreferences: Bool { false }

  /// The items whose preferences are folded.
  @_spi(Engine) open var publishers: ContiguousArray<ItemNode> { items }

  @usableFromInline
  override package func part(in key: PreferenceKeyInfo) -> PreferencePart { partOfFold(in: key) }

  @usableFromInline @MainActor
  override package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? { fold(key) }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    folds.invalidate(key) && !keepsPreferences
  }

  @MainActor
  package func forEachRememberedFold(
    _ body: (PreferenceKeyInfo, PreferenceSource?, ContiguousArray<ItemNode>) -> Void
  ) {
    folds.forEachResult { body($0, $1, publishers) }
  }
}

extension ItemNode {
  /// Calls `body` for the items inside that are seen, back to front.
  package final func forEachItemBackToFront(_ body: (ItemNode) -> Void) {
    guard let container = self as? ContainerNode, !container.drawingOrder.isEmpty else { return forEachItem(body) }
    container.forEachItemInDrawingOrder { if container.draws($0) { body($0) } }
  }
}
