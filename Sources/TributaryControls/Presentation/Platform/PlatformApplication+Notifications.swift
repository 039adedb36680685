@_spi(Engine) package import TributaryEngine
public import TributaryGeometry

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
