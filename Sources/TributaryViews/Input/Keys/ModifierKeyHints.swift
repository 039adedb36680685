@_spi(Engine) public import TributaryEngine

// Changes of modifier keys without another key. Terminals report modifier keys together with other events only. The
// page of a browser window does not send them alone either, although browsers report them.
extension View {
  /// Adds an action for changes of the pressed modifier keys.
  ///
  /// No window reports modifier keys alone, so the action runs only when the view appears, without pressed keys.
  ///
  /// - Parameters:
  ///   - mask: The observed modifier keys.
  ///   - initial: Whether the action runs when the view appears.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    onAppear(perform: initial ? { action([], []) } : nil)
  }

  /// Sets the view that a menu shows in place of this view while modifier keys are pressed. The modifier has no effect,
  /// because no window reports modifier keys alone.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}
