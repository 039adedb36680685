public import Tributary
import TributaryViews
import TributaryHost

/// What a user does with a keyboard.
extension RenderedView {
  /// Types text into the view that has the focus. If none has it, the test fails.
  ///
  /// - Parameter text: Line breaks are Return; other control characters are left out.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    if host.core.focused == nil, !host.core.wantsKeyPresses {
      return fail(
        "Cannot type \"\(text)\": no view has the focus. Tap a field first, or pass one: type(_:into:).",
        at: position)
    }
    host.type(text)
  }

  /// Taps a view, which gives it the focus if it takes text, and types.
  public func type(
    _ text: String, into finder: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Nothing to type into", position) else { return }
    tap(finder, fileID: fileID, filePath: filePath, line: line, column: column)
    guard let focused = host.core.focused, focused.isInside(node) || node.isInside(focused) else {
      return fail(
        "Cannot type into \(words(finder)): a tap does not give it the focus.\n  \(FoundView(node))",
        at: position)
    }
    host.type(text)
  }

  /// Presses a key, as `ViewHost/pressKey(_:modifiers:)` does.
  ///
  /// - Returns: Whether the key means anything at the moment.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.pressKey(key, modifiers: modifiers)
  }
}
