/// One row that is there: which it is, and which items of the container it has.
package struct RowPlace {
  /// Index of the segment.
  package let segment: Int
  /// Index of the element in the segment's list; 0 for a view that is listed by itself.
  package let element: Int
  /// Indices of its items.
  package let items: Range<Int>
}
