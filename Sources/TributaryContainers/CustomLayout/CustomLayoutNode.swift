import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
public import TributaryLayout

/// The node of a `Layout`.
///
/// Invariants:
/// 1. `proxies[i]` represents `items[i]`. A proxy whose item was removed returns no values.
/// 2. Unless `isCacheStale`, `cache` was created or updated with the current layout, items, and sizes.
/// 3. While `isArranged`, the items have the layout's placements for `arrangedBounds` and `arrangedProposal`.
/// 4. `knownGuides` equal the current results of the layout.
///
/// Checked by `CustomLayoutNode.checkCaches`.
///
/// The reads of the layout are registered until the layout or a value that it read changes, regardless of the number of
/// method calls since: all calls form one evaluation.
@usableFromInline
package final class CustomLayoutNode<L: Layout>: ContainerNode, RemeasuredNode, CachingNode {
  private(set) var layout: L
  private(set) var character: LayoutTraits
  let environment: Unretained<EnvironmentScope>

  let sheet = PlacementSheet()
  private(set) var proxies: [SubviewProxy] = []
  private var cache: L.Cache?
  private var isCacheStale = true

  private(set) var isArranged = false
  private var arrangedBounds = CGRect.zero
  private var arrangedProposal = ProposedViewSize.unspecified

  var knownGuides: [KnownGuide] = []
  /// Whether the layout measures its subviews to determine its preferred spacing.
  private var spacingFollowsSizes = false
  var reported: Set<Misplacement> = []

  /// A cached guide of the layout.
  struct KnownGuide {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    let value: CGFloat?
  }

  package init(_ layout: L, _ inputs: NodeInputs) {
    self.layout = layout
    self.character = layout.character
    self.environment = inputs.environmentReference
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    sheet.refused = { [unowned self] in reportNestingTooDeep() }
    sheet.owner = self
    sheet.gapUnits = environment.gapUnits
    sheet.mayAsk = { [unowned sheet] in
      if !OffMainAccess.isOffMain { return true }
      OffMainAccess.report("LayoutSubview") { [sheet] in sheet.owner as? ViewNode }
      return false
    }
    takeCharacter()
  }

  deinit {
    sheet.refused = {}
    sheet.owner = nil
    for proxy in proxies { proxy.retire() }
  }

  @MainActor override package func willRemove() { for proxy in proxies { proxy.retire() } }

  private func takeCharacter() {
    // Whether a layout sets explicit guides is unknown before its method is called.
    if !character.isStack { setUpwards(.subtreeHasGuides) }
    if let spacing = character.spacing, !spacing.isFinite {
      reportInvalidDimension("spacing", "\(spacing)")
    }
  }

  // MARK: Changes

  /// Updates the value of the layout.
  @MainActor
  package func update(_ new: UnsafePointer<L>) {
    guard let animator = host.animator, animator.hasStarted else { return take(new) }
    var shown = new.pointee
    let old = layout
    shown.animatableData = animator.animate(modelOf: self, from: old.animatableData, to: shown.animatableData) {
      node, part in
      var shown = node.layout
      shown.animatableData = part
      node.take(&shown)
    }
    take(&shown)
  }

  @MainActor
  private func take(_ new: UnsafePointer<L>) {
    let isEqual = withPointer(to: layout) { LayoutEquality.areEqual($0, new) }
    if isEqual { return }
    layout = new.pointee
    let old = character
    character = layout.character
    if character != old { takeCharacter() }
    if character.stackOrientation != old.stackOrientation {
      for item in items { item.stackOrientationDidChange() }
    }
    layoutDidChange()
  }

  /// Invalidates all results of the layout.
  private func layoutDidChange() {
    evaluation &+= 1
    forgetAnswers()
    needsMeasure()
    if forgetLayoutPreferences() { containerNeedsDistribution() }
  }

  private func forgetAnswers() {
    isCacheStale = true
    isArranged = false
    knownGuides.removeAll(keepingCapacity: true)
  }

  /// Schedules a run of the layout in the next pass, because the changed value may not be current yet.
  override package func dependencyDidChange() { needsUpdate() }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    layoutDidChange()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { forgetAnswers() }
    if changes.contains(.environment), sheet.gapUnits != environment.gapUnits {
      sheet.gapUnits = environment.gapUnits
      layoutDidChange()
    }
    super.surroundingsDidChange(changes)
  }

  override package func itemsWereCollected() {
    forgetAnswers()
    if proxies.count == items.count, zip(proxies, items).allSatisfy({ $0.element === $1 }) { return }
    var old: [ObjectIdentifier: SubviewProxy] = [:]
    for proxy in proxies {
      if let element = proxy.element { old[ObjectIdentifier(element)] = proxy }
    }
    proxies = items.map { item in
      old.removeValue(forKey: ObjectIdentifier(item)) ?? SubviewProxy(item, sheet)
    }
    for gone in old.values { gone.retire() }
  }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    guard need == .measure else { return }
    forgetAnswers()
    needsMeasure()
    if spacingFollowsSizes, forgetLayoutPreferences() { containerNeedsDistribution() }
  }

  /// Discards the layout preferences without comparing them. Calling the layout now would expose a partially updated
  /// tree, so a possible change counts as a change.
  override package func takeChangedLayoutPreferences() -> Bool { forgetLayoutPreferences() }

  override package var comparesLayoutPreferences: Bool { false }

  // MARK: Calling the layout

  var subviews: LayoutSubviews {
    LayoutSubviews(proxies, sheet, layoutDirection: environment.layoutDirection)
  }

  /// Calls a method of the layout with its cache, which is updated first.
  func ask<R>(_ method: (L, LayoutSubviews, inout L.Cache) -> R) -> R {
    let result = withContinuedEvaluation(of: self) {
      let subviews = subviews
      var cache = takeCache(subviews)
      let result = method(layout, subviews, &cache)
      self.cache = cache
      return result
    }
    if sheet.takeStrayCalls() { report(.outsidePlacing, of: nil) }
    return result
  }

  /// Returns the updated cache, and clears the reference of this node, so that the layout can modify the cache in
  /// place.
  private func takeCache(_ subviews: LayoutSubviews) -> L.Cache {
    defer { isCacheStale = false }
    guard var cache else { return layout.makeCache(subviews: subviews) }
    self.cache = nil
    if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    return cache
  }

  /// The single item of a stack that does not behave as a stack: the item receives the stack's proposal for measurement
  /// and placement.
  private var onlyItem: ItemNode? { character.isStack ? itemOfStaticContent : nil }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return measure(as: item, proposal) }
    if hasNoRoomToAsk { return .zero }
    let size = ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    return usable(size, for: proposal)
  }

  package func remeasured(_ proposal: ProposedViewSize) -> CGSize { withoutCache { measure(proposal) } }

  /// Runs `body` without the layout's cache.
  func withoutCache<R>(_ body: () -> R) -> R {
    let standing = cache
    cache = nil
    defer { cache = standing }
    return body()
  }

  override package var spacingOfItems: ViewSpacing {
    let measured = sheet.measurements
    let spacing = ask { $0.spacing(subviews: $1, cache: &$2) }
    spacingFollowsSizes = sheet.measurements != measured
    return spacing
  }

  override package var priorityOfItems: Double {
    onlyItem?.priority ?? StackSolver.layoutPriority(childCount: items.count)
  }

  override package var stackOrientation: Axis? { character.stackOrientation }

  // MARK: Guides

  /// The largest number of cached guides: a parent container reads this many during measurement and placement.
  private static var mostKnownGuides: Int { 8 }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    // A stack with a single item returns all of the item's guides, including those of its edges.
    if let item = onlyItem { return item.explicitGuide(key, in: dimensions) }
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    for known in knownGuides where known.key == key && known.size == size && known.proposal == proposal {
      return known.value
    }
    let value = computedGuide(key, size, proposal)
    if knownGuides.count == Self.mostKnownGuides { knownGuides.removeFirst() }
    knownGuides.append(KnownGuide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  // MARK: Placing

  /// The bounds for the layout's placement, in points. The bounds of a built-in stack begin at its own corner, so that
  /// movements do not affect it.
  var bounds: CGRect {
    character.isStack ? CGRect(origin: .zero, size: size) : frameInArrangement
  }

  override package func originDidChange() -> Bool { !character.isStack }

  override package func placeContent() {
    if let item = onlyItem { return item.place(at: .zero, proposal: proposal.asOffer) }
    let bounds = bounds
    if isArranged, bounds == arrangedBounds, proposal == arrangedProposal {
      // Only the content of items has changed, which does not affect the layout.
      for item in items where item.flags.contains(.needsPlacement) {
        item.place(at: item.origin, proposal: item.proposal)
      }
      return
    }
    let places = arrange(reporting: true)
    isArranged = true
    arrangedBounds = bounds
    arrangedProposal = proposal
    for (item, place) in zip(items, places) { item.place(at: place.origin, proposal: place.proposal) }
  }

  @MainActor package func checkCaches(_ fail: (String) -> Void) { checkAnswers(fail) }

  override package var sourceType: Any.Type? { (layout as? AnyLayout)?.layoutType ?? L.self }
}
