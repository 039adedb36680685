@_spi(Engine) package import TributaryEngine
public import TributaryGeometry

/// The running application, through which client code opens URLs and finds the window:
/// `UIApplication.shared.open(url)`.
///
/// URLs are opened with the `openURL` action of the root of the host whose client code is running. The window of that
/// host is the only window of the application.
///
/// > Source: conformance SCREEN-03 (decided), SCREEN-05 to SCREEN-08 (decided).
@MainActor @preconcurrency
public struct PlatformApplication {
  private let host: ViewGraph?

  /// The options for opening a URL. There are no options, so that only `[:]` is valid.
  public enum OpenExternalURLOptionsKey: Hashable {}

  /// The application of the host whose client code is running.
  public static var shared: PlatformApplication { PlatformApplication(host: HostMainQueue.runningHost) }

  /// The window of the host; empty without a host.
  public var windows: [PlatformWindow] { host.map { [PlatformWindow($0.reference)] } ?? [] }

  /// The window that receives key events; `nil` if another application has the focus.
  public var keyWindow: PlatformWindow? { windows.first(where: \.isKeyWindow) }

  /// The scene of the host, which is a window scene; empty without a host.
  public var connectedScenes: Set<PlatformScene> { host.map { [PlatformWindowScene($0.reference)] } ?? [] }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, which have no effect.
  ///   - completion: A closure that receives whether the URL was opened. It is called before this method returns.
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) -> Bool {
    var isOpened = false
    host?.environment.values.openURL(url) { isOpened = $0 }
    completion?(isOpened)
    return isOpened
  }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the application type on iOS.
  public typealias UIApplication = PlatformApplication
#endif

#if !canImport(Darwin) || !canImport(AppKit)
  /// The name of the type that opens URLs on macOS.
  public typealias NSWorkspace = PlatformApplication
#endif

/// The notifications about the application. The default notification center posts them on the main thread, without an
/// object.
///
/// If the `scenePhase` of the root environment of a host changes, the notifications follow the frame that applies the
/// change. All hosts of a process share the notification center.
///
/// > Source: conformance SCREEN-09 (decided).
extension PlatformApplication {
  /// The notification that the application leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The notification that the application is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// The notification that the application no longer receives input.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// The notification that the application receives input.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// The notification that the program of an `App` ends: its user quits, or its output is written.
  ///
  /// The notification is not posted if an error or the system ends the program.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Posts the notifications about a change of the scene phase of a host, after the frame.
  package static func scenePhaseDidChange(from old: ScenePhase, to new: ScenePhase, of host: ViewGraph) {
    var names: [Notification.Name] = []
    if old == .active { names.append(willResignActiveNotification) }
    if old == .background { names.append(willEnterForegroundNotification) }
    if new == .background { names.append(didEnterBackgroundNotification) }
    if new == .active { names.append(didBecomeActiveNotification) }
    host.feature(HostMainQueue.self).schedule(at: host.time) {
      for name in names { NotificationCenter.default.post(name: name, object: nil) }
    }
  }

  /// Posts the notification about the end of the program.
  package static func willTerminate() {
    NotificationCenter.default.post(name: willTerminateNotification, object: nil)
  }
}

/// The clipboard of a host, through which client code copies text: `UIPasteboard.general.string = text`.
///
/// The text editors of the host use the same clipboard. The clipboard of the system is not affected.
///
/// > Source: conformance SCREEN-04 (decided).
@MainActor @preconcurrency
public struct PlatformPasteboard {
  private let host: ViewGraph?

  /// The clipboard of the host whose client code is running; otherwise, that of the host created last.
  public static var general: PlatformPasteboard { PlatformPasteboard(host: HostMainQueue.runningHost) }

  /// The copied text; `nil` if there is none.
  public var string: String? {
    get { host.map(\.environment.values.textClipboard.text).flatMap { $0.isEmpty ? nil : $0 } }
    nonmutating set { host?.environment.values.textClipboard.text = newValue ?? "" }
  }

  /// Whether the clipboard contains text.
  public var hasStrings: Bool { string != nil }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the clipboard type on iOS.
  public typealias UIPasteboard = PlatformPasteboard
#endif
