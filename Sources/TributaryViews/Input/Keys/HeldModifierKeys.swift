import Observation
@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// The modifier keys of a host that are held, regardless of other keys. A change invalidates the readers.
///
/// A browser window and tests report the keys. Terminals report modifier keys together with other events only.
package final class HeldModifierKeys: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: EventModifiers = []

  package init() {}

  package var keys: EventModifiers {
    get {
      registrar.access(self, keyPath: \.keys)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.keys) { stored = newValue } }
  }
}

private struct HeldModifierKeysKey: EnvironmentKey {
  static var defaultValue: HeldModifierKeys { HeldModifierKeys() }
}

extension EnvironmentValues {
  package var heldModifierKeys: HeldModifierKeys {
    get { self[HeldModifierKeysKey.self] }
    set { self[HeldModifierKeysKey.self] = newValue }
  }
}

extension View {
  /// Adds an action for changes of the pressed modifier keys.
  ///
  /// A browser window and `ViewHost.modifierKeys` report modifier keys. In a terminal, the action runs only when the
  /// view appears, without pressed keys.
  ///
  /// - Parameters:
  ///   - mask: The observed modifier keys.
  ///   - initial: Whether the action runs when the view appears.
  ///   - action: A closure that receives the previous and the new keys of the mask.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeyObserver(mask: mask, isInitial: initial, action: action))
  }

  /// Sets the view that replaces this view while exactly the given modifier keys are pressed. Caps Lock has no effect.
  ///
  /// - Parameters:
  ///   - modifiers: The modifier keys.
  ///   - alternate: The view that replaces this view.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
  }
}

/// A modifier that runs an action when the pressed modifier keys of a set change.
struct ModifierKeyObserver {
  let mask: EventModifiers
  let isInitial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldModifierKeys) private var held

  nonisolated init(
    mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void
  ) {
    (self.mask, self.isInitial, self.action) = (mask, isInitial, action)
  }
}

extension ModifierKeyObserver: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.onChange(of: held.keys.intersection(mask), initial: isInitial, action)
  }
}

/// A modifier that replaces a view while modifier keys are pressed.
struct ModifierKeyAlternate<Alternate: View> {
  let modifiers: EventModifiers
  let alternate: Alternate
  @Environment(\.heldModifierKeys) private var held

  nonisolated init(modifiers: EventModifiers, alternate: Alternate) {
    (self.modifiers, self.alternate) = (modifiers, alternate)
  }
}

extension ModifierKeyAlternate: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    if held.keys.subtracting([.capsLock, .numericPad]) == modifiers { alternate } else { content }
  }
}
