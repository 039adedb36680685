package import TributaryMotion

/// The way of something that a node itself mixes of two: how much of the first is left.
final class CrossfadeTrack<N: ViewNode>: AnimationTrack {
  private let motion: Motion<Double>
  private let show: @MainActor (N, Double) -> Void

  init(_ node: NodeHandle, _ run: AnimationRun, show: @escaping @MainActor (N, Double) -> Void) {
    motion = Motion(1, run)
    self.show = show
    super.init(node, .effect)
  }

  private func target(_ host: ViewGraph) -> N? { host.handles.node(for: node, as: N.self) }

  override var run: AnimationRun? { motion.run }

  @MainActor
  override func sample(_ host: ViewGraph) {
    let rest = motion.remaining(at: host.time)
    if let target = target(host) { show(target, rest) }
  }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  @MainActor
  override func finish(_ host: ViewGraph) {
    if let target = target(host) { show(target, 0) }
  }
}

extension ViewGraph {
  /// Lets a node go over from one thing to another; from 1, which is shown at once, to 0.
  @MainActor
  package func startShare<N: ViewNode>(
    of node: N, by animation: Animation, show: @escaping @MainActor (N, Double) -> Void
  ) {
    if animations == nil {
      makeAnimations()
      if phase == .walking { animations?.beginWalk(Transaction()) }
    }
    guard let timeline = animations else { return }
    let handle = handles.handle(for: node)
    timeline.dropTrack(of: handle, .effect)
    timeline.add(CrossfadeTrack(handle, timeline.startRun(of: animation, completions: []), show: show))
    show(node, 1)
    requestFrame()
  }

  /// Whether a node goes over from one thing to another.
  package func isMovingShare(of node: ViewNode) -> Bool {
    node.handleIndex != 0 && animations?.track(of: handles.handle(for: node), .effect) != nil
  }
}
