@_spi(Engine) import TributaryControls
@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
public import TributaryGeometry

/// Focus: the view on which keys act. Each method settles the tree before it returns.
extension ViewHost {
  /// The frame of the focused view in the coordinate space of the root, in points; `nil` without focus.
  public var focusedFrame: CGRect? {
    KeyboardFocus.of(core).focused.map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
  }

  /// The place of the caret in the focused text, as a frame without a width; `nil` without a caret.
  package var insertionFrame: CGRect? {
    guard let focused = KeyboardFocus.of(core).focused else { return nil }
    return InsertionPointNode.first(in: focused).map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
  }

  /// The frame of the focused view, unless that view displays its focus itself.
  package var markedFocus: CGRect? {
    KeyboardFocus.of(core).focused?.showsFocusEffect == false ? nil : focusedFrame
  }

  /// Moves the focus in drawing order, which equals view order without `zIndex`. After the last view, the order wraps
  /// around.
  ///
  /// - Parameter step: 1 for the next view that accepts taps, -1 for the previous one.
  ///
  /// > Source: conformance DRAW-14.
  public func moveFocus(by step: Int) {
    settling { [self] in KeyboardFocus.of(core).moveFocus(by: step) }
  }

  /// Moves the focus to the nearest view in a direction, if there is one.
  package func moveFocus(towards direction: FocusDirection) {
    settling { [self] in KeyboardFocus.of(core).moveFocus(towards: direction) }
  }

  /// Performs the action of a tap on the focused view.
  public func activateFocus() {
    settling { [self] in KeyboardFocus.of(core).activateFocus() }
  }

  /// Types text into the focused view. The method has no effect if that view does not accept text.
  ///
  /// - Parameter text: The text. Line breaks are equivalent to Return; other control characters are removed.
  public func type(_ text: String) { type(text, phase: .down) }

  /// Types text into the focused view, as the keys of its characters do in a phase.
  package func type(_ text: String, phase: KeyPress.Phases) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { _ = handle(KeyPress(.return, phase: phase)) }
      let characters = line.filter { character in
        !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      if characters.isEmpty { continue }
      if KeyboardFocus.of(core).wantsKeyPresses {
        for character in characters { _ = handle(KeyPress(KeyEquivalent(character), phase: phase)) }
      } else {
        _ = handle(.text(characters))
      }
    }
  }

  /// Passes a key to the focused view.
  ///
  /// - Returns: Whether the view handles the key.
  package func handle(_ key: FocusKey) -> Bool {
    guard core.phase == .idle, KeyboardFocus.of(core).focused?.action(for: key) != nil else { return false }
    settling { [self] in _ = KeyboardFocus.of(core).handle(key) }
    return true
  }

  /// Performs the action of Escape: closes the frontmost sheet, pops the top page, or performs
  /// `onExitCommand(perform:)`.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func performExitCommand() -> Bool {
    guard core.phase == .idle, KeyboardFocus.of(core).hasExit else { return false }
    settling { [self] in _ = KeyboardFocus.of(core).performExitCommand() }
    return true
  }

  private func settling(_ event: @escaping @MainActor () -> Void) {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.settling(event) }
      return
    }
    update()
    event()
    update()
  }
}
