@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The scrolling of a container while a lifted view is held near an edge of a scroll view.
///
/// The innermost scroll view that can move in the direction of the edge scrolls, the faster the nearer the pointer is
/// to the edge. Scroll views that align their content to targets do not scroll.
///
/// Invariant: without a deadline, the pointer is not near an edge, or the content cannot move, or the drag is over.
///
/// Tested by `ReorderEdgeTests`.
final class ReorderEdgeScrolling {
  /// The time at an edge before scrolling begins, in seconds.
  private static let delay = 0.2
  /// The time between movements, in seconds.
  private static let interval = 1.0 / 60
  /// The greatest distance from an edge at which scrolling begins, in points.
  private static let reach: CGFloat = 32
  /// The velocity at the edge, in points per second.
  private static let velocity: CGFloat = 600

  private let scope: ReorderScope
  private weak var host: ViewGraph?
  private var point = CGPoint.zero
  private var deadline: DeadlineQueue.ID?
  /// The closure that is called before each movement, with the layout after the previous one.
  private var willScroll: @MainActor () -> Void = {}

  init(of scope: ReorderScope) { self.scope = scope }

  /// Follows the pointer, and begins scrolling once it has been near an edge for a moment.
  ///
  /// - Parameters:
  ///   - point: The position of the pointer, in root coordinates.
  ///   - willScroll: A closure that is called before each movement.
  @MainActor
  func follow(_ point: CGPoint, in host: ViewGraph, willScroll: @escaping @MainActor () -> Void) {
    self.host = host
    self.point = point
    self.willScroll = willScroll
    if deadline == nil, movement != nil { schedule(after: Self.delay, in: host) }
  }

  /// Ends scrolling.
  func stop() {
    if let deadline { host?.clock.deadlines.cancel(deadline) }
    deadline = nil
    willScroll = {}
  }

  @MainActor
  private func schedule(after seconds: Double, in host: ViewGraph) {
    deadline = host.clock.deadlines.add(at: host.time + seconds) { [weak self] in self?.scroll() }
  }

  @MainActor
  private func scroll() {
    deadline = nil
    guard let host else { return }
    InputState.of(host).perform { willScroll() }
    // The closure ends the drag if the lifted item was removed.
    guard let (scroll, velocity) = movement, deadline == nil else { return }
    let start = scroll.offset
    scroll.stopMotion()
    _ = scroll.scroll(
      by: CGSize(width: velocity.dx * Self.interval, height: velocity.dy * Self.interval))
    if scroll.offset != start { schedule(after: Self.interval, in: host) }
  }

  /// The scroll view to move and its velocity in points per second; `nil` if the pointer is not near an edge.
  @MainActor
  private var movement: (scroll: ScrollNode, velocity: CGVector)? {
    guard let host, scope.drag != nil, point.isFinite else { return nil }
    let hit = host.answering { host.root.hit(point) }.lazy
    guard hit.all(of: ReorderAreaNode.self).contains(where: { $0.scope === scope }) else { return nil }
    for scroll in hit.all(of: ScrollNode.self) where scroll.settings.isEnabled && !scroll.hasTargetBehavior {
      let frame = scroll.rootFrame(of: CGRect(origin: .zero, size: scroll.size))
      let velocity = CGVector(
        dx: scroll.scrolls(along: .horizontal) ? Self.velocity(at: point.x, from: frame.minX, to: frame.maxX) : 0,
        dy: scroll.scrolls(along: .vertical) ? Self.velocity(at: point.y, from: frame.minY, to: frame.maxY) : 0)
      if velocity != CGVector(dx: 0, dy: 0) { return (scroll, velocity) }
    }
    return nil
  }

  /// Returns the velocity on one axis, in points per second.
  private static func velocity(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let reach = min(reach, (end - start) / 4)
    guard reach > 0, position >= start, position <= end else { return 0 }
    if position - start < reach { return -velocity * (1 - (position - start) / reach) }
    if end - position < reach { return velocity * (1 - (end - position) / reach) }
    return 0
  }
}
