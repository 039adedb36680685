package import TributaryGeometry
import TributaryLayout

/// A part of what a lazy container lists: the rows of one `ForEach`, or a view that is listed by itself.
package struct RowSegment {
  /// The rows; `nil` for a view that is listed by itself.
  package let list: LazyListNode?
  /// The length of such a view along the container, with the gap behind it.
  package var length: CGFloat = 0

  package init(list: LazyListNode?) { self.list = list }

  /// The length of the segment along the container, with the gap behind it.
  package var total: CGFloat { list?.lengths.total ?? length }
}
