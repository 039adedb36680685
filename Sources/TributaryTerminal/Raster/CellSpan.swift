/// Neighbouring cells of one row.
struct CellSpan: Equatable {
  var columns: Range<Int>
  var row: Int
}
