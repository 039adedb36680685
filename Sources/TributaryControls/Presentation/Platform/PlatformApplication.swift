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
