@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// The program that runs, as far as sources ask it to open addresses: `UIApplication.shared.open(url)`.
///
/// What is opened goes to the `openURL` of the root of the host whose code runs.
///
/// > Source: conformance SCREEN-03 (decided).
@MainActor @preconcurrency
public struct PlatformApplication {
  private let host: ViewGraph?

  /// What can be asked of an address besides opening it: nothing, so that only `[:]` can be said.
  public enum OpenExternalURLOptionsKey: Hashable {}

  /// The program, as the host sees it whose code runs.
  public static var shared: PlatformApplication { PlatformApplication(host: ViewGraph.running) }

  /// Opens an address.
  ///
  /// - Parameter completion: Is told whether it was opened, before the call returns.
  /// - Returns: Whether it was opened.
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

#if !canImport(UIKit)
  /// The name that a program has on phones.
  public typealias UIApplication = PlatformApplication
#endif

#if !canImport(AppKit)
  /// The name that what opens addresses has on desktops.
  public typealias NSWorkspace = PlatformApplication
#endif

/// What was copied in a host, as sources that copy at the press of a button write it: `UIPasteboard.general.string = text`.
///
/// It is what the text editors of the host cut, copy and paste; the system's own is not touched.
///
/// > Source: conformance SCREEN-04 (decided).
@MainActor @preconcurrency
public struct PlatformPasteboard {
  private let host: ViewGraph?

  /// What was copied in the host whose code runs; outside of any, in the one that was made last.
  public static var general: PlatformPasteboard { PlatformPasteboard(host: ViewGraph.running) }

  /// The text that was copied; `nil` if there is none.
  public var string: String? {
    get { host.map(\.environment.values.textClipboard.text).flatMap { $0.isEmpty ? nil : $0 } }
    nonmutating set { host?.environment.values.textClipboard.text = newValue ?? "" }
  }

  /// Whether text was copied.
  public var hasStrings: Bool { string != nil }
}

#if !canImport(UIKit)
  /// The name of what was copied on phones.
  public typealias UIPasteboard = PlatformPasteboard
#endif
