import TributaryAnimation
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
package import TributaryGestures
import TributaryLayout
import TributaryMotion
@_spi(Engine) package import TributaryViews

/// The node of the swipe actions of a list row, over the area of the row: the gesture that moves the row, and the
/// action buttons behind it. Rows without actions have none.
///
///     │           row           … │      hidden: a button at the edge reveals the actions
///     │  row           … │ B   A  │      revealed: the row has moved, and the first action A is at the edge
///
/// Invariants:
/// 1. After a walk, the action buttons are those of `edge` while a drag moves the row or its actions are revealed;
///    otherwise there are none.
/// 2. After placement, `shift` is the distance of the row from its place.
///
/// Tested by `SwipeActionTests`, `RowSwipeInteractionTests`.
package final class RowSwipeNode: GestureNode {
  /// The row, which owns this node.
  private unowned let listRow: ListRowNode
  private var actions: RowActions
  /// The edge of the row at which the actions are, or were last.
  private var edge = HorizontalEdge.trailing
  /// The edge whose action buttons were shown in the last walk; `nil` for none.
  private var shownEdge: HorizontalEdge?
  private(set) var isRevealed = false
  /// The distance of the current drag toward the center of the row, in points; `nil` without a drag.
  private var pull: CGFloat?
  /// The movement of a drag that ended before the action buttons existed; `nil` for none.
  private var late: SwipeMovement?
  /// The distance of the row from its place, in points; positive to the right.
  private(set) var shift: CGFloat = 0

  init(of row: ListRowNode, _ actions: RowActions, _ inputs: NodeInputs) {
    listRow = row
    self.actions = actions
    super.init(.highPriority, .all, inputs)
  }

  // MARK: Actions

  /// Applies the current actions of the listRow.
  @MainActor
  func update(_ new: RowActions) {
    if isOpen, !new.has(edge) {
      concealWithoutUser()
      placeAgain()
    }
    actions = new
    showButtons()
  }

  /// Reveals the actions of the first edge that has any, then those of the other edge, and then hides them.
  @MainActor
  func revealNext() {
    let edges = [HorizontalEdge.trailing, .leading].filter(actions.has)
    reveal(isRevealed ? (edges.last == edge ? nil : edges.last) : edges.first)
  }

  /// Hides the actions and moves the row to its place.
  @MainActor
  func hide() { reveal(nil) }

  /// Reveals the actions at an edge, or hides them if the edge is `nil`.
  @MainActor
  private func reveal(_ new: HorizontalEdge?) {
    let old = isRevealed ? edge : nil
    isRevealed = new != nil
    pull = nil
    late = nil
    if let new { edge = new }
    move(isAnimated: true)
    if old == new { return }
    listRow.column?.takeReveal(of: listRow, isRevealed)
    if let old { actions[old]?.presentationChange?(false) }
    if let new { actions[new]?.presentationChange?(true) }
  }

  /// Hides the actions because the row cannot show them, such as in an edit mode, and notifies client code after the
  /// walk. The actions do not appear again when the edit mode ends.
  @MainActor
  func concealWithoutUser() {
    pull = nil
    late = nil
    guard isRevealed else { return }
    isRevealed = false
    guard let change = actions[edge]?.presentationChange else { return }
    host.enqueueAction(self, .plain(.other("swipeActions")) { change(false) })
  }

  @MainActor
  override package func willRemove() {
    concealWithoutUser()
    super.willRemove()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    guard isRevealed, !changes.isDisjoint(with: [.activity, .sight, .concealment]), isAbsent(.disappearing) else {
      return
    }
    concealWithoutUser()
    move(isAnimated: false)
  }

  /// Schedules a movement of the row to its current place.
  ///
  /// An animated movement follows pending changes of other transactions, such as of the pressed button, in a separate
  /// walk.
  @MainActor
  private func move(isAnimated: Bool) {
    if isAnimated, !host.transactions.isEmpty {
      host.enqueueAction(self, .plain(.other("swipeActions")) { [weak self] in self?.moveNow(isAnimated: true) })
    } else {
      moveNow(isAnimated: isAnimated)
    }
  }

  @MainActor
  private func moveNow(isAnimated: Bool) {
    if isAnimated {
      withAnimation(SwipeRules.animation) { host.transactions.openCurrent() }
    } else {
      host.transactions.openCurrent()
    }
    listRow.needsUpdate()
    placeAgain()
  }

  /// Schedules a placement of the row and of the action buttons.
  private func placeAgain() {
    needsContentPlacement()
    listRow.needsContentPlacement()
  }

  // MARK: Drags

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    let swipe = SwipeRecognizer { [weak self] isToTheRight in self?.accepts(isToTheRight) ?? false }
    let end = EndedRecognizer(swipe) { [weak self] movement in
      if let self { enteringMainActor(with: self) { $0.end(movement) } }
    }
    return ShowingRecognizer(
      end, show: { [weak self] movement in if let self { enteringMainActor(with: self) { $0.follow(movement) } } },
      takeBack: { [weak self] in if let self { enteringMainActor(with: self) { $0.release() } } })
  }

  private func accepts(_ isToTheRight: Bool) -> Bool {
    isRevealed || listRow.enablesActions(at: edge(revealedToTheRight: isToTheRight))
  }

  /// The edge whose actions a movement of the row reveals.
  private func edge(revealedToTheRight isToTheRight: Bool) -> HorizontalEdge {
    isToTheRight != listRow.isMirrored ? .leading : .trailing
  }

  /// The direction in which a drag reveals the actions: 1 is to the right.
  private var inward: CGFloat { (edge == .leading) != listRow.isMirrored ? 1 : -1 }

  /// Moves the row with the pointer.
  @MainActor
  private func follow(_ movement: SwipeMovement) {
    if pull == nil, !isRevealed {
      let new = edge(revealedToTheRight: movement.distance > 0)
      edge = actions.has(new) ? new : new.opposite
    }
    let distance = movement.distance * inward
    if distance == pull { return }
    let isFirst = pull == nil
    pull = distance
    if isFirst { return move(isAnimated: false) }
    placeAgain()
  }

  /// Moves the row back after a drag that was interrupted.
  @MainActor
  private func release() {
    guard pull != nil, late == nil else { return }
    pull = nil
    move(isAnimated: true)
  }

  /// Ends a drag. After a single movement, the action buttons do not exist yet, and the drag ends when they do.
  @MainActor
  private func end(_ movement: SwipeMovement) {
    follow(movement)
    if shownEdge == edge { decide(movement) } else { late = movement }
  }

  /// Performs the first action after a drag, or else reveals or hides the actions.
  @MainActor
  private func decide(_ movement: SwipeMovement) {
    late = nil
    let rules = rules
    if rules.performsFirst(movement, inward: inward), child?.performFirstButton() == true { return hide() }
    reveal(rules.reveals(movement, inward: inward) ? edge : nil)
  }

  private var rules: SwipeRules {
    SwipeRules(
      isRevealed: isRevealed, allowsFullSwipe: actions[edge]?.allowsFullSwipe ?? false, width: buttonSize.width)
  }

  // MARK: Buttons

  private var isOpen: Bool { isRevealed || pull != nil }

  /// The size of the action buttons, which is zero while there are none.
  var buttonSize: CGSize { child?.sizeThatFits(.unspecified).asExtents ?? .zero }

  /// Shows the action buttons while the row is moved.
  @MainActor
  private func showButtons() {
    guard isOpen || shownEdge != nil else { return }
    shownEdge = isOpen ? edge : nil
    let view = AnyView(
      partOfControl: RowSwipeButtons(
        actions: isOpen ? actions[edge] : nil, hide: { [weak self] in self?.hide() }))
    if let content = content?.asContainer?.content {
      withPointer(to: view) { AnyView._updateNode($0, content) }
    } else {
      let stack = LayeredNode(NodeInputs(parent: self, environment: environment), alignment: .center)
      let inputs = NodeInputs(parent: stack, environment: environment)
      stack.adopt(withPointer(to: view) { AnyView._makeNode($0, inputs) })
      adopt(stack)
      listRow.flags.remove(.needsMeasure)
      listRow.needsMeasure()
    }
    if let late {
      host.enqueueAction(
        self, .plain(.other("swipeActions")) { [weak self] in if self?.late == late { self?.decide(late) } })
    }
  }

  // MARK: Layout, drawing, hits

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override package var sharesOriginWithContent: Bool { false }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// Places this node over the area of the row, and determines the distance of the row from its place.
  @MainActor
  func place(over ground: CGRect) {
    let new = isOpen ? rules.travel(pull ?? 0) * inward : 0
    if new != shift {
      HostMotion.of(host).animate(self, from: shift, to: new, PresentedProperty(.offset))
      shift = new
      listRow.needsDraw()
    }
    place(at: ground.origin, proposal: ProposedViewSize(ground.size))
  }

  override package func placeContent() {
    guard let child else { return }
    let size = buttonSize
    child.place(
      at: CGPoint(x: inward > 0 ? 0 : self.size.width - size.width, y: (self.size.height - size.height) / 2),
      proposal: .unspecified)
  }

  /// The displayed distance of the row from its place, in points; positive to the right.
  var shownShift: CGFloat { shown(shift, .offset) }

  /// Whether the row is pressed to hide the actions.
  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package func hitContent(at point: CGPoint) -> HitChain { isRevealed ? super.hitContent(at: point) : [] }

  override package var contentReach: HitReach? { HitReach(CGRect(origin: .zero, size: size.asExtents)) }

  override package var pathComponent: String? { nil }
}

extension HorizontalEdge {
  fileprivate var opposite: HorizontalEdge { self == .leading ? .trailing : .leading }
}

/// The action buttons behind a row, if they are shown.
private struct RowSwipeButtons {
  let actions: SwipeActions?
  let hide: @MainActor () -> Void
}

extension RowSwipeButtons: View, BuiltInComposite {
  var body: some View {
    if let actions { SwipeButtons(actions: actions, hide: hide) }
  }
}
