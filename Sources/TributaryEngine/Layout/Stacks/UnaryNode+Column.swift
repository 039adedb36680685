import TributaryGeometry
import TributaryLayout

/// Several views where one is expected stand in a column.
extension UnaryNode {
  /// Makes the column in which several views stand that this node was put around as one.
  @usableFromInline @MainActor
  package final func adoptColumn(_ environment: Unretained<EnvironmentScope>, _ make: (NodeInputs) -> ViewNode) {
    let stack = StackNode(
      NodeInputs(parent: self, environment: environment), axis: .vertical, alignment: HorizontalAlignment.center.key,
      spacing: nil)
    stack.isImplicit = true
    stack.adopt(make(NodeInputs(parent: stack, environment: environment)))
    adopt(stack)
  }

  /// The views in the column that ``adoptColumn(_:_:)`` made.
  @usableFromInline
  package final var columnContent: ViewNode? { (content as? StackNode)?.content }
}
