/// The view that a transition is applied to. If the transition has a body, the environment at the place of the content in
/// that body is handed on to the view, which stands outside of the body's structure.
struct TransitionContent<Content: View> {
  // The engine relies on the content coming first.
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

/// The way from a placeholder to the transition that it stands in. User code may keep placeholders for longer.
final class TransitionContentReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) var node: TransitionNode?
}

/// The item of a placeholder in the body of a transition: lays out the item that the transition stands around.
package final class TransitionContentNode: UnaryNode {
  private let reference: TransitionContentReference
  private let scope: Unretained<EnvironmentScope>

  init(_ reference: TransitionContentReference, _ inputs: NodeInputs) {
    self.reference = reference
    scope = inputs.environmentReference
    super.init(inputs)
    alreadyOnMainActor(with: self) { $0.stage?.placeholderCame($0) }
  }

  @MainActor private var stage: TransitionStage? { reference.node?.stage }

  /// The node of the transition; `nil` once it has gone.
  var transition: TransitionNode? { reference.node }

  /// The environment that holds for the content.
  var values: EnvironmentValues { scope.values }

  /// Lays out another item from now on.
  @MainActor
  func show(_ item: Unretained<ItemNode>?) {
    adopt(item: item)
    if container != nil { childDidChange() }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { stage?.forwardEnvironment() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func willRemove() { stage?.placeholderGoes(self) }
}
