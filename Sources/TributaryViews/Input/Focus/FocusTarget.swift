@_spi(Engine) public import TributaryEngine
package import TributaryGestures

/// An item that keys can be meant for.
package protocol FocusTarget: ItemNode {
  /// Whether it can have the focus now.
  @MainActor var canHaveFocus: Bool { get }

  /// Whether it is marked while it has the focus.
  @MainActor var showsFocusEffect: Bool { get }

  /// What Return and the space bar do while it has the focus.
  @MainActor func activation(at time: Double) -> GestureActions

  /// What a key does while it has the focus; `nil` if the key means nothing to it.
  @MainActor func action(for key: FocusKey) -> (@MainActor () -> Void)?

  /// It has got the focus, or lost it.
  @MainActor func focusDidChange(_ hasFocus: Bool) -> GestureActions
}

/// What taps perform can have the focus, and keys stand for the taps.
extension GestureNode: FocusTarget {
  package var canHaveFocus: Bool { tapCount != nil }

  /// What taps do, apart from any gesture around.
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
  /// Whether views that have the focus are marked.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Keeps the frame away that a terminal draws around the view that has the focus: for views that show it themselves.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

extension GestureNode {
  package var showsFocusEffect: Bool { environment.object.values.isFocusEffectEnabled }
}

extension KeyNode {
  package var showsFocusEffect: Bool { environment.object.values.isFocusEffectEnabled }
}
