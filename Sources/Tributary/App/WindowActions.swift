public import TributaryEngine

/// The selection of the window in front of the main window.
@MainActor
final class WindowChoice {
  /// A closure that shows a window, or only the main window for `nil`.
  var show: (WindowKey?) -> Void = { _ in }

  nonisolated init() {}
}

/// An action that shows a window: the value of `openWindow` in the environment.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let choice: WindowChoice?

  nonisolated init(choice: WindowChoice?) { self.choice = choice }

  /// Shows the window with the given identifier. The call has no effect if the window is already shown or does not
  /// exist.
  public func callAsFunction(id: String) { choice?.show(.id(id)) }

  /// Shows the window for a value, from the first `WindowGroup(for:)` with the value's type. It replaces the window of
  /// another value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { choice?.show(WindowKey(value, id: nil)) }

  /// Shows the window with the given identifier for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { choice?.show(WindowKey(value, id: id)) }
}

/// An action that closes a window: the value of `dismissWindow` in the environment.
public struct DismissWindowAction {
  let choice: WindowChoice?
  let shown: WindowKey?

  init(choice: WindowChoice?, shown: WindowKey?) {
    self.choice = choice
    self.shown = shown
  }

  /// Closes the front window.
  @MainActor @preconcurrency public func callAsFunction() { choice?.show(nil) }

  /// Closes the window with the given identifier, if it is in front.
  @MainActor @preconcurrency public func callAsFunction(id: String) { if shown == .id(id) { choice?.show(nil) } }

  /// Closes the window for a value, if it is in front.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {
    if shown?.value == AnyHashable(value) { choice?.show(nil) }
  }
}

/// An action that shows the settings of the program: the value of `openSettings` in the environment.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let choice: WindowChoice?

  nonisolated init(choice: WindowChoice?) { self.choice = choice }

  /// Shows the settings. The call has no effect if the program has no settings.
  public func callAsFunction() { choice?.show(.settings) }
}

private struct WindowChoiceKey: EnvironmentKey {
  static var defaultValue: WindowChoice? { nil }
}

private struct ShownWindowKey: EnvironmentKey {
  static var defaultValue: WindowKey? { nil }
}

extension EnvironmentValues {
  /// The object that shows the windows of the program.
  var windowChoice: WindowChoice? {
    get { self[WindowChoiceKey.self] }
    set { self[WindowChoiceKey.self] = newValue }
  }

  /// The window in front of the main window.
  var shownWindow: WindowKey? {
    get { self[ShownWindowKey.self] }
    set { self[ShownWindowKey.self] = newValue }
  }

  /// The action that shows a window of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction(choice: windowChoice) }

  /// Whether the program can open further windows. They appear as sheets, or beside the first window in a browser.
  public var supportsMultipleWindows: Bool { true }

  /// The action that closes a window of the program.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(choice: windowChoice, shown: shownWindow) }

  /// The action that shows the settings of the program.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(choice: windowChoice) }
}

/// An object that opens windows beside each other, for a program with several windows.
@MainActor
final class WindowOpener {
  /// The window that is shown instead of the main window, or `nil` for the main window.
  let shown: WindowKey?

  /// The description of the window that is shown instead of the main window.
  var description: WindowDescription?

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
  /// The object that opens windows beside this one, or `nil` if they appear in front of it.
  var windowOpener: WindowOpener? {
    get { self[WindowOpenerKey.self] }
    set { self[WindowOpenerKey.self] = newValue }
  }
}
