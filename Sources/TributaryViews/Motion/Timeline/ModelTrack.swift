package import TributaryGeometry

/// The way of a value that is the model of what is below: an `Animatable` view, modifier or layout.
///
/// Its code runs with what is shown whenever time goes on; the track holds what it was given.
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

  func retarget(by change: V, _ run: AnimationRun, at time: Double) { motion.retarget(by: change, run, at: time) }

  private func target(_ host: HostCore) -> N? { host.handles.node(for: node).map { unsafeDowncast($0, to: N.self) } }

  /// What is shown now.
  func shown(at time: Double) -> V { model + motion.remaining(at: time) }

  override var run: AnimationRun? { motion.run }

  @MainActor
  override func sample(_ host: HostCore) {
    if let target = target(host) { show(target, shown(at: host.time)) }
  }

  override func hasEnded(_ host: HostCore) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  @MainActor
  override func finish(_ host: HostCore) {
    if let target = target(host) { show(target, model) }
  }
}

extension HostCore {
  /// What a node is to take for the interpolating part of a new value: the value's own, or what is shown on the way to it.
  ///
  /// - Parameters:
  ///   - old: The part that the node holds now.
  ///   - new: The part of the new value.
  ///   - show: Puts a part into the node and has its code run again.
  @MainActor
  func shownModel<N: ViewNode, V: VectorArithmetic>(
    _ node: N, old: V, new: V, show: @escaping @MainActor (N, V) -> Void
  ) -> V {
    guard let animations else { return new }
    let handle = handles.handle(for: node)
    let track = animations.track(of: handle, .model) as? ModelTrack<N, V>
    let change = (track?.model ?? old) - new
    if change != .zero, change.isUsable, let (timeline, animation) = animation(at: node) {
      let run = timeline.run(of: animation)
      if let track {
        track.model = new
        track.retarget(by: change, run, at: time)
        return track.shown(at: time)
      }
      let track = ModelTrack(handle, new, Motion(change, run), show: show)
      timeline.add(track)
      return track.shown(at: time)
    }
    track?.model = new
    return track?.shown(at: time) ?? new
  }
}
