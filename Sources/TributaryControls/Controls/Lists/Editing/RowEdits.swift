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
    var node = item.innermost.parent
    while let current = node, !LazyContainerNode.isOne(current) {
      if let row = current as? LazyRowNode, let list = row.list {
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
    guard RowEditPresence.of(list.host).hasModifiers else {
      (onDelete, onMove) = (nil, nil)
      return
    }
    var edits = RowEditModifier()
    var node = list.parent
    while let current = node, current.asItem == nil {
      if let modifier = Self.modifier(of: current) { edits = edits.completed(by: modifier) }
      node = current.parent
    }
    // The edits of the collection apply where no modifier sets any; they are the same in every row.
    if let own = (list.rows.first ?? list.inactive.values.first)?.content.flatMap({ Self.edits(in: $0) }) {
      edits = edits.completed(by: own)
    }
    onDelete = edits.onDelete ?? nil
    onMove = edits.onMove ?? nil
  }

  private static func modifier(of node: ViewNode) -> RowEditModifier? { (node as? RowEditNode)?.modifier }

  /// Returns the edits that the row of an element declares for its collection.
  private static func edits(in node: ViewNode) -> RowEditModifier? {
    if let modifier = modifier(of: node) { return modifier }
    if node.asItem != nil { return nil }
    var found: RowEditModifier?
    node.forEachChild { if found == nil { found = edits(in: $0) } }
    return found
  }
}

extension ItemNode {
  /// The item inside all modifiers of this item.
  ///
  /// A modifier on several views is placed around the container that generates them, so only the innermost item is
  /// inside the elements. The search ends before a lazy container.
  var innermost: ItemNode {
    var item = self
    while let inner = item.asUnary?.child, !LazyContainerNode.isOne(inner) { item = inner }
    return item
  }
}

/// A modifier that sets the edits of the rows of a collection. The innermost of several modifiers applies.
@_documentation(visibility: internal)
public struct RowEditModifier {
  var onDelete: ((IndexSet) -> Void)??
  var onMove: ((IndexSet, Int) -> Void)??

  /// Returns this modifier with the edits of another one where this one sets none.
  fileprivate func completed(by other: RowEditModifier) -> RowEditModifier {
    RowEditModifier(onDelete: onDelete ?? other.onDelete, onMove: onMove ?? other.onMove)
  }
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
    RowEditPresence.of(host).hasModifiers = true
  }
}

/// Whether a host has had modifiers of edits. Without any, rows do not search for them.
private final class RowEditPresence: HostFeature {
  static let slot = FeatureSlot()

  var hasModifiers = false

  init(of host: ViewGraph) {}
}
