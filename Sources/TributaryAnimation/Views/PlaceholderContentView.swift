@_spi(Engine) public import TributaryEngine

/// A view that represents the content of a modifier or transition inside its closure or body.
public struct PlaceholderContentView<Value> {
  private let source: Source

  private enum Source {
    /// The view itself, with the transaction scope that ends at it.
    case view(Value, outOf: TransactionScope?)
    /// The content of a modifier with a body.
    case modified(ModifierReference)
    /// The item inside a transition.
    case transitioning(NodeReference<TransitionNode>)
  }

  package nonisolated init(_ view: Value) where Value: View { source = .view(view, outOf: nil) }

  nonisolated init(_ view: Value, outOf scope: TransactionScope) where Value: View {
    source = .view(view, outOf: scope)
  }

  nonisolated init(modifying reference: ModifierReference) { source = .modified(reference) }

  nonisolated init(transitioning reference: NodeReference<TransitionNode>) { source = .transitioning(reference) }
}

extension PlaceholderContentView: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { (Value.self as? any View.Type)?._isSingleItem ?? false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    switch view.pointee.source {
    case .view(let value, let scope):
      // The value is always a view.
      guard let value = value as? any View else { return ViewNode(parent: inputs.parentReference, flags: .none) }
      return makeNode(value, outOf: scope, inputs)
    case .modified(let reference):
      let node = ModifierContentNode(reference, inputs)
      node.content = reference.source?.makeContent(NodeInputs(parent: node, environment: inputs.environment))
      return node
    case .transitioning(let reference): return TransitionContentNode(reference, inputs)
    }
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    if node is ModifierContentNode || node is TransitionContentNode { return }
    guard case .view(let value, let scope) = view.pointee.source, let value = value as? any View else { return }
    updateNode(value, outOf: scope, node)
  }

  @MainActor
  private static func makeNode<V: View>(
    _ value: V, outOf scope: TransactionScope?, _ inputs: NodeInputs
  ) -> ViewNode {
    withPointer(to: value) { value in
      withPointer(to: OuterTransactionModifier(scope: scope)) { OuterTransactionModifier._makeNode($0, value, inputs) }
    }
  }

  @MainActor
  private static func updateNode<V: View>(_ value: V, outOf scope: TransactionScope?, _ node: ViewNode) {
    withPointer(to: value) { value in
      withPointer(to: OuterTransactionModifier(scope: scope)) { OuterTransactionModifier._updateNode($0, value, node) }
    }
  }
}
