@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// What may be done with the rows of a collection. The innermost of several counts.
public struct RowEditModifier {
  var onDelete: ((IndexSet) -> Void)??
  var onMove: ((IndexSet, Int) -> Void)??
}

extension RowEditModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> RowEditNode {
    RowEditNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: RowEditNode) {
    node.modifier = modifier.pointee
  }
}

/// The node of what may be done with the rows of a collection.
package final class RowEditNode: PassThroughNode {
  package var modifier: RowEditModifier

  init(_ modifier: RowEditModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
}
