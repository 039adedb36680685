import TributaryDrawing
import TributaryGeometry
import TributaryLayout

/// The same, with the type of its group's name.
@usableFromInline
package final class TypedMatchedGeometryNode<ID: Hashable>: MatchedGeometryNode {
  private var id: ID
  private var namespace: Namespace.ID

  init(_ modifier: MatchedGeometryModifier<ID>, _ inputs: NodeInputs) {
    id = modifier.id
    namespace = modifier.namespace
    super.init(modifier.matching, inputs)
    let registry = host.matchedGeometry ?? MatchedGeometryRegistry(host)
    host.matchedGeometry = registry
    registry.join(self, AnyHashable(id), in: namespace)
  }

  func update(_ modifier: MatchedGeometryModifier<ID>) {
    update(modifier.matching)
    if id == modifier.id, namespace == modifier.namespace { return }
    id = modifier.id
    namespace = modifier.namespace
    host.matchedGeometry?.leave(self)
    host.matchedGeometry?.join(self, AnyHashable(id), in: namespace)
    // Groups of one are not compared: nobody else would tell it that it follows no one now.
    if group?.members.count == 1 { _ = follow(nil) }
  }
}
