/// The pairs of a longest common subsequence of two sequences, in order; of very long ones, of a long one.
///
/// - Parameter isSame: Whether an element of the first, by its index, is one of the second.
/// - Complexity: O(*n*) where they differ in one place, O(*n*·*m*) in the lengths of what lies between the first and the
///   last difference otherwise.
func commonSubsequence(_ first: Int, _ second: Int, _ isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
  var start = 0
  while start < first, start < second, isSame(start, start) { start += 1 }
  var tail = 0
  while tail < first - start, tail < second - start, isSame(first - 1 - tail, second - 1 - tail) { tail += 1 }
  var pairs = (0..<start).map { ($0, $0) }
  let (rows, columns) = (first - start - tail, second - start - tail)
  // What is longer is taken as all new: a document is then larger than it need be, and as right.
  if rows > 0, columns > 0, rows * columns <= 1_000_000 {
    var same = Array(repeating: false, count: rows * columns)
    // The length of the longest from a pair on.
    var lengths = Array(repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let (place, width) = (row * (columns + 1) + column, columns + 1)
        same[row * columns + column] = isSame(start + row, start + column)
        lengths[place] =
          same[row * columns + column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let (place, width) = (row * (columns + 1) + column, columns + 1)
      if same[row * columns + column] {
        pairs.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
  return pairs + (0..<tail).map { (first - tail + $0, second - tail + $0) }
}
