@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
@_spi(Engine) import TributaryViews

/// A modifier around each reorderable view.
struct ReorderItemModifier {}

extension ReorderItemModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ReorderItemNode {
    ReorderItemNode(inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ReorderItemNode) {}
}

/// The node of a reorderable view, which is pressed anywhere in its bounds.
///
/// It takes part in gesture recognition like the source of a drag: after the gestures of the views inside, and before
/// those of enclosing views, including scrolling.
package final class ReorderItemNode: UnaryNode {
  let environment: Unretained<EnvironmentScope>

  init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// The collection of the item.
  private var collection: ReorderCollectionNode? { ancestors.first(of: ReorderCollectionNode.self) }

  /// The position of the item in its collection, and the container in which it can be moved; `nil` if it cannot be
  /// moved.
  var place: (scope: ReorderScope, collection: ReorderCollectionNode, elements: ReorderElements, index: Int)? {
    guard environment.object().values.isEnabled, let collection, let elements = collection.elements,
      let index = elements.index(of: self), let scope = collection.scope(of: elements), scope.isEnabled
    else { return nil }
    return (scope, collection, elements, index)
  }

  /// Returns the action that moves the item by one position in its collection; `nil` if there is no such position.
  func move(by step: Int) -> (() -> Void)? {
    guard let (scope, collection, elements, index) = place, (0..<elements.count).contains(index + step),
      let id = elements.id(at: index, of: scope)
    else { return nil }
    let next = elements.id(at: step > 0 ? index + 2 : index - 1, of: scope)
    return { scope.behavior?.move([id], next, collection.id) }
  }

  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) && place != nil }

  @MainActor
  override package func willRemove() {
    super.willRemove()
    for drag in collection?.scopes.compactMap(\.drag) ?? [] { drag.willRemove(self) }
  }
}

extension ReorderItemNode: LiftedItem {
  package func makeLiftRecognizer() -> AnyGestureRecognizer? {
    guard let scope = place?.scope else { return nil }
    let drag = ReorderDrag(of: self, in: scope)
    let moves = DragRecognizer(minimumDistance: GestureLimits.rivalDistance, in: .global) { $0 }
    let drop = EndedRecognizer(moves) { moment in enteringMainActor(with: drag) { $0.drop(moment) } }
    return ShowingRecognizer(
      drop, show: { moment in enteringMainActor(with: drag) { $0.carry(moment) } },
      takeBack: { enteringMainActor(with: drag) { $0.cancel() } })
  }
}

/// A modifier that offers an accessibility action to move a reorderable view by one position.
struct ReorderActionModifier {
  let step: Int

  /// A reference from the action to the view.
  private final class Target {
    weak var node: DescriptionNode?

    var move: (() -> Void)? { node?.containers.first(of: ReorderItemNode.self).flatMap { $0.move(by: step) } }
    let step: Int

    init(step: Int) { self.step = step }
  }
}

extension ReorderActionModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    let step = modifier.pointee.step
    let target = Target(step: step)
    let kind = AccessibilityActionKind(named: Text(step < 0 ? "Move up" : "Move down"))
    let additions = AccessibilityAdditions(
      action: (kind, { target.move?() }), isActionOffered: { target.move != nil })
    let node = DescriptionNode(DescriptionModifier(additions: additions), inputs)
    target.node = node
    return node
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {}
}

extension ItemNode {
  /// The outermost item around this one with only modifiers between them.
  final var outermost: ItemNode { containers.prefix { $0.asUnary != nil }.reduce(self) { $1 } }
}
