package import TributaryGeometry

/// A part of what a container that makes its rows when they are seen has to list: the rows of one `ForEach`, or a view that is
/// listed by itself.
package struct RowSegment {
  /// The node that makes the rows; `nil` for a view that is listed by itself.
  package let maker: ViewNode?
  /// The length of such a view along the container, with the gap behind it, in points.
  package var length: CGFloat = 0

  package init(maker: ViewNode?) { self.maker = maker }
}
