@_spi(Engine) import TributaryEngine
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
