import TributaryEngine
public import TributaryViews

/// Whether a scene appears when the program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let number: UInt8

  /// The default behavior: the window appears if it is the first one, and no other window is presented.
  public static let automatic = SceneLaunchBehavior(number: 0)
  /// The window appears if it is the first one with this behavior.
  public static let presented = SceneLaunchBehavior(number: 1)
  /// The window appears only on request, unless all windows are suppressed.
  public static let suppressed = SceneLaunchBehavior(number: 2)
}

/// Whether the system restores a scene after a restart, which has no effect.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = SceneRestorationBehavior(number: 0)
  /// The scene is not restored.
  public static let disabled = SceneRestorationBehavior(number: 1)
}

extension Scene {
  /// Sets whether the window of this scene appears when the program starts.
  ///
  /// One window appears: the first presented one, otherwise the first one that is not suppressed. The others open with
  /// `openWindow`.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    DescribedScene(scene: self) { $0.launch = behavior }
  }

  /// Sets whether the system restores this scene. It has no effect, because programs start without restored windows.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Shows or hides the system overlays above this scene. It has no effect.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Sets the external events for which this scene opens. It has no effect, because no external events arrive.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the keyboard shortcut that opens the window of this scene.
  ///
  /// The window must have an identifier. The first window is always open.
  ///
  /// - Parameters:
  ///   - key: The key, without modifier keys.
  ///   - modifiers: The exact set of modifier keys.
  ///   - localization: The adaptation to the user's keyboard layout. The value has no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }

  /// Sets the keyboard shortcut that opens the window of this scene; `nil` removes it.
  ///
  /// The window must have an identifier. The first window is always open.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    DescribedScene(scene: self) { $0.shortcut = shortcut }
  }
}

extension View {
  /// Sets the external events that this view prefers and allows. It has no effect, because no external events arrive.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

/// A scene with another description of its window.
struct DescribedScene<S: Scene> {
  let scene: S
  let change: @Sendable (inout WindowDescription) -> Void
}

extension DescribedScene: PrimitiveScene {
  typealias Body = Never

  var _content: AnyView { scene._content }

  var _window: WindowDescription {
    var window = scene._window
    change(&window)
    return window
  }
}

/// Work that the system starts while the program is in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns the task that refreshes the program.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }

  /// Returns the task that handles the events of a network session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The task that handles the events of all other network sessions, with the identifier of the session.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}

extension Scene {
  /// Runs an action when the system starts a background task. The action is never called, because no system starts
  /// background tasks.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
