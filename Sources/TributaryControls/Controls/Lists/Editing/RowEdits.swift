@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// What may be done with one row of a list, with the place of its element.
package struct RowEdits {
  let list: LazyListNode
  let index: Int
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?

  /// - Returns: `nil` for a row that no collection has made.
  init?(of item: ItemNode) {
    var node = item.parent
    while let current = node, !(current is LazyContainerNode) {
      if let row = current as? LazyRowNode, let list = row.parent as? LazyListNode {
        self.init(list, row.index)
        return
      }
      node = current.parent
    }
    return nil
  }

  init(_ list: LazyListNode, _ index: Int) {
    self.list = list
    self.index = index
    var delete: ((IndexSet) -> Void)??
    var move: ((IndexSet, Int) -> Void)??
    var node = list.parent
    while let current = node, !(current is ItemNode) {
      if let edit = current as? RowEditNode {
        delete = delete ?? edit.modifier.onDelete
        move = move ?? edit.modifier.onMove
      }
      node = current.parent
    }
    // What the collection says comes after that: every row says the same.
    let own = (list.rows.first ?? list.inactive.values.first)?.content.flatMap { Self.edits(in: $0) }
    onDelete = delete ?? own?.onDelete ?? nil
    onMove = move ?? own?.onMove ?? nil
  }

  /// What is said about the collection in the row of an element.
  private static func edits(in node: ViewNode) -> RowEditModifier? {
    if let node = node as? RowEditNode { return node.modifier }
    if node is ItemNode { return nil }
    var found: RowEditModifier?
    node.forEachChild { if found == nil { found = edits(in: $0) } }
    return found
  }
}

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
