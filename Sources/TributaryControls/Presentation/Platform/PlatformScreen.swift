@_spi(Engine) package import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The screen of a host, from which client code reads the size of the window: `UIScreen.main.bounds.width`.
///
/// The window of the host is its only screen. A body that reads the size is evaluated again when the size of the window
/// changes.
///
/// > Source: conformance SCREEN-01 (decided), SCREEN-02 (decided).
@MainActor @preconcurrency
public struct PlatformScreen {
  private let host: ViewGraph?

  /// The screen of the host whose client code is running; otherwise, that of the host created last.
  public static var main: PlatformScreen { PlatformScreen(host: HostMainQueue.runningHost) }

  /// The bounds of the window, in points; empty without a host.
  public var bounds: CGRect {
    guard let host else { return .zero }
    host.feature(WindowSizeReaders.self).register()
    return CGRect(origin: .zero, size: host.root.viewSize)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { host?.environment.values.displayScale ?? 1 }
}

#if !canImport(UIKit)
  /// The name of the screen type on iOS.
  public typealias UIScreen = PlatformScreen
#endif

/// The nodes whose bodies have read the size of the window.
package final class WindowSizeReaders: HostFeature {
  package static let slot = FeatureSlot()

  private unowned let host: ViewGraph
  private var readers = ReaderList()

  package init(of host: ViewGraph) { self.host = host }

  /// Registers the node that is being evaluated as a reader.
  func register() {
    guard let node = currentEvaluation.node, node.host === host else { return }
    host.register(node, in: &readers)
  }

  /// Notifies the readers of a change of the window size.
  package func windowDidChange() { host.notify(readers.takeAll()) }
}
