@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
public import TributaryGeometry

/// The focus: the view that keys act on. Each method settles the tree before it returns.
extension ViewHost {
  /// Where the view that has the focus stands in the root, in points; `nil` while none has it.
  public var focusedFrame: CGRect? {
    core.focused.map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
  }

  /// The same, unless the view marks the focus itself.
  package var markedFocus: CGRect? {
    core.focused?.showsFocusEffect == false ? nil : focusedFrame
  }

  /// Moves the focus in the order in which views are drawn, which is view order without zIndex; past the end it begins again.
  ///
  /// - Parameter step: 1 for the next view that takes taps, -1 for the one before.
  ///
  /// > Source: conformance DRAW-14.
  public func moveFocus(by step: Int) {
    settling { [self] in core.moveFocus(by: step) }
  }

  /// Moves the focus to the nearest view in a direction; it stays where it is if there is none.
  package func moveFocus(towards direction: FocusDirection) {
    settling { [self] in core.moveFocus(towards: direction) }
  }

  /// Does what a tap on the view that has the focus does.
  public func activateFocus() {
    settling { [self] in core.activateFocus() }
  }

  /// Types text into the view that has the focus; nothing happens if it takes none.
  ///
  /// - Parameter text: Line breaks are Return; other control characters are left out.
  public func type(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if index > 0 { _ = handle(KeyPress(.return)) }
      let characters = line.filter { character in
        !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      if characters.isEmpty { continue }
      if core.wantsKeyPresses {
        for character in characters { _ = handle(KeyPress(KeyEquivalent(character))) }
      } else {
        _ = handle(.text(characters))
      }
    }
  }

  /// Lets the view that has the focus use a key.
  ///
  /// - Returns: Whether it has a use for it.
  package func handle(_ key: FocusKey) -> Bool {
    guard core.phase == .idle, core.focused?.action(for: key) != nil else { return false }
    settling { [self] in _ = core.handle(key) }
    return true
  }

  /// Does what Escape does: closes the sheet in front, goes back from the page on top, or runs what a view has asked for with
  /// `onExitCommand(perform:)`.
  ///
  /// - Returns: Whether it means anything at the moment.
  @discardableResult
  public func performExitCommand() -> Bool {
    guard core.phase == .idle, core.hasExit else { return false }
    settling { [self] in _ = core.performExitCommand() }
    return true
  }

  private func settling(_ event: @escaping @MainActor () -> Void) {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in self?.settling(event) }
      return
    }
    update()
    event()
    update()
  }
}
