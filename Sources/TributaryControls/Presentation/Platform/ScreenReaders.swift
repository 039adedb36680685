@_spi(Engine) package import TributaryEngine

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
