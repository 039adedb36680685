package import TributaryGeometry

/// Recognizes a press that moves the content of scroll views: the content goes with the pointer, from where it went down.
package final class ScrollRecognizer: GestureRecognizer<CGPoint> {
  /// The scroll views under the pointer, the innermost first.
  private let scrolls: ContiguousArray<NodeHandle>
  private unowned let host: HostCore
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var tracker = PointerTracker()
  /// Whether content goes with the pointer.
  private var isPulling = false

  /// - Returns: `nil` if nothing of a chain may scroll.
  package init?(_ chain: HitChain, in host: HostCore) {
    let enabled = chain.compactMap { ($0 as? ScrollNode).flatMap { $0.settings.isEnabled ? $0 : nil } }
    if enabled.isEmpty { return nil }
    scrolls = ContiguousArray(enabled.map { host.handles.handle(for: $0) })
    self.host = host
  }

  private var nodes: ContiguousArray<ScrollNode> {
    ContiguousArray(scrolls.compactMap { host.handles.node(for: $0) as? ScrollNode })
  }

  /// Whether a press began on a scroll view.
  package func concerns(_ scroll: ScrollNode) -> Bool { nodes.contains { $0 === scroll } }

  /// Those who watch what moves content want to know where a press begins and ends.
  private func tellWatchers() {
    if host.features[ScrollWatchers.self] != nil { nodes.forEach { $0.tellWatchers() } }
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down || input.kind == .up { tellWatchers() }
    guard !status.isTerminal else { return }
    if input.kind != .time { tracker.add(input.location, at: input.time) }
    switch input.kind {
    case .down:
      // Content that moves is held; where it may rest is chosen when it is let go.
      for scroll in nodes where scroll.motion != nil {
        scroll.beginPull()
        isPulling = true
      }
      start = input.location
      last = input.location
    case .moved:
      guard let start, status == .active || isFarEnough(from: start, to: input.location) else { return }
      phase = .active(input.location)
    case .up:
      if case .active(let location) = phase { phase = .ended(location) } else { fail() }
    case .time: break
    }
  }

  /// Whether a movement is more than that of a tap, along an axis along which something can scroll.
  private func isFarEnough(from start: CGPoint, to point: CGPoint) -> Bool {
    let nodes = self.nodes
    return [(Axis.horizontal, point.x - start.x), (.vertical, point.y - start.y)].contains { axis, distance in
      abs(distance) > GestureLimits.rivalDistance && nodes.contains { $0.range(along: axis) > 0 }
    }
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    guard verdict != .rejected else { return letGo(.zero, into: &actions) }
    switch phase {
    case .active(let location):
      if location != last { pull(to: location, into: &actions) }
    case .ended(let location):
      guard verdict == .selected else { return }
      if location != last { pull(to: location, into: &actions) }
      let velocity = tracker.velocity
      letGo(CGSize(width: -velocity.width, height: -velocity.height), into: &actions)
    case .possible, .failed: letGo(.zero, into: &actions)
    }
  }

  private func pull(to location: CGPoint, into actions: inout GestureActions) {
    let delta = CGSize(width: last.x - location.x, height: last.y - location.y)
    last = location
    isPulling = true
    actions.appendOfEngine { [self] in host.pull(nodes, by: delta) }
  }

  /// The content goes on by itself, if it was held.
  private func letGo(_ velocity: CGSize, into actions: inout GestureActions) {
    tellWatchers()
    guard isPulling else { return }
    isPulling = false
    actions.appendOfEngine { [self] in host.release(nodes, velocity: velocity) }
  }

  override package func reset() {
    super.reset()
    start = nil
    tracker = PointerTracker()
  }
}

extension ScrollNode: PulledItem {
  @MainActor
  package func makePullRecognizer(_ chain: HitChain) -> GestureRecognizer<CGPoint>? {
    ScrollRecognizer(chain, in: host)
  }
}
