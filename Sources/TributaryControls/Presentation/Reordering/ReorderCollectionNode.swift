@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier around the views of a collection that can be reordered.
struct ReorderCollectionModifier {
  let id: AnyHashable
}

extension ReorderCollectionModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ReorderCollectionNode {
    ReorderCollectionNode(modifier.pointee.id, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ReorderCollectionNode) {
    node.id = modifier.pointee.id
  }
}

/// The node of a collection of reorderable views.
package final class ReorderCollectionNode: PassThroughNode {
  fileprivate(set) var id: AnyHashable
  private let environment: Unretained<EnvironmentScope>

  init(_ id: AnyHashable, _ inputs: NodeInputs) {
    self.id = id
    environment = inputs.environmentReference
    super.init(inputs)
    for scope in scopes { scope.add(self) }
  }

  /// The containers of reorderable views around this collection, from the innermost outward.
  var scopes: [ReorderScope] {
    environment.object().values.reorderScope.map { Array(sequence(first: $0) { $0.outer }) } ?? []
  }

  /// Returns the innermost container for the identifiers of this collection and of its elements.
  func scope(of elements: ReorderElements) -> ReorderScope? {
    scopes.first { scope in
      guard let behavior = scope.behavior, behavior.takesCollection(id) else { return false }
      return elements.count == 0 || elements.id(at: 0, of: scope) != nil
    }
  }

  /// The elements of the collection.
  var elements: ReorderElements? { content.flatMap { ReorderElements(in: $0) } }

  /// The visible items of the collection, in view order.
  var items: [ReorderItemNode] {
    var items: ContiguousArray<ItemNode> = []
    appendItems(to: &items)
    return items.compactMap { NodeWalk(from: $0) { $0.asUnary?.child }.first(of: ReorderItemNode.self) }
  }

  /// The item that lays out the views of this collection.
  var layout: ItemNode? { ancestors.lazy.compactMap(\.asItem).first }
}
