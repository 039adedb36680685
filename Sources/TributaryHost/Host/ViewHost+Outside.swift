import TributaryAnimation
@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
@_spi(Engine) import TributaryControls
package import TributaryGeometry
package import TributaryTransfer

/// The exchange between a window and the system around it.
extension ViewHost {
  /// The visible and accessible texts, in view order.
  package var shownTexts: [TextNode] { TextNode.shown(in: core) }

  /// The visible and accessible views with a name that they do not display, in view order.
  package var shownLabels: [AccessibilityName] { AccessibilityName.all(in: core) }

  /// Whether any view requires movements of the pointer without a press.
  package var wantsPointerMoves: Bool { core.features[HoverState.self]?.wantsPointerMoves ?? false }

  /// The text of the clipboard of the host; empty if there is none. Setting it notifies views that paste.
  package var clipboardText: String {
    get { core.environment.values.textClipboard.text }
    set { core.environment.values.textClipboard.text = newValue }
  }

  /// The number of writes to the clipboard of the host.
  package var clipboardWriteCount: Int { core.environment.values.textClipboard.writeCount }

  /// Moves values that are dragged from outside the host to a point of the root, and settles the tree.
  ///
  /// - Parameter point: The point; `nil` if the drag leaves the host or is canceled.
  package func dragFromOutside(_ values: [TransferPackage], to point: CGPoint?) {
    settlingDrag { drag, core in
      if let point { drag.carry(values, to: point, in: core) } else { drag.end(in: core) }
    }
  }

  /// Drops values from outside the host at a point of the root, and settles the tree.
  ///
  /// - Returns: Whether a view at the point accepts a value.
  @discardableResult
  package func drop(_ values: [TransferPackage], at point: CGPoint) -> Bool {
    var isTaken = false
    settlingDrag { drag, core in
      drag.carry(values, to: point, in: core)
      isTaken = drag.hasTarget
      drag.drop(at: point, in: core)
    }
    return isTaken
  }

  private func settlingDrag(_ event: @escaping @MainActor (DragState, ViewGraph) -> Void) {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.settlingDrag(event) }
      return
    }
    update()
    runningCode { event(DragState.of(core), core) }
    update()
  }

  /// The keyboard shortcuts of the views, of which some may occur repeatedly.
  package var shortcuts: [KeyboardShortcut] { core.phase == .idle ? KeyboardFocus.of(core).shortcuts : [] }

  /// Whether the focused view accepts text.
  package var takesText: Bool { KeyboardFocus.of(core).focused?.action(for: .text("a")) != nil }

  /// Returns the pointer shape at a point in root coordinates, and whether two fingers at the point can perform a
  /// gesture.
  package func pointerFacts(at point: CGPoint) -> (shape: PointerShape, takesPinch: Bool) {
    guard core.phase == .idle else { return (.style(.default), false) }
    return (InputState.of(core).pointerShape(at: point), InputState.of(core).takesPinch(at: point))
  }

  /// Whether the focused view is the first and the last focusable view.
  package var focusEnds: (isFirst: Bool, isLast: Bool) {
    guard let focused = KeyboardFocus.of(core).focused else { return (!hasFocusTarget, !hasFocusTarget) }
    let root = core.root.inputRoot
    return (Self.firstTarget(in: root) === focused, Self.lastTarget(in: root) === focused)
  }

  /// Whether any view can have the focus.
  package var hasFocusTarget: Bool { Self.firstTarget(in: core.root.inputRoot) != nil }

  /// Returns the first item of a subtree in the order of `focusable`, without examining the others.
  private static func firstTarget(in item: ItemNode) -> (any FocusTarget)? {
    guard item.flags.contains(.subtreeHasInput), item.acceptsHits else { return nil }
    if let target = item as? any FocusTarget, target.canHaveFocus { return target }
    var found: (any FocusTarget)?
    item.forEachItemBackToFront { if found == nil { found = firstTarget(in: $0) } }
    return found
  }

  /// Returns the last item of a subtree in the order of `focusable`, without examining the others.
  private static func lastTarget(in item: ItemNode) -> (any FocusTarget)? {
    guard item.flags.contains(.subtreeHasInput), item.acceptsHits else { return nil }
    var items: ContiguousArray<ItemNode> = []
    item.forEachItemBackToFront { items.append($0) }
    for item in items.reversed() { if let found = lastTarget(in: item) { return found } }
    guard let target = item as? any FocusTarget, target.canHaveFocus else { return nil }
    return target
  }

  /// Moves the focus to the first or the last focusable view.
  package func enterFocus(atEnd: Bool) {
    update()
    KeyboardFocus.of(core).setFocus(nil)
    moveFocus(by: atEnd ? -1 : 1)
  }
}
