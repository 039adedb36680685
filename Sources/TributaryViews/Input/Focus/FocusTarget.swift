@_spi(Engine) package import TributaryEngine
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
