@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The edits that one row of a list offers, and the position of its element.
package struct RowEdits {
  let list: LazyListNode
  let index: Int
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?

  /// Creates the edits of an item, or returns `nil` if its row was not generated from a collection.
  init?(of item: ItemNode) {
    let rows = item.innermost.ancestors.prefix { !($0 is LazyContainerNode) }.all(of: LazyRowNode.self)
    guard let row = rows.first(where: { $0.list != nil }), let list = row.list else { return nil }
    self.init(list, row.index)
  }

  init(_ list: LazyListNode, _ index: Int) {
    self.list = list
    self.index = index
    let edits = list.ancestors.prefix { $0.asItem == nil }.all(of: RowEditNode.self).map(\.modifier)
    // The edits of the collection apply where no modifier sets any; they are the same in every row.
    let own = (list.rows.first ?? list.inactive.values.first)?.content.flatMap { Self.edits(in: $0) }
    onDelete = edits.lazy.compactMap(\.onDelete).first ?? own?.onDelete ?? nil
    onMove = edits.lazy.compactMap(\.onMove).first ?? own?.onMove ?? nil
  }

  /// Returns the edits that the row of an element declares for its collection.
  private static func edits(in node: ViewNode) -> RowEditModifier? {
    if let node = node as? RowEditNode { return node.modifier }
    if node.asItem != nil { return nil }
    var found: RowEditModifier?
    node.forEachChild { if found == nil { found = edits(in: $0) } }
    return found
  }
}

extension ItemNode {
  /// The item inside all modifiers of this item.
  ///
  /// A modifier on several views is placed around the container that generates them, so only the innermost item is inside
  /// the elements. The search ends before a lazy container.
  var innermost: ItemNode {
    var item = self
    while let inner = item.asUnary?.child, !(inner is LazyContainerNode) { item = inner }
    return item
  }
}

/// A modifier that sets the edits of the rows of a collection. The innermost of several modifiers applies.
@_documentation(visibility: internal)
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

/// The node of a modifier that sets the edits of the rows of a collection.
package final class RowEditNode: PassThroughNode {
  package var modifier: RowEditModifier

  init(_ modifier: RowEditModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
}
