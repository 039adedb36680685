@_spi(Engine) package import TributaryEngine

/// Who has asked for the size of the window in a body.
package final class ScreenReaders: HostFeature {
  package static let slot = FeatureSlot()

  private unowned let host: HostCore
  private var readers = ReaderList()

  package init(of host: HostCore) { self.host = host }

  /// Remembers whose code runs.
  func register() {
    guard let node = currentEvaluation.node, node.host === host else { return }
    host.register(node, in: &readers)
  }

  /// The window has another size.
  func windowDidChange() { host.notify(readers.takeAll()) }
}
