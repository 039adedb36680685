@_spi(Engine) public import TributaryEngine
package import TributaryGestures

/// An item that can receive keys.
package protocol FocusTarget: ItemNode {
  /// Whether the item can currently have the focus.
  @MainActor var canHaveFocus: Bool { get }

  /// Whether the item has a focus effect while it has the focus.
  @MainActor var showsFocusEffect: Bool { get }

  /// Returns the actions for the Return key and the space bar while the item has the focus.
  @MainActor func activation(at time: Double) -> GestureActions

  /// Returns the action of a key while the item has the focus; `nil` if the item does not use the key.
  @MainActor func action(for key: FocusKey) -> (@MainActor () -> Void)?

  /// Returns the actions for receiving or losing the focus.
  @MainActor func focusDidChange(_ hasFocus: Bool) -> GestureActions
}

/// A gesture that taps perform is focusable, and keys can perform it.
extension GestureNode: FocusTarget {
  package var canHaveFocus: Bool { tapCount != nil }

  /// Returns the actions of the taps, independent of enclosing gestures.
  package func activation(at time: Double) -> GestureActions {
    var actions = GestureActions()
    guard let tapCount else { return actions }
    let recognizer = makeRecognizer()
    let place = self.place
    for _ in 0..<tapCount {
      recognizer.handle(GestureInput(.down, at: center, time: time, in: place))
      recognizer.handle(GestureInput(.up, at: center, time: time, in: place))
    }
    recognizer.deliver(.selected, into: &actions)
    return actions
  }

  package func action(for key: FocusKey) -> (@MainActor () -> Void)? { nil }

  package func focusDidChange(_ hasFocus: Bool) -> GestureActions { GestureActions() }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether focused views have a focus effect.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Disables the frame that a terminal draws around the focused view, for views with their own effect.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension GestureNode {
  package var showsFocusEffect: Bool { environment.object().values.isFocusEffectEnabled }
}

extension KeyNode {
  package var showsFocusEffect: Bool { environment.object().values.isFocusEffectEnabled }
}
