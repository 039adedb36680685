public import Tributary
import TributaryViews
import TributaryHost

/// Keyboard input.
extension RenderedView {
  /// Types text into the focused view, or fails the test if no view has the focus.
  ///
  /// - Parameters:
  ///   - text: The text to type. Line breaks are typed as Return; other control characters are ignored.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    if KeyboardFocus.of(host.core).focused == nil, !KeyboardFocus.of(host.core).wantsKeyPresses {
      return fail(
        "Cannot type \"\(text)\": no view has the focus. Tap a field first, or pass one: type(_:into:).",
        at: position)
    }
    host.type(text)
  }

  /// Taps a view to move the focus to it, then types text.
  ///
  /// - Parameters:
  ///   - text: The text to type, as in ``type(_:fileID:filePath:line:column:)``.
  ///   - finder: The view to tap. The test fails if the tap does not focus it.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func type(
    _ text: String, into finder: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Cannot type", position) else { return }
    // A placeholder leaves the tree when a field of several lines has the focus, which is then at its place.
    let place = node.middle
    tap(finder, fileID: fileID, filePath: filePath, line: line, column: column)
    guard let focused = KeyboardFocus.of(host.core).focused,
      focused.isInside(node) || node.isInside(focused) || focused.frameInRoot.contains(place)
    else {
      return fail(
        "Cannot type into \(words(finder)): a tap does not give it the focus.\n  \(FoundView(node))",
        at: position)
    }
    host.type(text)
  }

  /// Presses a key in the same way as `ViewHost/pressKey(_:modifiers:)`.
  ///
  /// - Parameters:
  ///   - key: The key, without its modifiers.
  ///   - modifiers: The modifier keys that are held during the key press.
  /// - Returns: Whether the key press had an effect.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    host.pressKey(key, modifiers: modifiers)
  }
}
