@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
@_spi(Engine) import TributaryControls

/// The accessibility tree.
extension ViewHost {
  /// Returns the elements of the accessibility tree, in view order.
  ///
  /// - Parameter limit: The maximum number of elements, at which the walk ends.
  /// - Complexity: O(*n*) in the number of nodes, times their depth.
  package func accessibleElements(limit: Int = 5_000) -> [AccessibleElement] {
    core.answering {
      let collector = AccessibleElementCollector(core, limit: limit)
      collector.visit(core.root)
      // A view with traits but without a label is not an element.
      return collector.elements.filter { !$0.label.isEmpty || $0.isInteractive || $0.role == .progress }
    }
  }

  /// Performs the action that a modifier adds to a view.
  ///
  /// - Parameter source: The node of the modifier.
  package func performAction(of source: NodeHandle) {
    performAddition(of: source) { $0.action?.handler() }
  }

  /// Increases or decreases the value of a view with its adjustable action.
  ///
  /// - Parameter source: The node of the modifier.
  package func adjust(_ source: NodeHandle, _ direction: AccessibilityAdjustmentDirection) {
    performAddition(of: source) { $0.adjust?(direction) }
  }

  private func performAddition(of source: NodeHandle, _ body: @escaping @MainActor (AccessibilityAdditions) -> Void) {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.performAddition(of: source, body) }
      return
    }
    update()
    guard let node = core.handles.node(for: source) as? DescriptionNode, !node.isAbsent() else { return }
    InputState.of(core).perform { body(node.additions) }
    update()
  }

  /// Focuses an element and performs the action of a click on it. A text field only receives focus.
  ///
  /// - Returns: Whether the element is still in the tree.
  @discardableResult
  package func activate(_ element: NodeHandle, isFocusOnly: Bool = false) -> Bool {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.activate(element, isFocusOnly: isFocusOnly) }
      return false
    }
    update()
    guard let node = core.handles.node(for: element), !node.isAbsent() else { return false }
    if let target = Self.focusTarget(at: node) {
      KeyboardFocus.of(core).setFocus(core.handles.handle(for: target))
      update()
      if !isFocusOnly { activateFocus() }
    } else if !isFocusOnly, let item = node.asItem ?? node.onlyItem()?.object() {
      tap(at: item.center)
    }
    return true
  }
}

extension ViewHost {
  /// Returns the first focusable view inside a node, or else the nearest focusable view around it.
  private static func focusTarget(at node: ViewNode) -> (any FocusTarget)? {
    func first(in node: ViewNode) -> (any FocusTarget)? {
      if let target = node as? any FocusTarget, target.canHaveFocus { return target }
      var found: (any FocusTarget)?
      node.forEachChild { if found == nil { found = first(in: $0) } }
      return found
    }
    if let target = first(in: node) { return target }
    var outer = node.parent
    while let current = outer {
      if let target = current as? any FocusTarget, target.canHaveFocus { return target }
      outer = current.parent
    }
    return nil
  }
}
