@_spi(Engine) package import TributaryEngine

/// The last views before collections of reorderable views in the layouts that contain them. One walk through each
/// layout finds the views before all of its collections.
///
///     layout { a  b  [empty 1]  [empty 2]  c  [empty 3] }      before 1 and 2: b, before 3: c
///
/// Tested by `ReorderCostTests`.
package struct PrecedingItems {
  private var found: [ObjectIdentifier: ItemNode?] = [:]
  /// The number of nodes that the walks have visited.
  package private(set) var visits = 0

  /// Finds the views before collections.
  ///
  /// - Complexity: O(*n*) in the structural nodes and items of the layouts.
  package init(before collections: some Sequence<ReorderCollectionNode>) {
    for collection in collections { found[ObjectIdentifier(collection)] = .some(nil) }
    if found.isEmpty { return }
    var layouts: Set<ObjectIdentifier> = []
    for collection in collections {
      guard let layout = collection.layout, layouts.insert(ObjectIdentifier(layout)).inserted else { continue }
      var last: ItemNode?
      layout.forEachChild { visit($0, &last) }
    }
  }

  /// Visits a structural node or an item of a layout.
  ///
  /// - Parameter last: The last item before the node, which the method replaces with the last one in the node.
  private mutating func visit(_ node: ViewNode, _ last: inout ItemNode?) {
    visits += 1
    if found[ObjectIdentifier(node)] != nil { found[ObjectIdentifier(node)] = .some(last) }
    if let item = node.asItem {
      last = item
    } else {
      // Rows that are not shown are not in the layout.
      node.forEachChild { child in
        if node.absence(of: child, among: .inactive).isEmpty { visit(child, &last) }
      }
    }
  }

  /// Returns the last view before a collection in the same layout; `nil` if there is none.
  package func item(before collection: ReorderCollectionNode) -> ItemNode? {
    found[ObjectIdentifier(collection)] ?? nil
  }
}
