@_spi(Engine) package import TributaryEngine
import TributaryGeometry

/// Which texts of a host say something else at a later time.
///
/// Invariant: a text waits for one time at most, and none that has gone does anything at it.
///
/// By construction: one entry for a node, whose time is cancelled where it is replaced; handles of those that have gone
/// answer nobody.
package final class LiveTexts: HostFeature {
  package static let slot = FeatureSlot()

  private var deadlines: [NodeHandle: DeadlineQueue.ID] = [:]

  package init(of host: ViewGraph) {}

  /// Has a text told anew once the clock has gone on by some seconds; never for `nil`.
  func wait(_ node: TextNode, for seconds: Double?) {
    let host = node.host
    let handle = host.handles.handle(for: node)
    if let old = deadlines.removeValue(forKey: handle) { host.clock.deadlines.cancel(old) }
    guard let seconds else { return }
    let due = UncheckedSendableClosure { [weak host, weak self] in
      self?.deadlines[handle] = nil
      host?.handles.node(for: handle, as: TextNode.self)?.needsReading()
    }
    deadlines[handle] = host.clock.deadlines.add(at: host.time + seconds) { due.run() }
    // A live session looks again when it has to wake.
    host.requestFrame()
  }
}
