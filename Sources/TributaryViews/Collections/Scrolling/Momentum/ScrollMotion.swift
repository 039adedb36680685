package import Foundation
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
package import TributaryMotion

/// The way of a scroll view's content to where it shall be seen: the offset at each time is the model then.
///
/// Where a view is asked for that is not there yet, the goal is where it is thought to be, and moves with what is known;
/// at the end it is asked for again.
package final class ScrollMotion: ModuleMotion {
  package enum Goal {
    case offset(CGPoint)
    case wish(ScrollRequest)
  }

  private let node: NodeHandle
  private var start: CGPoint
  private var goal: Goal
  private let length: Double
  private let motion: Motion<Double>
  /// Whether input has caused it.
  package let isOfInput: Bool

  init(
    _ node: NodeHandle, from start: CGPoint, to goal: Goal, length: Double, isOfInput: Bool, _ run: AnimationRun
  ) {
    self.start = start
    self.goal = goal
    self.length = length
    self.isOfInput = isOfInput
    self.node = node
    motion = Motion(length, run)
  }

  private func target(_ host: ViewGraph) -> ScrollNode? { host.handles.node(for: node) as? ScrollNode }

  package var run: AnimationRun { motion.run }

  /// Where it began.
  package var origin: CGPoint { start }

  /// Whether it ends at an offset.
  package func isGoing(to offset: CGPoint) -> Bool {
    if case .offset(let end) = goal { return end == offset }
    return false
  }

  /// Returns the content turned out to stand elsewhere.
  package func shift(by distance: CGFloat, along axis: Axis) {
    start[axis] += distance
    if case .offset(var end) = goal {
      end[axis] += distance
      goal = .offset(end)
    }
  }

  @MainActor
  private func end(in scroll: ScrollNode) -> CGPoint? {
    switch goal {
    case .offset(let offset): scroll.within(offset)
    case .wish(let request): scroll.host.offset(for: request, in: scroll, from: start)
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
    if case .wish(var request) = goal {
      request.animation = nil
      host.requestScroll(request)
    }
  }
}

extension ScrollNode {
  /// What moves the content at the moment.
  package final var motion: ScrollMotion? {
    guard handleIndex != 0, let animations = host.animations else { return nil }
    return (animations.track(of: host.handles.handle(for: self), .offset) as? ModuleTrack)?.motion as? ScrollMotion
  }

  /// Lets the content stand where it is.
  package final func stopMotion() {
    guard motion != nil else { return }
    notifyWatchers()
    host.animations?.dropTrack(of: host.handles.handle(for: self), .offset)
  }

  /// Lets the content go somewhere.
  @MainActor
  final func move(by animation: Animation, to goal: ScrollMotion.Goal, isOfInput: Bool = false) {
    stopMotion()
    let end =
      switch goal {
      case .offset(let offset): within(offset)
      case .wish(let request): host.offset(for: request, in: self, from: offset) ?? offset
      }
    let length = max(abs(end.x - offset.x), abs(end.y - offset.y))
    guard length > 0, length.isFinite else { return }
    if host.animations == nil {
      host.makeAnimations()
      if host.phase == .walking { host.animations?.beginWalk(Transaction()) }
    }
    guard let timeline = host.animations else { return }
    let run = timeline.startRun(of: animation, completions: [])
    notifyWatchers()
    let handle = host.handles.handle(for: self)
    let motion = ScrollMotion(
      handle, from: offset, to: goal, length: Double(length), isOfInput: isOfInput, run)
    timeline.add(ModuleTrack(handle, .offset, motion))
    host.requestFrame()
  }

  /// Shows the content at an offset on its way.
  package final func show(_ wish: CGPoint, isOfInput: Bool) {
    scroll(to: wish, isOfInput: isOfInput)
  }
}

/// The course of content that was let go: it loses the same share of its speed in equal times.
///
///     way(t) = way · (1 − e^(−t/τ)),   τ = 1/4 s: it comes to rest where a drag predicts its end
package struct ScrollDeceleration: CustomAnimation {
  /// How long it takes until the rest cannot be seen, in seconds.
  package let duration: Double

  /// The time in which the speed falls to a third, nearly; in seconds.
  package static let timeConstant = 0.25
  /// What is left of a way that counts as nothing, in points.
  private static let rest = 0.25

  /// - Parameter distance: The whole way, in points.
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
