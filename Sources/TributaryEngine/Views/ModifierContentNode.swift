/// The structural node of a placeholder.
@usableFromInline
package final class ModifierContentNode: ViewNode {
  package var content: ViewNode?
  package let source: ModifierReference

  package init(_ source: ModifierReference, _ inputs: NodeInputs) {
    self.source = source
    super.init(parent: inputs.parentReference, flags: [])
    source.source?.placeholders.append(host.handles.handle(for: self))
  }

  @MainActor override package func willRemove() {
    let handle = host.handles.handle(for: self)
    source.source?.placeholders.removeAll { $0 == handle }
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
