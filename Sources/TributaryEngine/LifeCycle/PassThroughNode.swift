/// A structural node with one child that it does not change.
@_documentation(visibility: internal)
open class PassThroughNode: ViewNode {
  @usableFromInline package final var content: ViewNode?

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    super.init(parent: inputs.parentReference, flags: [])
  }

  @usableFromInline
  package final func adopt(_ content: ViewNode) { self.content = content }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  /// Whether anything stands here: what has no item does not appear, nor does what is concealed or out of sight.
  package final var hasItems: Bool {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.contains { !$0.isAbsent(.disappearing) }
  }
}
