@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryGestures
@_spi(Engine) package import TributaryViews

/// The identity of a view with swipe actions, and its parts in the tree.
final class SwipeItem {
  let view = NodeReference<SwipePartNode>()
  let buttons = NodeReference<SwipePartNode>()
  let shift = NodeReference<SwipeShiftNode>()
  /// Whether client code was last notified that the actions are revealed.
  var isReported = false

  /// Returns whether a point is in the view.
  ///
  /// - Parameter point: The point in root coordinates.
  @MainActor
  func contains(_ point: CGPoint) -> Bool {
    view.node.map { $0.boundsContain($0.location(point, in: .local)) } ?? false
  }

  /// Performs the first action if it is enabled.
  ///
  /// - Returns: Whether the action was performed.
  @MainActor
  func performFirst() -> Bool { buttons.node?.performFirstButton() ?? false }

  /// The width of the action buttons, in points; `nil` while they are not shown.
  @MainActor var width: CGFloat? { buttons.node.map { $0.size.width } }
}

extension ItemNode {
  /// Performs the first button in this item if it is enabled.
  ///
  /// - Returns: Whether the button was performed.
  @MainActor
  final func performFirstButton() -> Bool {
    guard let first = firstButton, first.takesPart else { return false }
    for action in first.activation(at: first.host.time).list { action.body() }
    return true
  }

  @MainActor private final var firstButton: (any TappedItem)? {
    if let node = self as? any TappedItem, node.performsTaps { return node }
    guard flags.contains(.subtreeHasInput) else { return nil }
    var result: (any TappedItem)?
    forEachItem { if result == nil { result = $0.firstButton } }
    return result
  }
}

/// An item whose gesture can be performed by taps, such as a button.
private protocol TappedItem: FocusTarget {
  /// Whether taps perform the gesture, also while it is disabled.
  @MainActor var performsTaps: Bool { get }

  /// Whether the gesture is enabled.
  var takesPart: Bool { get }
}

extension GestureNode: TappedItem {
  fileprivate var performsTaps: Bool { makeRecognizer().tapCount != nil }
}

/// A modifier that records the node of a part of a view with swipe actions.
struct SwipePartModifier {
  let reference: NodeReference<SwipePartNode>
  /// Whether presses hit the whole area, also where the view inside is transparent.
  let isHit: Bool
}

extension SwipePartModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SwipePartNode {
    SwipePartNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SwipePartNode) {
    node.update(modifier.pointee)
  }
}

/// The node of a part of a view with swipe actions.
package final class SwipePartNode: UnaryNode {
  private var reference: NodeReference<SwipePartNode>
  private var takesPresses: Bool

  init(_ modifier: SwipePartModifier, _ inputs: NodeInputs) {
    reference = modifier.reference
    takesPresses = modifier.isHit
    super.init(inputs)
    reference.node = self
  }

  @MainActor
  func update(_ modifier: SwipePartModifier) {
    takesPresses = modifier.isHit
    guard modifier.reference !== reference else { return }
    reference.node = nil
    reference = modifier.reference
    reference.node = self
  }

  deinit { if reference.node === self { reference.node = nil } }

  @MainActor
  override package func willRemove() {
    if reference.node === self { reference.node = nil }
    super.willRemove()
  }

  override package func isHit(at point: CGPoint) -> Bool { takesPresses && boundsContain(point) }
}
