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
    let node = node.made(as: ListNode.self)
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
