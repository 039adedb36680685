import TributaryAnimation
@_spi(Engine) import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry
import TributaryMotion

/// The goal of a scroll position, with the number of the request.
struct ScrollPositionRequest: Equatable {
  let goal: ScrollGoal?
  let number: Int
  /// Whether the request has an anchor, which no transaction replaces.
  var hasOwnAnchor = false
}

/// The view that a scroll position identifies, with the anchor at which it keeps its place.
struct KeptView: Equatable {
  let id: AnyHashable
  /// The anchor in the view and the viewport; `nil` for the top leading corner.
  let anchor: UnitPoint?
}

/// A modifier that scrolls a scroll view to a place, and reports scroll movements by input.
struct ScrollPositionRequestModifier {
  /// A function that finds the target at the anchor of the viewport, and returns the first of its ids that its argument
  /// accepts.
  typealias Find = ((AnyHashable) -> AnyHashable?) -> AnyHashable?

  let place: ScrollPositionRequest
  let anchor: UnitPoint?
  /// The view that keeps its place while the content changes; `nil` for none.
  let kept: KeptView?
  let report: @MainActor (Find) -> Void
  /// A function that replaces a removed view with the target that has taken its place.
  let replace: @MainActor (Find) -> Void
}

extension ScrollPositionRequestModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollPositionRequestNode {
    ScrollPositionRequestNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollPositionRequestNode) {
    node.update(modifier.pointee)
  }
}

/// The node that binds a scroll view to a position.
///
/// The position changes in response to input, or when the identified view is removed. It does not change when the
/// content moves to the requested place. The identified view keeps its place while the content changes, and the
/// viewport remains at the identified edge.
package final class ScrollPositionRequestNode: ScrollWatchNode {
  private var modifier: ScrollPositionRequestModifier
  /// The recorded position of the view that keeps its place; `nil` if the view is not visible.
  var standing: ScrollStanding?
  /// The node that most recently contained the element of the view.
  var holder: NodeHandle?
  /// The number of the frame in which a scroll movement has last identified the view.
  private(set) var frameOfTarget: Int?
  /// The id of the target at the anchor when a scroll movement last identified the view.
  private var target: AnyHashable?
  /// The scroll view and its number of movements by input at the most recent notification.
  private var reported: (scroll: NodeHandle, moves: UInt)?
  /// The scroll view that remains at the edge of the position; `nil` for none.
  var scrollAtEdge: TypedHandle<ScrollNode>?
  /// An id that was written because its view is already at the anchor.
  private var written: AnyHashable?

  init(_ modifier: ScrollPositionRequestModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
    ScrollRegistry.of(host).places.add(self)
    ask(for: modifier.place.goal, by: nil)
  }

  @MainActor
  func update(_ modifier: ScrollPositionRequestModifier) {
    let old = self.modifier.place
    self.modifier = modifier
    if modifier.place == old { return }
    releaseEdge()
    defer { written = nil }
    if let written, case .view(let id, _) = modifier.place.goal, id == written { return }
    ask(for: goal, by: HostMotion.of(host).animation(at: self))
  }

  /// The requested part of the content, with the anchor of the current transaction if it has one.
  @MainActor
  private var goal: ScrollGoal? {
    guard case .view(let id, _) = modifier.place.goal, !modifier.place.hasOwnAnchor,
      let anchor = HostMotion.of(host).transaction(at: self).scrollTargetAnchor
    else { return modifier.place.goal }
    return .view(id, anchor: anchor)
  }

  private func ask(for goal: ScrollGoal?, by animation: Animation?) {
    guard let goal else { return }
    ScrollRegistry.of(host).add(
      ScrollRequest(
        reader: host.handles.handle(for: self), goal: goal, isOfOneScrollView: true, animation: animation))
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    guard let scroll = watchedScroll else { return true }
    let now = (scroll: host.handles.handle(for: scroll), moves: scroll.movesByInput)
    defer { reported = now }
    guard let reported, reported.scroll == now.scroll, reported.moves != now.moves || hasOtherTarget(in: scroll) else {
      return true
    }
    host.enqueueAction(self, .plain(.other("scrollPosition")) { [weak self] in self?.report() })
    return true
  }

  /// Returns whether another target is at the anchor than at the last report of this frame, because rows have learned
  /// their lengths.
  private func hasOtherTarget(in scroll: ScrollNode) -> Bool {
    scroll.excess.hasInput && frameOfTarget == host.frameNumber
      && scroll.target(at: modifier.anchor)?.firstID { $0 } != target
  }

  @MainActor
  private func report() {
    modifier.report { make in takeTarget(at: modifier.anchor, make) }
  }

  /// The edge that the position identifies.
  var edge: Edge? { if case .edge(let edge) = modifier.place.goal { edge } else { nil } }

  /// The view that the position identifies.
  var kept: KeptView? { modifier.kept }

  /// Handles the removal of the view that the position identifies.
  @MainActor
  func reportRemoval(of view: KeptView) {
    let action: PendingAction.Kind = .plain(.other("scrollPosition")) { [weak self] in
      guard let self, kept == view else { return }
      modifier.replace { make in self.takeTarget(at: view.anchor, make) }
    }
    host.enqueueAction(self, action)
  }

  /// Returns the id of the target at an anchor, which keeps its place afterward.
  private func takeTarget(at anchor: UnitPoint?, _ make: (AnyHashable) -> AnyHashable?) -> AnyHashable? {
    guard let scroll = watchedScroll else { return nil }
    let place = scroll.target(at: anchor)
    let id = place?.firstID(make)
    target = place?.firstID { $0 }
    written = id
    frameOfTarget = host.frameNumber
    if let id { standing = self.standing(of: KeptView(id: id, anchor: anchor), in: scroll) }
    return id
  }
}

extension ScrollNode {
  /// Returns the target at a point of the visible part, or the nearest one. Among equal candidates, the first is
  /// returned.
  ///
  /// - Parameter anchor: The point, in fractions of the viewport between the margins; `nil` for the top leading corner.
  final func target(at anchor: UnitPoint?) -> ScrollTargetLocation? {
    let axis = mainAxis
    let shown = shownRect
    let point =
      anchor.map { CGPoint(x: shown.minX + $0.x * shown.width, y: shown.minY + $0.y * shown.height) }
      ?? CGPoint(x: isMirrored ? shown.maxX : shown.minX, y: shown.minY)
    // Without an anchor, and at the center, targets extend in reading direction. A target that ends at the far edge of
    // the viewport is at an anchor of that edge, and the next one, which begins there, is not visible.
    let part = anchor ?? UnitPoint(x: isMirrored ? 1 : 0, y: 0)
    let endsRight = part.x == 0.5 ? isMirrored : part.x > 0.5
    let endsBelow = part.y > 0.5
    let low = axis == .vertical ? shown.minY : shown.minX
    let high = axis == .vertical ? shown.maxY : shown.maxX
    var best: (place: ScrollTargetLocation, distance: CGFloat)?
    for place in targets(along: axis, in: low...max(low, high)) {
      let distance = place.rect.distance(to: point, endsRight: endsRight, endsBelow: endsBelow)
      if best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
    }
    return best?.place
  }
}

extension CGRect {
  /// Returns the distance of a point. If two rectangles touch at the point, the one that starts there is nearer, or the
  /// one that ends there on an axis with `endsRight` or `endsBelow`.
  fileprivate func distance(to point: CGPoint, endsRight: Bool, endsBelow: Bool) -> CGFloat {
    func outside(_ low: CGFloat, _ high: CGFloat, _ value: CGFloat, opensHigh: Bool) -> CGFloat {
      if value < low { return low - value }
      if value > high { return value - high }
      let end = opensHigh ? low : high
      return value == end && low < high ? CGFloat.leastNormalMagnitude : 0
    }
    return outside(minX, maxX, point.x, opensHigh: endsRight) + outside(minY, maxY, point.y, opensHigh: endsBelow)
  }
}
