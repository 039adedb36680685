/// Several views in the order in which a builder lists them.
public struct TupleView<each Content: View> {
  /// The views, in view order.
  public var value: (repeat each Content)

  /// The given views, in view order.
  @inlinable
  public init(_ value: repeat each Content) {
    self.value = (repeat each value)
  }
}

extension TupleView: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("TupleView is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  public static var _isSingleItem: Bool { false }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ListNode(parent: inputs.parentReference)
    let childInputs = NodeInputs(parent: node, environment: inputs.environment)
    repeat node.append(makeNode(each view.pointee.value, childInputs))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: ListNode.self)
    var index = 0
    repeat updateNode(each view.pointee.value, node.children[index], &index)
  }

  @inlinable @MainActor
  static func makeNode<V: View>(_ view: V, _ inputs: NodeInputs) -> ViewNode {
    withPointer(to: view) { V._makeNode($0, inputs) }
  }

  @inlinable @MainActor
  static func updateNode<V: View>(_ view: V, _ node: ViewNode, _ index: inout Int) {
    index += 1
    withPointer(to: view) { V._updateNode($0, node) }
  }
}

/// A structural node with any number of children; transparent to layout.
public class ListNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline package final var children: ContiguousArray<ViewNode> = []

  @usableFromInline
  package init(parent: Unretained<ViewNode>) {
    super.init(parent: parent, flags: [])
  }

  @inlinable
  package final func append(_ child: consuming ViewNode) {
    child.indexInParent = Int32(truncatingIfNeeded: children.count)
    children.append(child)
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    if items.isEmpty { items.reserveCapacity(children.count) }
    children.forEachUncounted { $0.appendItems(to: &items) }
  }

  @usableFromInline override package var takesContentAsOne: Bool { false }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    children.forEachUncounted(body)
  }
}
