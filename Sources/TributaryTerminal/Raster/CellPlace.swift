/// One cell's place in a grid.
struct CellPlace: Hashable {
  var column: Int
  var row: Int
}
