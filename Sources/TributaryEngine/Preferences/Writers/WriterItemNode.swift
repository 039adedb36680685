/// The item of a writer whose content can have any number of items: a node around each of them, or around a column of
/// them.
///
///     list ──▶ item (hasWriters) ──▶ writer (isInWriter)
@usableFromInline
package final class WriterItemNode: UnaryNode {
  /// The writer of this item; `nil` only while the node is created.
  @usableFromInline package var writer: WriterNode?

  @inlinable
  package init(_ inputs: NodeInputs, _ makeWriter: (NodeInputs) -> WriterNode) {
    super.init(inputs, flags: .published)
    writer = makeWriter(NodeInputs(parent: self, environment: inputs.environmentReference))
    // A decorated item is the child of the list, so the column of several items is the only other child.
    writer?.indexInParent = 1
  }

  override package var ownWriter: WriterNode? { writer }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let writer { body(writer) }
  }

  override package var pathComponent: String? { nil }
}
