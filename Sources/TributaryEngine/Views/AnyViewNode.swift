/// The structural node of an erased view.
@usableFromInline
package final class AnyViewNode: ViewNode {
  package var content: ViewNode?
  package var type: ObjectIdentifier?
  /// Whether the view is a part of a control, and static content for those around.
  package private(set) var isPartOfControl = false
  package let environment: Unretained<EnvironmentScope>

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: [])
  }

  /// Makes the node of a view of another type, unless the tree is too deep here.
  @MainActor
  package func make(_ storage: AnyViewStorage) {
    if isTooDeep { return }
    type = storage.type
    isPartOfControl = storage.isPartOfControl
    content = storage.makeNode(NodeInputs(parent: self, environment: environment))
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package var isDynamic: Bool { true }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
