@_spi(Engine) import TributaryEngine
import TributaryFeedback
import TributaryGeometry
import TributaryMotion

/// What a position asks for, and which of its wishes that is.
struct ScrollPlace: Equatable {
  let goal: ScrollGoal?
  let number: Int
}

/// The view that a position names, and the point of it that keeps its place under the same point of the viewport.
struct KeptView: Equatable {
  let id: AnyHashable
  /// `nil` for the upper leading corner.
  let anchor: UnitPoint?
}

/// Brings a scroll view to a place, and reports when input takes it elsewhere.
struct ScrollPlaceModifier {
  /// Finds the target at the anchor of the viewport: the first of its ids of which something is made.
  typealias Find = ((AnyHashable) -> AnyHashable?) -> AnyHashable?

  let place: ScrollPlace
  let anchor: UnitPoint?
  /// The view that keeps its place while the content changes; `nil` for none.
  let kept: KeptView?
  let report: @MainActor (Find) -> Void
  /// Takes the view that has come into the place of a removed one.
  let replace: @MainActor (Find) -> Void
}

extension ScrollPlaceModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollPlaceNode {
    ScrollPlaceNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollPlaceNode) {
    node.update(modifier.pointee)
  }
}

/// The node that ties a scroll view to a position.
///
/// Input changes the position, and so does the removal of the view that it names. The position is not written when the
/// content moves to where the position asked for, and the view that it names keeps its place while the content changes.
package final class ScrollPlaceNode: ScrollWatchNode {
  private var modifier: ScrollPlaceModifier
  /// The position of the view that keeps its place; `nil` if the view is not visible.
  var standing: ScrollStanding?
  /// The node that was last found to hold the elements among which the view is.
  var holder: NodeHandle?
  /// How often input had moved the content when that was told last, and of which scroll view.
  private var told: (scroll: NodeHandle, moves: UInt)?
  /// The id that was written because its view is at the anchor already.
  private var written: AnyHashable?

  init(_ modifier: ScrollPlaceModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
    host.feature(ScrollRegistry.self).places.add(host.handles.handle(for: self), in: host.handles)
    ask(by: nil)
  }

  @MainActor
  func update(_ modifier: ScrollPlaceModifier) {
    let old = self.modifier.place
    self.modifier = modifier
    if modifier.place == old { return }
    defer { written = nil }
    if let written, case .view(let id, _) = modifier.place.goal, id == written { return }
    ask(by: host.animation(at: self))
  }

  private func ask(by animation: Animation?) {
    guard let goal = modifier.place.goal else { return }
    host.requestScroll(
      ScrollRequest(
        reader: host.handles.handle(for: self), goal: goal, isOfOneScrollView: true, animation: animation))
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    guard let scroll = watchedScroll else { return true }
    let now = (scroll: host.handles.handle(for: scroll), moves: scroll.movesByInput)
    defer { told = now }
    guard let told, told.scroll == now.scroll, told.moves != now.moves else { return true }
    host.enqueueAction(self, .plain(.other("scrollPosition")) { [weak self] in self?.report() })
    return true
  }

  @MainActor
  private func report() {
    modifier.report { make in takeTarget(at: modifier.anchor, make) }
  }

  /// The view that the position names.
  var kept: KeptView? { modifier.kept }

  /// Returns the view that the position names was removed.
  @MainActor
  func reportRemoval(of view: KeptView) {
    let action: PendingAction.Kind = .plain(.other("scrollPosition")) { [weak self] in
      guard let self, kept == view else { return }
      modifier.replace { make in self.takeTarget(at: view.anchor, make) }
    }
    host.enqueueAction(self, action)
  }

  /// Returns the id of the target at an anchor, which keeps its place from now on.
  private func takeTarget(at anchor: UnitPoint?, _ make: (AnyHashable) -> AnyHashable?) -> AnyHashable? {
    guard let scroll = watchedScroll else { return nil }
    let id = scroll.target(at: anchor)?.firstID(make)
    written = id
    if let id { standing = self.standing(of: KeptView(id: id, anchor: anchor), in: scroll) }
    return id
  }
}

extension ScrollNode {
  /// Returns the target at a point of what is seen: the one that holds it, or else the nearest; the first of several.
  ///
  /// - Parameter anchor: Of what is seen between the margins; `nil` for the upper leading corner.
  final func target(at anchor: UnitPoint?) -> ScrollTargetPlace? {
    let axis = mainAxis
    let shown = shownRect
    let point =
      anchor.map { CGPoint(x: shown.minX + $0.x * shown.width, y: shown.minY + $0.y * shown.height) }
      ?? CGPoint(x: isMirrored ? shown.maxX : shown.minX, y: shown.minY)
    let low = axis == .vertical ? shown.minY : shown.minX
    let high = axis == .vertical ? shown.maxY : shown.maxX
    var best: (place: ScrollTargetPlace, distance: CGFloat)?
    for place in targets(along: axis, in: low...max(low, high)) {
      let distance = place.rect.distance(to: point, isFromRight: isMirrored)
      if best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
    }
    return best?.place
  }
}

extension CGRect {
  /// How far a point is away. Of two rectangles that touch at the point, it is in the one that begins there.
  fileprivate func distance(to point: CGPoint, isFromRight: Bool) -> CGFloat {
    func outside(_ low: CGFloat, _ high: CGFloat, _ value: CGFloat, opensHigh: Bool) -> CGFloat {
      if value < low { return low - value }
      if value > high { return value - high }
      let end = opensHigh ? low : high
      return value == end && low < high ? CGFloat.leastNormalMagnitude : 0
    }
    return outside(minX, maxX, point.x, opensHigh: isFromRight) + outside(minY, maxY, point.y, opensHigh: false)
  }
}
