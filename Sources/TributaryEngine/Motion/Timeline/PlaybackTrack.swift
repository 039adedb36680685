import TributaryGeometry
import TributaryMotion

/// Tells a node how long something goes on there that is no way from one value to another.
final class PlaybackTrack<N: ViewNode>: AnimationTrack {
  private let playback: AnimationRun
  private let show: @MainActor (N, Double) -> Void

  init(_ node: NodeHandle, _ run: AnimationRun, show: @escaping @MainActor (N, Double) -> Void) {
    playback = run
    self.show = show
    super.init(node, .model)
  }

  override var run: AnimationRun? { playback }

  /// What goes on is over without having come to its end.
  func abandon() { playback.abandon() }

  private func target(_ host: ViewGraph) -> N? { host.handles.node(for: node, as: N.self) }

  @MainActor
  override func sample(_ host: ViewGraph) {
    if let target = target(host) { show(target, host.time - playback.begin) }
  }

  override func hasEnded(_ host: ViewGraph) -> Bool { playback.hasEnded(at: host.time) || target(host) == nil }

  @MainActor
  override func finish(_ host: ViewGraph) {
    guard let target = target(host) else { return abandon() }
    show(target, .infinity)
  }
}

extension ViewGraph {
  /// Tells a node from now on how many seconds have gone by, until some have: then infinitely many. What went on there
  /// before is over.
  ///
  /// - Parameters:
  ///   - node: A node that is brought up to date in the walk that goes on.
  ///   - duration: In seconds; nothing is told if there are none.
  ///   - show: Takes note of the seconds and has the node's code run again.
  ///   - completion: Run at the very end, unless the node has gone or plays something else.
  @MainActor
  func play<N: ViewNode>(
    at node: N, for duration: Double, show: @escaping @MainActor (N, Double) -> Void,
    completion: @escaping @MainActor (N) -> Void
  ) {
    let handle = handles.handle(for: node)
    if let before = animations?.track(of: handle, .model) as? PlaybackTrack<N> {
      before.abandon()
      animations?.dropTrack(of: handle, .model)
    }
    guard duration > 0 else { return }
    let timeline = animations ?? AnimationTimeline(self)
    if animations == nil {
      animations = timeline
      timeline.beginWalk(Transaction())
    }
    let end = AnimationCompletion(.removed) { [weak self] in
      if let node = self?.handles.node(for: handle, as: N.self) { completion(node) }
    }
    let run = timeline.startRun(of: .linear(duration: duration), completions: [end])
    timeline.add(PlaybackTrack(handle, run, show: show))
  }
}
