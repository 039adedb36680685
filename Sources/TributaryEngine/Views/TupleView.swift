/// Several views in the order in which a builder lists them, as a tuple.
///
/// A builder makes one where the type of its closure says so, for controls that look at the views one by one:
///
///     init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
///       first = content().value.0
///       second = content().value.1
///     }
///
/// Anywhere else what a builder lists has a type of the engine's, which has the same children and is quicker.
public struct TupleView<T> {
  /// The views, in view order.
  public var value: T

  /// The views of a tuple, in view order. An element that is no view is passed over; a view alone stands for itself.
  @inlinable
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("TupleView is shown by the engine; it has no body.") }

  public static func _evaluateBody(_ node: ViewNode) {}

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ListNode(parent: inputs.parentReference)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    for element in TupleElements.of(T.self) { node.append(element.makeNode(of: view.first(as: T.self), inputs)) }
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: ListNode.self)
    var index = 0
    for element in TupleElements.of(T.self) {
      element.updateNode(of: view.first(as: T.self), node.children[index])
      index += 1
    }
  }

  /// The views, in view order.
  @MainActor package var views: [any View] {
    withPointer(to: value) { tuple in TupleElements.of(T.self).map { $0.view(of: tuple) } }
  }
}
