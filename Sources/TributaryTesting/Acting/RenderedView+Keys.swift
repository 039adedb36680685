public import Testing
public import Tributary
import TributaryViews

/// What a user does with a keyboard.
extension RenderedView {
  /// Types text into the view that has the focus. If none has it, the test fails.
  ///
  /// - Parameter text: Line breaks are Return; other control characters are left out.
  public func type(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    host.update()
    if host.core.focused == nil, !host.core.wantsKeyPresses {
      return fail(
        "Nobody takes \"\(text)\": no view has the focus. Tap a field first, or name it: type(_:into:).",
        at: sourceLocation)
    }
    host.type(text)
  }

  /// Taps a view, which gives it the focus if it takes text, and types.
  public func type(
    _ text: String, into finder: ViewFinder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard let node = node(finder, "Nothing to type into", sourceLocation) else { return }
    tap(finder, sourceLocation: sourceLocation)
    guard let focused = host.core.focused, focused.isInside(node) || node.isInside(focused) else {
      return fail(
        "Cannot type into \(finder): a tap does not give it the focus.\n  \(FoundView(node))",
        at: sourceLocation)
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
