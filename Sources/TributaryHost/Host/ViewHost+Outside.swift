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

  /// Drops a value from outside the host at a point of the root, and settles the tree.
  ///
  /// - Returns: Whether a view at the point accepts the value.
  @discardableResult
  package func drop(_ load: TransferPackage, at point: CGPoint) -> Bool {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.drop(load, at: point) }
      return false
    }
    update()
    var isTaken = false
    runningCode { isTaken = dropFromOutside(load, at: point) }
    update()
    return isTaken
  }

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

extension ViewHost {
  /// Drops a value that was not dragged in this host, and returns whether a view accepts it.
  private func dropFromOutside(_ load: TransferPackage, at point: CGPoint) -> Bool {
    let drag = DragState.of(core)
    drag.carry(load, to: point, in: core)
    defer { drag.drop(at: point, in: core) }
    return drag.hasTarget
  }
}
