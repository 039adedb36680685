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

  /// Creates the screen of a host.
  init(host: ViewGraph?) { self.host = host }

  /// The screen of the host whose client code is running; otherwise, that of the host created last.
  public static var main: PlatformScreen { PlatformScreen(host: HostMainQueue.runningHost) }

  /// The bounds of the window, in points; empty without a host.
  public var bounds: CGRect {
    guard let host else { return .zero }
    host.feature(WindowReaders.self).registerSizeReader()
    return CGRect(origin: .zero, size: host.root.viewSize)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { host.map { WindowReaders.rootValue(\.displayScale, of: $0) } ?? 1 }

  /// Whether the screen is recorded or mirrored. Always `false`, because no supported device reports it.
  public var isCaptured: Bool { false }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the screen type on iOS.
  public typealias UIScreen = PlatformScreen
#endif

/// The nodes whose bodies have read the size or the safe area insets of the window.
package final class WindowReaders: HostFeature {
  package static let slot = FeatureSlot()

  private unowned let host: ViewGraph
  private var sizeReaders = ReaderList()
  private var insetReaders = ReaderList()

  package init(of host: ViewGraph) { self.host = host }

  /// Registers the node that is being evaluated as a reader of the size.
  func registerSizeReader() { register(in: &sizeReaders) }

  /// Registers the node that is being evaluated as a reader of the insets.
  func registerInsetReader() { register(in: &insetReaders) }

  private func register(in readers: inout ReaderList) {
    guard let node = currentEvaluation.node, node.host === host else { return }
    host.register(node, in: &readers)
  }

  /// Notifies the readers of a change of the window size.
  package func sizeDidChange() { host.notify(sizeReaders.takeAll()) }

  /// Notifies the readers of a change of the safe area insets.
  package func insetsDidChange() { host.notify(insetReaders.takeAll()) }

  /// Returns a value of the root environment of a host, and registers the node that is being evaluated as its reader.
  static func rootValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, of host: ViewGraph) -> Value {
    let value = host.environment.values[keyPath: keyPath]
    if let node = currentEvaluation.node, node.host === host {
      host.register(node, EnvironmentRead(value, at: keyPath), in: host.environment)
    }
    return value
  }
}
