@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that moves a view with swipe actions from its place.
struct SwipeShift {
  let item: SwipeItem
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let isRevealed: Bool
  /// The distance of the current drag toward the center of the view, in points; `nil` without a drag.
  let pull: CGFloat?

  /// Returns the distance of the view from its place, in points; positive toward the trailing edge.
  ///
  /// - Parameter width: The width of the action buttons, in points.
  fileprivate func distance(_ width: CGFloat) -> CGFloat {
    let rules = SwipeRules(isRevealed: isRevealed, allowsFullSwipe: allowsFullSwipe, width: width)
    return rules.travel(pull ?? 0) * (edge == .trailing ? -1 : 1)
  }
}

extension SwipeShift: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SwipeShiftNode {
    SwipeShiftNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SwipeShiftNode) { node.update(modifier.pointee) }
}

/// The node that moves a view with swipe actions from its place.
///
/// The distance is known when the view is placed: the action buttons of the same walk determine it.
///
/// Tested by `SwipeShiftTests`.
package final class SwipeShiftNode: UnaryNode {
  private var modifier: SwipeShift
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: SwipeShift, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    modifier.item.shift.node = self
  }

  @MainActor
  func update(_ new: SwipeShift) {
    let old = modifier
    modifier = new
    if new.item !== old.item {
      if old.item.shift.node === self { old.item.shift.node = nil }
      new.item.shift.node = self
    } else if (new.isRevealed, new.pull, new.edge, new.allowsFullSwipe)
      == (old.isRevealed, old.pull, old.edge, old.allowsFullSwipe)
    {
      return
    }
    needsPlacement()
  }

  deinit { if modifier.item.shift.node === self { modifier.item.shift.node = nil } }

  @MainActor
  override package func willRemove() {
    if modifier.item.shift.node === self { modifier.item.shift.node = nil }
    super.willRemove()
  }

  /// Follows a change of the action buttons.
  @MainActor
  func buttonsDidChange() { if modifier.isRevealed || modifier.pull != nil { needsContentPlacement() } }

  override package var holdsContentTogether: Bool { true }

  override package func placeContent() {
    guard let child else { return }
    let width = modifier.item.buttons.node?.sizeThatFits(.unspecified).asExtents.width ?? 0
    let distance = modifier.distance(width)
    // The content moves as a whole, without being drawn again.
    child.becomeFragmentRoot()
    child.place(
      at: CGPoint(x: environment.object().values.direction == .rightToLeft ? -distance : distance, y: 0),
      proposal: proposal)
  }
}

extension SwipeShiftNode: MovesContent {
  package var nameOfEffect: String { "swipeActions" }
}
