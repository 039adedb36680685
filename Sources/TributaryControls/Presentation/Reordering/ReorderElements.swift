@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The elements of a collection of reorderable views, including those whose views do not exist.
struct ReorderElements {
  private let holder: any HoldsElements
  /// The list that creates views for the visible elements only; `nil` for other collections.
  private let list: LazyListNode?
  /// The identifiers of the elements; empty for a lazy list.
  private let known: [any Hashable]

  /// Creates the elements of the first collection at a node; returns `nil` if there is none.
  init?(in node: ViewNode) {
    guard let holder = Self.holder(in: node) else { return nil }
    self.holder = holder
    list = holder as? LazyListNode
    var ids: [any Hashable] = []
    if list == nil {
      holder.forEachChild { if let id = holder.elementID(of: $0) { ids.append(id) } }
    }
    known = ids
  }

  private static func holder(in node: ViewNode) -> (any HoldsElements)? {
    if let holder = node as? any HoldsElements, holder.elementCount != nil { return holder }
    if node.asItem != nil { return nil }
    var found: (any HoldsElements)?
    node.forEachChild { if found == nil { found = holder(in: $0) } }
    return found
  }

  var count: Int { list?.count ?? known.count }

  /// Returns the identifier of an element; `nil` if there is no such element, or if its type is not that of the container.
  func id(at index: Int, of scope: ReorderScope) -> AnyHashable? {
    guard (0..<count).contains(index) else { return nil }
    return (list.map { $0.elementID(at: index) } ?? known[index]).flatMap { scope.behavior?.itemID($0) }
  }

  /// Returns the index of the element with an identifier; `nil` if there is none.
  func index(of id: AnyHashable, in scope: ReorderScope) -> Int? {
    guard list != nil else { return known.indices.first { self.id(at: $0, of: scope) == id } }
    if case .row(_, let index) = holder.elementPlace(id) { return index }
    return nil
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
