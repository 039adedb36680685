/// A structural node that is listed in its own way by a container which makes its rows when they are seen.
package protocol ListsRows: ViewNode {
  /// Appends what is listed of this node.
  func appendOwnRows(to segments: inout ContiguousArray<RowSegment>)

  /// Whether the items that this node lists are made by itself, one around each of its content's.
  var decoratesItems: Bool { get }
}

/// A list whose rows are made when they are seen.
package protocol MakesSeenRows: ListsRows {}

extension ViewNode {
  /// Appends what a container that makes its rows when they are seen lists of this node: an item is listed by itself, what only
  /// groups views by what is in it.
  package final func appendRows(to segments: inout ContiguousArray<RowSegment>) {
    if self is ItemNode {
      segments.append(RowSegment(maker: nil))
    } else if let lister = self as? any ListsRows {
      lister.appendOwnRows(to: &segments)
    } else {
      forEachChild { $0.appendRows(to: &segments) }
    }
  }
}
