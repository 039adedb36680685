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

/// The elements of a collection of reorderable views, including those whose views do not exist.
struct ReorderElements {
  private let holder: any HoldsElements
  /// The number of nodes that the search for the collection visited.
  let visits: Int

  /// Creates the elements of the first collection at a node; returns `nil` if there is none.
  init?(in node: ViewNode) {
    var visits = 0
    guard let holder = Self.holder(in: node, &visits) else { return nil }
    self.holder = holder
    self.visits = visits
  }

  private static func holder(in node: ViewNode, _ visits: inout Int) -> (any HoldsElements)? {
    visits += 1
    if let holder = node as? any HoldsElements, holder.elementCount != nil { return holder }
    if node.asItem != nil { return nil }
    // The decorations, one for each view of the collection, contain no other collection.
    if let node = node as? any DecoratesContent { return node.content.flatMap { holder(in: $0, &visits) } }
    var found: (any HoldsElements)?
    node.forEachChild { child in
      if found == nil { found = holder(in: child, &visits) } else { visits += 1 }
    }
    return found
  }

  var count: Int { holder.elementCount ?? 0 }

  /// Returns the identifier of an element; `nil` if there is no such element, or if its type is not that of the
  /// container.
  func id(at index: Int, of scope: ReorderScope) -> AnyHashable? {
    holder.elementID(at: index).flatMap { scope.behavior?.itemID($0) }
  }

  /// Returns the indices of the elements with some of the given identifiers: of the first one if several elements have
  /// the same identifier.
  ///
  /// - Complexity: O(*n*) in the elements.
  func indices(of ids: Set<AnyHashable>, in scope: ReorderScope) -> [AnyHashable: Int] {
    var indices: [AnyHashable: Int] = [:]
    if holder is LazyListNode, ids.count <= count {
      for id in ids {
        if case .row(_, let index) = holder.elementTarget(id) { indices[id] = index }
      }
      return indices
    }
    var index = 0
    while index < count, indices.count < ids.count {
      if let id = self.id(at: index, of: scope), ids.contains(id), indices[id] == nil { indices[id] = index }
      index += 1
    }
    return indices
  }

  /// Returns the index of the element from which an item is generated; `nil` if there is none.
  func index(of item: ReorderItemNode) -> Int? {
    var node: ViewNode = item.innermost
    while let parent = node.parent, parent !== item.parent {
      if parent === holder { return holder.elementID(of: node) == nil ? nil : Int(node.indexInParent) }
      node = parent
    }
    return nil
  }
}

extension DynamicViewContent {
  /// Makes the views of this content reorderable in the container that `reorderContainer(for:isEnabled:move:)` defines
  /// around them.
  ///
  ///     VStack {
  ///       ForEach(landmarks) { LandmarkView($0) }
  ///         .reorderable()
  ///     }
  ///     .reorderContainer(for: Landmark.self) { difference in apply(difference) }
  ///
  /// A press anywhere in a view that moves by more than 10 points lifts the view. Assistive technology offers the
  /// actions "Move up" and "Move down", which move an item by one position in its collection.
  ///
  /// The modifier has no effect outside a container whose items have the same type of identifier as this content.
  ///
  /// > Source: conformance REORDER-01 to REORDER-09.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collection: AnyHashable(ReorderableSingleCollectionIdentifier()))
  }

  /// Makes the views of this content reorderable in the container that `reorderContainer(for:in:isEnabled:move:)`
  /// defines around them. They can be moved to the other collections of the container.
  ///
  /// - Parameter collectionID: The identifier of this collection in the destination of a move.
  ///
  /// > Source: conformance REORDER-04.
  public nonisolated func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    reorderable(collection: AnyHashable(collectionID))
  }

  nonisolated private func reorderable(collection id: AnyHashable) -> some DynamicViewContent<Data> {
    modifier(ReorderActionModifier(step: -1))
      .modifier(ReorderActionModifier(step: 1))
      .modifier(ReorderItemModifier())
      .modifier(ReorderCollectionModifier(id: id))
  }
}
