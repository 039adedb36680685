@_spi(Engine) public import TributaryEngine

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
