@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGestures

/// Keys of the keyboard.
extension ViewHost {
  /// Presses a key, as a user does at a keyboard.
  ///
  /// The actions of views around the focus are asked first, then the control that has the focus, then shortcuts; Escape
  /// leads out of what is in front, Tab and Shift-Tab move the focus, Return and the space bar tap what has it. The tree is
  /// settled before this returns.
  ///
  /// - Returns: Whether the key means anything at the moment.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    if handle(KeyPress(key, modifiers: modifiers)) { return true }
    switch (key, modifiers) {
    case (.tab, []): moveFocus(by: 1)
    case (.tab, .shift): moveFocus(by: -1)
    case (.return, []), (.space, []):
      if core.focused == nil { return false }
      activateFocus()
    default: return false
    }
    return true
  }

  /// Does what a press means to views and as a shortcut, and settles the tree.
  ///
  /// - Returns: Whether it means anything.
  package func handle(_ press: KeyPress) -> Bool {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in _ = self?.handle(press) }
      return true
    }
    update()
    guard core.handle(press) else { return false }
    update()
    return true
  }
}
