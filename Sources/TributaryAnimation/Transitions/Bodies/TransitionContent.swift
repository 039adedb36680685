@_spi(Engine) package import TributaryEngine

/// The view to which a transition is applied. If the transition has a body, the view receives the environment at the
/// position of the placeholder in that body, although it is outside the body's structure.
struct TransitionContent<Content: View> {
  // The engine requires `content` to be the first stored property.
  let content: Content
}

extension TransitionContent: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { Content._isSingleItem }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransitionEnvironmentNode {
    let node = TransitionEnvironmentNode({ _ in }, inputs)
    node.content = Content._makeNode(
      view.first(as: Content.self), NodeInputs(parent: node, environment: node.scope))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: TransitionEnvironmentNode) {
    if let inner = node.content { Content._updateNode(view.first(as: Content.self), inner) }
  }
}

/// The item of a placeholder in the body of a transition, which lays out the item inside the transition.
package final class TransitionContentNode: UnaryNode {
  private let reference: NodeReference<TransitionNode>
  private let scope: Unretained<EnvironmentScope>

  init(_ reference: NodeReference<TransitionNode>, _ inputs: NodeInputs) {
    self.reference = reference
    scope = inputs.environmentReference
    super.init(inputs)
    alreadyOnMainActor(with: self) { $0.stage?.placeholderWasInserted($0) }
  }

  @MainActor private var stage: TransitionStage? { reference.node?.stage }

  /// The node of the transition; `nil` after it was released.
  var transition: TransitionNode? { reference.node }

  // The placeholder stands for the transition, which decorates the item.
  override package var decoratingNode: UnaryNode? { transition }

  /// The environment of the content.
  var values: EnvironmentValues { scope.values }

  /// Replaces the item that this placeholder lays out.
  @MainActor
  func show(_ item: ItemNode?) {
    adopt(item: item.map { Unretained($0) })
    if container != nil { childDidChange() }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { stage?.forwardEnvironment() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func willRemove() { stage?.placeholderWillBeRemoved(self) }
}
