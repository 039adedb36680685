/// The classes that code distinguishes among nodes of any kind, in place of a cast. Each of the classes overrides
/// `ViewNode.kind`, and no other class does.
@usableFromInline
package struct NodeKind: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A structural node of another class.
  @usableFromInline package static var structure: NodeKind { @_transparent get { NodeKind(rawValue: 0) } }
  @usableFromInline package static var item: NodeKind { @_transparent get { NodeKind(rawValue: 1) } }
  @usableFromInline package static var unary: NodeKind { @_transparent get { NodeKind(rawValue: 1 | 2) } }
  @usableFromInline package static var container: NodeKind { @_transparent get { NodeKind(rawValue: 1 | 4) } }
  @usableFromInline package static var list: NodeKind { @_transparent get { NodeKind(rawValue: 8) } }
  @usableFromInline package static var writer: NodeKind { @_transparent get { NodeKind(rawValue: 16) } }
  @usableFromInline package static var evaluated: NodeKind { @_transparent get { NodeKind(rawValue: 32) } }

  /// Without the generic code of `OptionSet`, as for ``NodeFlags``.
  @_transparent @usableFromInline
  package func contains(_ other: NodeKind) -> Bool { rawValue & other.rawValue == other.rawValue }
}

extension ViewNode {
  /// Returns this node as an instance of a class; `nil` if the node is not of the class's kind.
  @inlinable @inline(__always)
  final func node<Node: ViewNode>(of kind: NodeKind, as type: Node.Type) -> Node? {
    self.kind.contains(kind) ? unsafeDowncast(self, to: type) : nil
  }

  /// This node as an item, which takes part in layout, or `nil`.
  @inlinable package final var asItem: ItemNode? { node(of: .item, as: ItemNode.self) }

  /// This node as an item around one item, or `nil`.
  @inlinable package final var asUnary: UnaryNode? { node(of: .unary, as: UnaryNode.self) }

  /// This node as a container of items, or `nil`.
  @inlinable package final var asContainer: ContainerNode? { node(of: .container, as: ContainerNode.self) }

  /// This node as a structural node with any number of children, or `nil`.
  @inlinable package final var asList: ListNode? { node(of: .list, as: ListNode.self) }

  /// This node as a preference writer, or `nil`.
  @inlinable package final var asWriter: WriterNode? { node(of: .writer, as: WriterNode.self) }

  /// This node as the node of a body or of another evaluated closure, or `nil`.
  @inlinable package final var asEvaluated: EvaluatedNode? { node(of: .evaluated, as: EvaluatedNode.self) }
}
