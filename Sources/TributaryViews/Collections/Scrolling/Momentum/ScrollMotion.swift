package import Foundation
import TributaryAnimation
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
package import TributaryMotion

/// A scroll movement over time, during which each intermediate offset is a model value.
///
/// If the goal is a view that does not exist yet, the movement follows its estimated position, and the request is
/// repeated at the end.
package final class ScrollMotion: ModuleMotion {
  /// The position at which the motion ends.
  package enum Goal {
    case offset(CGPoint)
    /// The position that the target behavior of the scroll view determines.
    case stop(ScrollStop)
    case request(ScrollRequest)
  }

  private let node: TypedHandle<ScrollNode>
  private var start: CGPoint
  private var goal: Goal
  private let length: Double
  private let motion: Motion<Double>
  /// Whether input has caused the movement.
  package let isOfInput: Bool
  /// The velocity of the viewport relative to the content at the start, in points per second; `nil` if the movement
  /// does not continue a drag.
  package let startVelocity: CGVector?

  init(
    _ node: TypedHandle<ScrollNode>, from start: CGPoint, to goal: Goal, length: Double, isOfInput: Bool,
    startVelocity: CGVector?, _ run: AnimationRun
  ) {
    self.startVelocity = startVelocity
    self.start = start
    self.goal = goal
    self.length = length
    self.isOfInput = isOfInput
    self.node = node
    motion = Motion(length, run)
  }

  private func target(_ host: ViewGraph) -> ScrollNode? { host.handles.node(for: node) }

  package var run: AnimationRun { motion.run }

  /// The offset at the start, in points.
  package var origin: CGPoint { start }

  /// Returns whether the goal is an offset.
  package func isGoing(to offset: CGPoint) -> Bool {
    switch goal {
    case .offset(let end): end == offset
    case .stop(let stop): stop.offset == offset
    case .request: false
    }
  }

  /// Shifts the movement by the shift of content that differs from its estimate.
  package func shift(by distance: CGFloat, along axis: Axis) {
    start[axis] += distance
    switch goal {
    case .offset(var end):
      end[axis] += distance
      goal = .offset(end)
    case .stop(var stop):
      stop.shift(by: distance, along: axis)
      goal = .stop(stop)
    case .request: break
    }
  }

  @MainActor
  private func end(in scroll: ScrollNode) -> CGPoint? {
    switch goal {
    case .offset(let offset): return scroll.within(offset)
    case .stop(var stop):
      stop.update(in: scroll)
      goal = .stop(stop)
      return scroll.within(stop.offset)
    case .request(let request): return ScrollRegistry.of(scroll.host).offset(for: request, in: scroll, from: start)
    }
  }

  @MainActor
  package func sample(_ host: ViewGraph) {
    let rest = CGFloat(motion.remaining(at: host.time) / length)
    guard let scroll = target(host), let end = end(in: scroll) else { return }
    scroll.show(CGPoint(x: end.x + (start.x - end.x) * rest, y: end.y + (start.y - end.y) * rest), isOfInput: isOfInput)
  }

  package func hasEnded(_ host: ViewGraph) -> Bool { motion.isDone(at: host.time) || target(host) == nil }

  @MainActor
  package func finish(_ host: ViewGraph) {
    guard let scroll = target(host) else { return }
    if let end = end(in: scroll) { scroll.show(end, isOfInput: isOfInput) }
    scroll.notifyWatchers()
    switch goal {
    case .offset: break
    case .stop(let stop): scroll.keepToStop(stop)
    case .request(var request):
      request.animation = nil
      ScrollRegistry.of(host).add(request)
    }
  }
}

extension ScrollNode {
  /// The current movement of the content; `nil` if the content does not move.
  package final var motion: ScrollMotion? {
    guard handleIndex != 0, let animations = HostMotion.of(host).timeline else { return nil }
    return (animations.track(of: host.handles.handle(for: self), .offset) as? ModuleTrack)?.motion as? ScrollMotion
  }

  /// Stops the movement at the current offset.
  package final func stopMotion() {
    guard motion != nil else { return }
    notifyWatchers()
    HostMotion.of(host).timeline?.dropTrack(of: host.handles.handle(for: self), .offset)
  }

  /// Starts a movement of the content to a goal.
  @MainActor
  final func move(
    by animation: Animation, to goal: ScrollMotion.Goal, isOfInput: Bool = false, startVelocity: CGVector? = nil
  ) {
    stopMotion()
    let end =
      switch goal {
      case .offset(let offset): within(offset)
      case .stop(let stop): within(stop.offset)
      case .request(let request): ScrollRegistry.of(host).offset(for: request, in: self, from: offset) ?? offset
      }
    let length = max(abs(end.x - offset.x), abs(end.y - offset.y))
    guard length > 0, length.isFinite else { return }
    let timeline = HostMotion.of(host).joinTimeline()
    let run = timeline.startRun(of: animation, completions: [])
    notifyWatchers()
    let handle = host.handles.handle(for: self)
    let motion = ScrollMotion(
      host.handles.typedHandle(for: self), from: offset, to: goal, length: Double(length), isOfInput: isOfInput,
      startVelocity: startVelocity, run)
    timeline.add(ModuleTrack(handle, .offset, motion))
    host.requestFrame()
  }

  /// Keeps the content at the end of a movement until the frame is complete, since the targets move when rows learn
  /// their lengths.
  final func keepToStop(_ stop: ScrollStop) {
    guard LazyRegistry.exists(in: host) else { return }
    self.stop = stop
    registerExcess()
    ScrollRegistry.of(host).add(
      ScrollRequest(reader: host.handles.handle(for: self), goal: .stop, isOfOneScrollView: true, isOfInput: true))
  }

  /// Scrolls to an intermediate offset of a movement.
  package final func show(_ requested: CGPoint, isOfInput: Bool) {
    scroll(to: requested, isOfInput: isOfInput)
  }
}

/// The deceleration of content after a drag, whose speed decreases exponentially.
///
///     distance(t) = distance · (1 − e^(−t/τ)),   τ = 1/4 s: it ends where a drag predicts its end
package struct ScrollDeceleration: CustomAnimation {
  /// The duration until the remaining distance is negligible, in seconds.
  package let duration: Double

  /// The time in which the speed decreases by a factor of e, in seconds.
  package static let timeConstant = 0.25
  /// The remaining distance that is negligible, in points.
  private static let rest = 0.25

  /// Creates the deceleration over a distance.
  ///
  /// - Parameter distance: The whole distance, in points.
  package init(over distance: CGFloat) {
    duration = Self.timeConstant * max(1, log(max(1, Double(abs(distance)) / Self.rest)))
  }

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: 1 - exp(-max(0, time) / Self.timeConstant))
  }
}

/// The scroll views under a press, whose content follows the pointer.
struct ScrollPull: PulledContent {
  /// The scroll views, the innermost first.
  private let scrolls: ContiguousArray<TypedHandle<ScrollNode>>
  private unowned let host: ViewGraph

  /// Creates a pull of the scroll views in a chain; `nil` if none of them can scroll.
  init?(_ chain: HitChain, in host: ViewGraph) {
    let enabled = chain.compactMap { ($0 as? ScrollNode).flatMap { $0.settings.isEnabled ? $0 : nil } }
    if enabled.isEmpty { return nil }
    scrolls = ContiguousArray(enabled.map { host.handles.typedHandle(for: $0) })
    self.host = host
  }

  private var nodes: ContiguousArray<ScrollNode> {
    ContiguousArray(scrolls.compactMap { host.handles.node(for: $0) })
  }

  /// Returns whether a press started on a scroll view.
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

  func pull(by delta: CGSize) { InputState.of(host).pull(nodes, by: delta) }

  func release(velocity: CGSize) { InputState.of(host).release(nodes, velocity: velocity) }
}

extension ScrollNode: PulledItem {
  package func makePullRecognizer(_ chain: HitChain) -> PanRecognizer? {
    ScrollPull(chain, in: host).map { PanRecognizer($0) }
  }
}
