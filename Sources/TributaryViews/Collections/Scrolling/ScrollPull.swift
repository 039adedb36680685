@_spi(Engine) package import TributaryEngine
import TributaryGeometry
package import TributaryGestures

/// The scroll views that a press is on: their content goes with the pointer.
struct ScrollPull: PulledContent {
  /// The innermost first.
  private let scrolls: ContiguousArray<NodeHandle>
  private unowned let host: ViewGraph

  /// - Returns: `nil` if nothing of a chain may scroll.
  init?(_ chain: HitChain, in host: ViewGraph) {
    let enabled = chain.compactMap { ($0 as? ScrollNode).flatMap { $0.settings.isEnabled ? $0 : nil } }
    if enabled.isEmpty { return nil }
    scrolls = ContiguousArray(enabled.map { host.handles.handle(for: $0) })
    self.host = host
  }

  private var nodes: ContiguousArray<ScrollNode> {
    ContiguousArray(scrolls.compactMap { host.handles.node(for: $0) as? ScrollNode })
  }

  /// Whether a press began on a scroll view.
  func concerns(_ scroll: ScrollNode) -> Bool { nodes.contains { $0 === scroll } }

  func pressDidChange() {
    if host.features[ScrollWatchers.self] != nil { nodes.forEach { $0.notifyWatchers() } }
  }

  func hold() -> Bool {
    let moving = nodes.filter { $0.motion != nil }
    for scroll in moving { scroll.beginPull() }
    return !moving.isEmpty
  }

  func canMove(along axis: Axis) -> Bool { nodes.contains { $0.range(along: axis) > 0 } }

  func pull(by delta: CGSize) { host.pull(nodes, by: delta) }

  func release(velocity: CGSize) { host.release(nodes, velocity: velocity) }
}

extension ScrollNode: PulledItem {
  package func makePullRecognizer(_ chain: HitChain) -> PanRecognizer? {
    ScrollPull(chain, in: host).map { PanRecognizer($0) }
  }
}
