import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The swipe actions of the row.
extension ListRowNode {
  /// Creates, updates, or removes the node of the swipe actions.
  @MainActor
  func showSwipe(_ traits: RowTraits?, delete: (@MainActor () -> Void)?) {
    if state.hasActions, !state.isEditing {
      let leading = traits?.actions(at: .leading)
      let trailing = traits?.actions(at: .trailing)
      let isDeletable = state.canDelete && leading == nil && trailing == nil
      let actions = RowActions(leading: leading, trailing: trailing, delete: isDeletable ? delete : nil)
      if let swipe { return swipe.update(actions) }
      let node = RowSwipeNode(of: self, actions, NodeInputs(parent: self, environment: environment))
      node.indexInParent = ListRowPart.orderOfSwipe
      node.container = self
      adoptFlags(of: node)
      swipe = node
    } else if let node = swipe {
      swipe = nil
      host.remove(node)
    } else {
      return
    }
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  /// Returns whether the row has actions at an edge that are not disabled.
  func enablesActions(at edge: HorizontalEdge) -> Bool {
    let traits = traits
    if let actions = traits?.actions(at: edge) { return actions.environment?.object().values.isEnabled ?? true }
    return edge == .trailing && state.canDelete && traits?.actions(at: .leading) == nil
  }

  /// Draws the row beside its action buttons if it is moved.
  ///
  /// - Parameter content: A closure that draws the row at a distance from its place, in points.
  func drawSwiped(
    into recorder: inout DisplayRecorder, over ground: CGRect, at origin: CGPoint,
    content: (inout DisplayRecorder, CGFloat) -> Void
  ) {
    guard let swipe, case let shift = swipe.shownShift, shift != 0 else { return content(&recorder, 0) }
    var uncovered = ground
    uncovered.size.width = min(abs(shift), ground.width)
    if shift < 0 { uncovered.origin.x = ground.maxX - uncovered.width }
    recorder.drawClipped(to: uncovered) { $0.draw(swipe, at: origin) }
    recorder.drawClipped(to: ground) { content(&$0, shift) }
  }
}

extension DisplayRecorder {
  fileprivate mutating func drawClipped(to rect: CGRect, _ content: (inout DisplayRecorder) -> Void) {
    var inner = DisplayRecorder(revision: revision)
    content(&inner)
    append(
      .effect(
        DisplayEffect(DisplayFragment(inner.commands, revision: revision), .clip(Path(rect), FillStyle()))))
  }
}

/// The row of a list whose actions are revealed.
struct RevealedRow {
  let row: TypedHandle<ListRowNode>
  /// The offset of the scroll view at the time of the reveal.
  let offset: CGPoint?
}

/// The rules of swipe actions in a list: one row is revealed, and scrolling or a press elsewhere hides its actions.
extension ListColumnNode {
  /// The row whose actions are revealed.
  @MainActor var revealedRow: ListRowNode? {
    revealed.flatMap { host.handles.node(for: $0.row) }.flatMap { $0.swipe?.isRevealed == true ? $0 : nil }
  }

  private var scrollOffset: CGPoint? { containers.first(of: ScrollNode.self)?.offset }

  /// Records that a row reveals or hides its actions, and hides those of another one.
  @MainActor
  func takeReveal(of row: ListRowNode, _ isRevealed: Bool) {
    let handle = host.handles.typedHandle(for: row)
    guard isRevealed else {
      if revealed?.row == handle { revealed = nil }
      return
    }
    let other = revealedRow
    revealed = RevealedRow(row: handle, offset: scrollOffset)
    if let other, other !== row { other.swipe?.hide() }
  }

  /// Hides the revealed actions.
  @MainActor
  func hideActions() {
    revealedRow?.swipe?.hide()
    revealed = nil
  }

  /// Hides the revealed actions if a press is outside of their row.
  ///
  /// - Parameter point: The location of the press in root coordinates.
  @MainActor
  func press(at point: CGPoint) {
    if let row = revealedRow, !row.ground.contains(row.location(point, in: .local)) { hideActions() }
  }

  /// Hides the revealed actions after the list was scrolled.
  @MainActor
  func followScrolling() {
    guard let revealed, revealed.offset != scrollOffset else { return }
    host.enqueueAction(self, .plain(.other("swipeActions")) { [weak self] in self?.hideActions() })
  }
}

/// The swipe actions of a list row: those of its view or, if the view has none, the deletion of its element.
struct RowActions {
  let leading: SwipeActions?
  let trailing: SwipeActions?
  /// A closure that deletes the element of the row; `nil` if the view of the row has actions.
  let delete: (@MainActor () -> Void)?

  /// Returns whether there are actions at an edge.
  func has(_ edge: HorizontalEdge) -> Bool {
    edge == .leading ? leading != nil : trailing != nil || delete != nil
  }

  /// Returns the actions at an edge.
  subscript(edge: HorizontalEdge) -> SwipeActions? {
    if edge == .leading { return leading }
    if let trailing { return trailing }
    return delete.map { delete in
      SwipeActions(
        edge: .trailing, allowsFullSwipe: true,
        content: AnyView(partOfControl: Button("Delete", role: .destructive, action: delete)), presentationChange: nil)
    }
  }
}
