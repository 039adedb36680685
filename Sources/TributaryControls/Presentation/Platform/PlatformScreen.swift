@_spi(Engine) package import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// What the window of a host is shown on, as sources that were written for one size of screen ask for it:
/// `UIScreen.main.bounds.width`.
///
/// A host has no other screen than its own window. A body that asks is evaluated again when the window becomes another size.
///
/// > Source: conformance SCREEN-01 (decided), SCREEN-02 (decided).
@MainActor @preconcurrency
public struct PlatformScreen {
  private let host: ViewGraph?

  /// The screen of the host whose code runs; outside of any, that of the host that was made last.
  public static var main: PlatformScreen { PlatformScreen(host: ViewGraph.running) }

  /// The whole window, in points; empty where there is no host.
  public var bounds: CGRect {
    guard let host else { return .zero }
    host.feature(ScreenReaders.self).register()
    return CGRect(origin: .zero, size: host.root.viewSize)
  }

  /// Pixels per point.
  public var scale: CGFloat { host?.environment.values.displayScale ?? 1 }
}

#if !canImport(UIKit)
  /// The name that a screen has on phones.
  public typealias UIScreen = PlatformScreen
#endif

extension ViewGraph {
  /// Tells those who asked for the size of the window that it is another one.
  package func windowDidChange() { features[ScreenReaders.self]?.windowDidChange() }
}

/// Who has asked for the size of the window in a body.
package final class ScreenReaders: HostFeature {
  package static let slot = FeatureSlot()

  private unowned let host: ViewGraph
  private var readers = ReaderList()

  package init(of host: ViewGraph) { self.host = host }

  /// Remembers whose code runs.
  func register() {
    guard let node = currentEvaluation.node, node.host === host else { return }
    host.register(node, in: &readers)
  }

  /// The window has another size.
  func windowDidChange() { host.notify(readers.takeAll()) }
}
