import TributaryEngine
public import TributaryHost
import TributaryWeb

extension ViewHost {
  /// Shows the tree live in a browser on this machine until Control-C or SIGTERM.
  ///
  /// The address is printed to standard output. It contains a token, without which nothing of the program can be read. The
  /// size of the page becomes the size of the host, and the clock of the host follows real time. One tab shows the host at
  /// a time. Call it on the main thread, outside main-queue blocks.
  ///
  /// - Parameter port: 0 chooses a free port; by default 8480.
  public func serve(port: UInt16 = 8480) throws(ServeError) {
    try WebRun.serve(SingleWindow(self), port: port, maximumWindows: 1)
  }
}

extension App {
  /// Shows the app live in a browser on this machine until Control-C or SIGTERM, as the option `--serve` does.
  ///
  /// The address is printed to standard output. Each tab is a window of the app. Call it on the main thread, outside
  /// main-queue blocks.
  ///
  /// - Parameter port: 0 chooses a free port; by default 8480.
  @MainActor @preconcurrency
  public static func serve(port: UInt16 = 8480) throws(ServeError) {
    try WebRun.serve(AppWindows(Self()) { _ in }, port: port)
  }
}

/// A host that is shown in one tab.
@MainActor
private final class SingleWindow<Content: View>: WebProgram {
  private let host: ViewHost<Content>

  init(_ host: ViewHost<Content>) { self.host = host }

  func openWindow(_ path: String) -> (any WebWindow)? { path == "/" ? HostWindow(host) : nil }
}
