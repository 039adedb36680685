@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryMotion

/// The track of a value that is the model of a subtree: an `Animatable` view, modifier, or layout.
///
/// The client code of the node runs with the displayed value whenever the clock advances. The track stores the model.
package final class ModelTrack<N: ViewNode, V: VectorArithmetic>: AnimationTrack {
  private var motion: Motion<V>
  package var model: V
  private let show: @MainActor (N, V) -> Void

  init(_ node: NodeHandle, _ model: V, _ motion: Motion<V>, show: @escaping @MainActor (N, V) -> Void) {
    self.motion = motion
    self.model = model
    self.show = show
    super.init(node, .model)
  }

  func retarget(by change: V, _ run: AnimationRun, at time: Double) {
    motion = motion.retargeted(by: change, run, at: time)
  }

  private func target(_ host: ViewGraph) -> N? { host.handles.node(for: node, as: N.self) }

  /// Returns the displayed value at a time.
  func shown(at time: Double) -> V { model + motion.remaining(at: time) }

  override var run: AnimationRun? { motion.run }

  @MainActor
  override func sample(_ host: ViewGraph) {
    if let target = target(host) { show(target, shown(at: host.time)) }
  }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  @MainActor
  override func finish(_ host: ViewGraph) {
    if let target = target(host) { show(target, model) }
  }
}

extension AnimationTimeline {
  /// Animates a model from the interpolating part of the node's value to that of a new value.
  ///
  /// - Parameters:
  ///   - animation: The animation of the change. If it is `nil`, the change takes effect immediately, in addition to
  ///     the remaining distance of earlier animations.
  ///   - show: A closure that stores an interpolating part in the node and schedules an evaluation of its client code.
  /// - Returns: The displayed value.
  @MainActor
  func animate<N: ViewNode, V: VectorArithmetic>(
    modelOf node: N, from old: V, to new: V, _ animation: () -> Animation?, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    let handle = host.handles.handle(for: node)
    let track = track(of: handle, .model) as? ModelTrack<N, V>
    let change = (track?.model ?? old) - new
    if change != .zero, change.isUsable, let animation = animation() {
      let run = run(of: animation)
      if let track {
        track.model = new
        consulting { track.retarget(by: change, run, at: host.time) }
        return track.shown(at: host.time)
      }
      let track = ModelTrack(handle, new, Motion(change, run), show: show)
      add(track)
      return track.shown(at: host.time)
    }
    track?.model = new
    return track?.shown(at: host.time) ?? new
  }
}

/// A track that reports elapsed time to a node, without an interpolation between values.
final class PlaybackTrack<N: ViewNode>: AnimationTrack {
  private let playback: AnimationRun
  private let show: @MainActor (N, Double) -> Void

  init(_ node: NodeHandle, _ run: AnimationRun, show: @escaping @MainActor (N, Double) -> Void) {
    playback = run
    self.show = show
    super.init(node, .model)
  }

  override var run: AnimationRun? { playback }

  /// Ends the playback before its duration has elapsed.
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

extension HostMotion {
  /// Reports the elapsed seconds to a node for a duration, and infinity at its end. The previous playback of the node
  /// ends.
  ///
  /// - Parameters:
  ///   - node: A node that is updated in the current walk.
  ///   - duration: The duration, in seconds. If it is not positive, no time is reported.
  ///   - show: A closure that stores the elapsed seconds and schedules an evaluation of the node's client code.
  ///   - completion: A closure that runs at the end, unless the node was removed or has started another playback; `nil`
  ///     if nothing happens at the end, so that the clock does not stop there.
  @MainActor
  func play<N: ViewNode>(
    at node: N, for duration: Double, show: @escaping @MainActor (N, Double) -> Void,
    completion: (@MainActor (N) -> Void)?
  ) {
    let handle = host.handles.handle(for: node)
    if let before = timeline?.track(of: handle, .model) as? PlaybackTrack<N> {
      before.abandon()
      timeline?.dropTrack(of: handle, .model)
    }
    guard duration > 0 else { return }
    let timeline = joinTimeline()
    let end = completion.map { completion in
      AnimationCompletion(.removed) { [weak host] in
        if let node = host?.handles.node(for: handle, as: N.self) { completion(node) }
      }
    }
    let run = timeline.startRun(of: .linear(duration: duration), completions: end.map { [$0] } ?? [])
    timeline.add(PlaybackTrack(handle, run, show: show))
  }
}

/// A track that lasts as long as an animation and changes no value of its node.
final class WaitTrack<N: ViewNode>: AnimationTrack {
  private let motion: Motion<Double>

  init(_ node: NodeHandle, _ run: AnimationRun) {
    motion = Motion(1, run)
    super.init(node, .model)
  }

  override var run: AnimationRun? { motion.run }

  /// Discards the completion of the wait.
  func abandon() { motion.run.abandon() }

  private func isInTree(_ host: ViewGraph) -> Bool { host.handles.node(for: node, as: N.self) != nil }

  // A custom animation reports its end only when it computes a value.
  @MainActor
  override func sample(_ host: ViewGraph) { _ = motion.remaining(at: host.time) }

  override func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || !isInTree(host) }

  @MainActor
  override func finish(_ host: ViewGraph) { if !isInTree(host) { abandon() } }
}

extension HostMotion {
  /// Runs a completion once an animation that begins now is logically complete.
  ///
  /// A new wait at the same node replaces an earlier one.
  ///
  /// - Parameters:
  ///   - node: A node that the current walk updates.
  ///   - animation: The animation whose duration determines the wait.
  ///   - completion: The action to run, unless the node was removed or has begun another wait.
  @MainActor
  func wait<N: ViewNode>(at node: N, for animation: Animation, completion: @escaping @MainActor (N) -> Void) {
    let handle = host.handles.handle(for: node)
    if let before = timeline?.track(of: handle, .model) as? WaitTrack<N> {
      before.abandon()
      timeline?.dropTrack(of: handle, .model)
    }
    let timeline = joinTimeline()
    let end = AnimationCompletion(.logicallyComplete) { [weak host] in
      if let node = host?.handles.node(for: handle, as: N.self) { completion(node) }
    }
    timeline.add(WaitTrack<N>(handle, timeline.startRun(of: animation, completions: [end])))
  }
}

/// The track of a crossfade that a node performs itself: the remaining share of the old content.
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

extension HostMotion {
  /// Starts a crossfade of a node. The remaining share decreases from 1 to 0; 1 is displayed immediately.
  @MainActor
  package func startShare<N: ViewNode>(
    of node: N, by animation: Animation, show: @escaping @MainActor (N, Double) -> Void
  ) {
    let timeline = joinTimeline()
    let handle = host.handles.handle(for: node)
    timeline.dropTrack(of: handle, .effect)
    timeline.add(CrossfadeTrack(handle, timeline.startRun(of: animation, completions: []), show: show))
    show(node, 1)
    host.requestFrame()
  }

  /// Returns whether a crossfade of a node is in progress.
  package func isMovingShare(of node: ViewNode) -> Bool {
    node.handleIndex != 0 && timeline?.track(of: host.handles.handle(for: node), .effect) != nil
  }
}
