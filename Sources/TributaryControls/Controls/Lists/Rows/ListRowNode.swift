@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
import TributaryDrawing
package import TributaryGeometry
package import TributaryGestures
import TributaryLayout

/// The node of a row, a header, or a footer of a list: the insets around its view, and the parts that the list adds.
///
///     │ margin │ insets │ leading │      view      │ trailing │ insets │ margin │
///                         delete                   badge, sign, button, handle
///
/// Invariants:
/// 1. `state` is derived from selection, edit mode, traits, and edits, as of the last change notification.
/// 2. `parts` holds a node for each part of `state` that is shown.
/// 3. `settings` are those of the environment.
/// 4. `position` is the last position that the list assigned, and a change of it invalidates the measurement of the
///    row.
///
/// Tested by `ListTests`, `RowTraitChangeTests`.
package final class ListRowNode: GestureNode {
  private(set) var modifier: ListRowModifier
  @exclusivity(unchecked) private(set) var position = ListRowPosition()
  @exclusivity(unchecked) private(set) var state = ListRowState()
  /// The values of the environment that the layout and the drawing of the row read; `nil` after a change of the
  /// environment.
  @exclusivity(unchecked) private var knownSettings: ListRowSettings?
  @exclusivity(unchecked) private(set) var parts: [ListRowPart: LayeredNode] = [:]
  /// The swipe actions; `nil` for none.
  @exclusivity(unchecked) var swipe: RowSwipeNode?
  @exclusivity(unchecked) private var isCurrent = false

  init(_ modifier: ListRowModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(.inner, .subviews, inputs)
  }

  @MainActor
  func update(_ modifier: ListRowModifier) {
    self.modifier = modifier
    refresh()
  }

  /// Applies the position that the list assigned to this row.
  @MainActor
  func take(_ position: ListRowPosition) {
    let isOther = position != self.position
    if position.part != self.position.part { isCurrent = false }
    self.position = position
    if !isCurrent { refresh() }
    guard isOther else { return }
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  // MARK: Traits and value

  var traits: RowTraits? {
    flags.contains(.subtreeHasTraits) ? trait(ObjectIdentifier(RowTraits.self)) as? RowTraits : nil
  }

  /// The value that selects this row, or `nil` if the row cannot be selected.
  package var value: AnyHashable? {
    guard let selection = modifier.selection, position.part == .content else { return nil }
    if case .isSelectionDisabled(true) = traits?.values[.selectionDisabled] { return nil }
    let tag = flags.contains(.subtreeHasTraits) ? trait(ObjectIdentifier(TagTrait.self)) as? TagTrait : nil
    return selection.value(tag: tag, id: elementID)
  }

  /// The identifier of the element from which this row was generated.
  private var elementID: (any Hashable)? {
    var node: ViewNode? = child?.innermost
    while let current = node, let parent = current.parent, !(current is LazyContainerNode) {
      if let id = (parent as? any HoldsElements)?.elementID(of: current) { return id }
      node = parent
    }
    return nil
  }

  /// Returns whether the row hides its separator at an edge.
  func hidesSeparator(_ edge: VerticalEdge.Set) -> Bool {
    guard case .separator(.hidden, let edges) = traits?.values[.separator] else { return false }
    return edges.contains(edge)
  }

  override package func dependencyDidChange() { needsUpdate() }

  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    refresh()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      knownSettings = nil
      refresh()
      flags.remove(.needsMeasure)
      needsMeasure()
      needsDraw()
    }
    super.surroundingsDidChange(changes)
  }

  override package func itemsDidChange(in list: ViewNode?) {
    isCurrent = false
    super.itemsDidChange(in: list)
  }

  /// Applies a change of a row trait.
  @MainActor
  func traitDidChange(_ key: RowTrait.Key) {
    refresh()
    switch key {
    case .insets:
      flags.remove(.needsMeasure)
      needsMeasure()
      needsDraw()
    case .separator: column?.separatorDidChange(of: self)
    case .separatorTint: needsDraw()
    default: break
    }
  }

  /// Updates the parts that the row shows in addition to its view.
  @MainActor
  package func refresh() {
    guard child != nil else { return }
    isCurrent = true
    let edits = position.part == .content ? child.flatMap { RowEdits(of: $0) } : nil
    let traits = traits
    let new = withEvaluation(of: self) { makeState(edits, traits) }
    if new != state {
      state = new
      needsDraw()
    }
    showParts(edits, traits)
    mask = new.isSelectable || swipe?.isRevealed == true ? .all : .subviews
  }

  @MainActor
  private func makeState(_ edits: RowEdits?, _ traits: RowTraits?) -> ListRowState {
    var state = ListRowState()
    guard position.part == .content else { return state }
    let value = value
    state.isSelectable = value != nil
    state.isSelected = value.map { modifier.selection?.contains($0) ?? false } ?? false
    state.canDelete = edits?.onDelete != nil
    if case .isDeleteDisabled(true) = traits?.values[.deleteDisabled] { state.canDelete = false }
    state.canMove = edits?.onMove != nil
    if case .isMoveDisabled(true) = traits?.values[.moveDisabled] { state.canMove = false }
    state.hasActions =
      traits?.values[.leadingActions] != nil || traits?.values[.trailingActions] != nil || state.canDelete
    // Most rows have the same parts in every edit mode, and do not depend on it.
    if state.isSelectable || state.canMove || state.hasActions { state.isEditing = isEditing }
    state.isMarked = state.isEditing && state.isSelectable && modifier.selection?.takesSeveral == true
    return state
  }

  /// Whether the list is in edit mode.
  var isEditing: Bool { environment.object().values.editMode?.wrappedValue.isEditing ?? false }

  // MARK: Parts

  @MainActor
  private func showParts(_ edits: RowEdits?, _ traits: RowTraits?) {
    var background: AnyView?
    if case .background(let view) = traits?.values[.background] { background = view }
    show(background, as: .background)
    var delete: (@MainActor () -> Void)?
    if let edits, let onDelete = edits.onDelete {
      let index = edits.index
      delete = { onDelete(IndexSet(integer: index)) }
    }
    showSwipe(traits, delete: delete)
    let leading = ListRowLeading(
      delete: state.isEditing && state.canDelete ? delete : nil, mark: state.isMarked ? state.isSelected : nil)
    show(leading.isEmpty ? nil : AnyView(partOfControl: leading), as: .leading)
    var reveal: (@MainActor () -> Void)?
    if swipe != nil { reveal = { [weak self] in self?.swipe?.revealNext() } }
    let handle = state.isEditing && state.canMove ? edits.map { makeHandle($0) } : nil
    let trailing = ListRowTrailing(
      badge: traits?.badge.map { RowBadge($0, traits?.badgeProminence) },
      leadsOn: position.part == .content ? leadsOn(traits) : nil, reveal: reveal, handle: handle)
    show(trailing.isEmpty ? nil : AnyView(partOfControl: trailing), as: .trailing)
  }

  /// Returns whether the navigation of the row is enabled, or `nil` if the row does not navigate.
  private func leadsOn(_ traits: RowTraits?) -> Bool? {
    if case .press(.leadingOn(let isEnabled)) = traits?.values[.press] { isEnabled } else { nil }
  }

  /// Returns a handle that moves the row by the distance of a drag, or by a given number of steps.
  @MainActor
  private func makeHandle(_ edits: RowEdits) -> ListRowHandle {
    ListRowHandle(isFollowing: edits.index > 0, isFollowed: edits.index < edits.list.count - 1) { move in
      guard let onMove = edits.onMove else { return }
      let list = edits.list
      let destination: Int
      switch move {
      case .by(let step): destination = step > 0 ? edits.index + 2 : edits.index - 1
      case .dragged(let distance):
        guard let column = list.lazyContainer as? ListColumnNode else { return }
        destination = column.destination(of: edits.index, in: list, draggedBy: distance)
      }
      guard destination >= 0, destination <= list.count, destination != edits.index, destination != edits.index + 1
      else { return }
      onMove(IndexSet(integer: edits.index), destination)
    }
  }

  @MainActor
  private func show(_ view: AnyView?, as part: ListRowPart) {
    if let view {
      if let node = parts[part] {
        if let content = node.content { withPointer(to: view) { AnyView._updateNode($0, content) } }
        return
      }
      let node = LayeredNode(NodeInputs(parent: self, environment: environment), alignment: .center)
      node.indexInParent = part.order
      node.container = self
      let inputs = NodeInputs(parent: node, environment: environment)
      node.adopt(withPointer(to: view) { AnyView._makeNode($0, inputs) })
      adoptFlags(of: node)
      parts[part] = node
    } else if !parts.isEmpty, let node = parts.removeValue(forKey: part) {
      host.remove(node)
    } else {
      return
    }
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for part in ListRowPart.allCases { if let node = parts[part] { body(node) } }
    if let swipe { body(swipe) }
  }

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    if let node = parts[.background] { body(node) }
    if let node = parts[.leading] { body(node) }
    if let child { body(child) }
    if let node = parts[.trailing] { body(node) }
    if let swipe { body(swipe) }
  }

  // MARK: Layout

  private var settings: ListRowSettings {
    if let knownSettings { return knownSettings }
    let settings = ListRowSettings(environment.object().values)
    knownSettings = settings
    return settings
  }

  var rendering: ListRendering { settings.rendering }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let insets = insets
    let offer = childProposal(for: proposal)
    let size = child.sizeThatFits(offer)
    var height = size.height.asExtent + insets.top.asCoordinate + insets.bottom.asCoordinate
    for part in [ListRowPart.leading, .trailing] {
      if let node = parts[part] { height = max(height, node.sizeThatFits(.unspecified).height.asExtent) }
    }
    if let swipe { height = max(height, swipe.buttonSize.height) }
    if position.part == .content { height = max(height, settings.minRowHeight) }
    if position.part == .header { height = max(height, settings.minHeaderHeight) }
    let width =
      proposal.width ?? size.width.asExtent + rendering.margin * 2 + insets.leading.asCoordinate
      + insets.trailing.asCoordinate + breadth(of: .leading) + breadth(of: .trailing)
    return CGSize(
      width: width, height: max(0, height) + position.gapBefore.asCoordinate + position.gapAfter.asCoordinate)
  }

  /// The area that the row covers, without the surrounding margins and gaps, in local coordinates.
  var ground: CGRect { ground(in: size) }

  private func ground(in size: CGSize) -> CGRect {
    CGRect(
      x: rendering.margin, y: position.gapBefore.asCoordinate,
      width: max(0, size.asExtents.width - rendering.margin * 2),
      height: max(0, size.asExtents.height - position.gapBefore.asCoordinate - position.gapAfter.asCoordinate))
  }

  override package func placeContent() {
    guard let child else { return }
    let ground = ground
    if let swipe { alreadyOnMainActor(with: swipe) { $0.place(over: ground) } }
    let insets = insets
    let leading = breadth(of: .leading)
    let offer = childProposal(for: proposal)
    place(
      child, offer, at: ground.minX + insets.leading.asCoordinate + leading, in: ground,
      top: insets.top.asCoordinate, bottom: insets.bottom.asCoordinate)
    if let node = parts[.leading] {
      place(node, .unspecified, at: ground.minX + insets.leading.asCoordinate, in: ground, top: 0, bottom: 0)
    }
    if let node = parts[.trailing] {
      let width = node.sizeThatFits(.unspecified).width.asExtent
      place(node, .unspecified, at: ground.maxX - insets.trailing.asCoordinate - width, in: ground, top: 0, bottom: 0)
    }
    parts[.background]?.place(
      at: CGPoint(x: ground.minX + (swipe?.shift ?? 0), y: ground.minY), proposal: ProposedViewSize(ground.size))
  }

  override package var sharesOriginWithContent: Bool { false }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  // MARK: Input

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    // The press is not a tap that a key can perform: the list as a whole has focus, and keys move its selection.
    let press = HeldKeysRecognizer(PressRecognizer(isTap: false))
    return addingRowAction(
      to: EndedRecognizer(press) { [weak self, unowned press] _ in self?.choose(holding: press.keys) })
  }

  private func choose(holding keys: EventModifiers) {
    if let swipe, swipe.isRevealed { return enteringMainActor(with: swipe) { $0.hide() } }
    guard let selection = modifier.selection, let value else { return }
    if state.isMarked {
      selection.toggle(value)
    } else if let column {
      column.choose(value, of: selection, holding: keys)
    } else {
      selection.choose(value)
    }
    // A row that is only marked, or whose binding rejects the value, does not navigate.
    if !state.isMarked, selection.contains(value), let choice = environment.object().values.rowChoice {
      enteringMainActor(with: choice) { $0.perform() }
    }
    if let column { enteringMainActor(with: column) { $0.takeFocus() } }
  }

  var column: ListColumnNode? { container as? ListColumnNode }

  override package func isHit(at point: CGPoint) -> Bool {
    ground.contains(point) && (state.isSelectable || menu != nil)
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    // A press on a row with revealed actions hides them.
    if let swipe, swipe.isRevealed, !DragState.isActive(in: host) { return hit(swipe, at: point) }
    var chain = hitParts(at: point)
    if DragState.isActive(in: host) { return dropChain(chain, at: point) }
    if !chain.contains(where: takesPresses), ground.contains(point) { chain = liftChain(pressChain ?? chain) }
    return swipe.map { chain + hit($0, at: point) } ?? chain
  }

  /// Returns whether an item receives presses instead of the row. A menu inside the view of the row does not.
  private func takesPresses(_ item: ItemNode) -> Bool {
    if let menu = item as? any RowMenu { return menu.isOfRow }
    return item is GestureNode || item is ScrollNode
  }

  override package var ownReach: HitReach? { HitReach(ground) }

  /// The reach of the view and of the parts, and the ground, where presses and drops also hit views inside.
  override package var contentReach: HitReach? {
    guard var all = super.contentReach, let ground = HitReach(ground) else { return nil }
    all = all.union(ground)
    for node in parts.values {
      guard let part = reach(of: node) else { return nil }
      all = all.union(part)
    }
    return all
  }

  private func hitParts(at point: CGPoint) -> HitChain {
    for part in [parts[.trailing], parts[.leading]] {
      let chain = part.map { hit($0, at: point) } ?? []
      if !chain.isEmpty { return chain }
    }
    let chain = super.hitContent(at: point)
    return chain.isEmpty ? parts[.background].map { hit($0, at: point) } ?? [] : chain
  }

  // MARK: Drawing

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let ground = ground(in: frame.size)
    let place = ground.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    drawSwiped(into: &recorder, over: place, at: frame.origin) { recorder, shift in
      ListRowDrawing(
        rendering: rendering, position: position, isSelected: state.isSelected,
        hasBackground: parts[.background] != nil, tint: separatorTint, separator: separator(over: ground),
        isMirrored: isMirrored, environment: environment.object().values
      ).draw(place.offsetBy(dx: shift, dy: 0), into: &recorder) { recorder in
        if let node = parts[.background] { recorder.draw(node, at: frame.origin) }
      }
      if let child { recorder.draw(child, at: frame.origin) }
      if let node = parts[.leading] { recorder.draw(node, at: frame.origin) }
      if let node = parts[.trailing] { recorder.draw(node, at: frame.origin) }
    }
  }
}
