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
