public import TributaryEngine

/// Which window stands in front of the first one.
@MainActor
final class WindowChoice {
  /// Shows a window by its id; `nil` for the first alone.
  var show: (WindowKey?) -> Void = { _ in }

  nonisolated init() {}
}

/// Shows a window: the value of `openWindow` in the environment.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let choice: WindowChoice?

  nonisolated init(choice: WindowChoice?) { self.choice = choice }

  /// Shows the window with an id. One that is shown stays; nothing happens if there is none of this id.
  public func callAsFunction(id: String) { choice?.show(.id(id)) }

  /// Shows the window for a value: of the first `WindowGroup(for:)` of its type. Another value gets a window in its place.
  public func callAsFunction<D: Codable & Hashable>(value: D) { choice?.show(WindowKey(value, id: nil)) }

  /// Shows the window with an id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { choice?.show(WindowKey(value, id: id)) }
}

/// Takes a window away: the value of `dismissWindow` in the environment.
public struct DismissWindowAction {
  let choice: WindowChoice?
  let shown: WindowKey?

  init(choice: WindowChoice?, shown: WindowKey?) {
    self.choice = choice
    self.shown = shown
  }

  /// Takes away the window in front.
  @MainActor @preconcurrency public func callAsFunction() { choice?.show(nil) }

  /// Takes away the window with an id, if it is in front.
  @MainActor @preconcurrency public func callAsFunction(id: String) { if shown == .id(id) { choice?.show(nil) } }

  /// Takes away the window for a value, if it is in front.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    if shown?.value == AnyHashable(value) { choice?.show(nil) }
  }
}

/// Shows the settings of the program: the value of `openSettings` in the environment.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let choice: WindowChoice?

  nonisolated init(choice: WindowChoice?) { self.choice = choice }

  /// Shows the settings; nothing happens if the program has none.
  public func callAsFunction() { choice?.show(.settings) }
}

private struct WindowChoiceKey: EnvironmentKey {
  static var defaultValue: WindowChoice? { nil }
}

private struct ShownWindowKey: EnvironmentKey {
  static var defaultValue: WindowKey? { nil }
}

extension EnvironmentValues {
  /// What shows the windows of the program.
  var windowChoice: WindowChoice? {
    get { self[WindowChoiceKey.self] }
    set { self[WindowChoiceKey.self] = newValue }
  }

  /// The window in front of the first one.
  var shownWindow: WindowKey? {
    get { self[ShownWindowKey.self] }
    set { self[ShownWindowKey.self] = newValue }
  }

  /// Shows a window of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction(choice: windowChoice) }

  /// Takes a window of the program away.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(choice: windowChoice, shown: shownWindow) }

  /// Shows the settings of the program.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(choice: windowChoice) }
}

/// Opens windows beside each other, where a program has more than one.
@MainActor
final class WindowOpener {
  /// The window that is shown in place of the first; `nil` for the first.
  let shown: WindowKey?

  /// The title of that window.
  var title: String?

  let open: (WindowKey) -> Void
  let close: () -> Void

  init(showing shown: WindowKey?, open: @escaping (WindowKey) -> Void, close: @escaping () -> Void) {
    self.shown = shown
    self.open = open
    self.close = close
  }
}

private struct WindowOpenerKey: EnvironmentKey {
  static var defaultValue: WindowOpener? { nil }
}

extension EnvironmentValues {
  /// The closure that opens windows beside this one; `nil` where they appear in front of it.
  var windowOpener: WindowOpener? {
    get { self[WindowOpenerKey.self] }
    set { self[WindowOpenerKey.self] = newValue }
  }
}
