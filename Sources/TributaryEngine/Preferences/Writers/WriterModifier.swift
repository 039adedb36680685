/// A modifier that publishes a value under a preference key: a constant value, a transform of the values published
/// below, or a value computed from an anchor.
@MainActor @preconcurrency
@usableFromInline
package protocol WriterModifier: ItemModifier where Item == WriterItemNode {
  /// The type of the writer.
  associatedtype Writer: WriterNode

  /// Creates the writer, without its content.
  static func makeWriter(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Writer

  /// Updates a writer created by `makeWriter`.
  static func updateWriter(_ modifier: UnsafePointer<Self>, _ writer: Writer)

  /// Called after the content of a new writer was created.
  static func contentWasMade(in writer: Writer)
}

extension WriterModifier {
  @inlinable package static func contentWasMade(in writer: Writer) {}

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    guard C._isSingleItem else { return _makeOtherItems(modifier, content, inputs) }
    #if DEBUG
      // As in `UnaryModifier._makeItems`, a closure would cost room on the stack at each level.
      let node = makeWriter(modifier, inputs)
      node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
      contentWasMade(in: node)
      return node
    #else
      return settingUp(makeWriter(modifier, inputs)) { node in
        node.content = C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference))
        contentWasMade(in: node)
      }
    #endif
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    guard C._isSingleItem else { return _updateItems(modifier, content, node) }
    let writer = node.made(as: Writer.self)
    updateWriter(modifier, writer)
    unretained(&writer.content)?.with { C._updateNode(content, $0) }
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> WriterItemNode {
    let node = WriterItemNode(inputs) { makeWriter(modifier, $0) }
    if let writer = node.writer { contentWasMade(in: writer.made(as: Writer.self)) }
    return node
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: WriterItemNode) {
    if let writer = node.writer { updateWriter(modifier, writer.made(as: Writer.self)) }
  }
}
