package import TributaryGeometry
import TributaryMotion

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

  func retarget(by change: V, _ run: AnimationRun, at time: Double) {
    motion = motion.retargeted(by: change, run, at: time)
  }

  private func target(_ host: ViewGraph) -> N? { host.handles.node(for: node, as: N.self) }

  /// What is shown now.
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
  /// Shows the way of a model, from the part of the value that the node holds to that of the new one.
  ///
  /// - Parameters:
  ///   - animation: What shows the change; `nil` to show it at once, beside what is left of earlier ways.
  ///   - show: Puts a part into the node and has its code run again.
  /// - Returns: What is shown now.
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
