package import TributaryGeometry
package import TributaryLayout

/// A part of a lazy grid in which cells follow each other, line by line: what stands between headers and footers, which have
/// a line of their own.
///
///     ForEach of 5, a view, ForEach of 3; 4 columns     a0 a1 a2 a3
///                                                       a4 v  c0 c1
///                                                       c2
///
/// Invariants:
/// 1. `firstCells[i]` is the cell in which the segment `segments.lowerBound + i` begins; they never fall.
/// 2. `lengths` has one entry for each line, `ceil(cells / columns)` of them.
///
/// By construction: the initializer alone writes what is counted, and makes one length for each line.
package struct GridBand {
  /// Indices of the segments.
  package let segments: Range<Int>
  /// The first cell of each segment.
  package let firstCells: [Int]
  /// How many cells an element of each segment takes.
  package let strides: [Int]
  /// How many cells there are.
  package let cells: Int
  /// Cells in a line.
  package let columns: Int
  /// Whether its cells are as long across as the whole grid.
  package let isWhole: Bool
  /// The length of each line along the grid, with the gap behind it.
  package var lengths: RowLengths

  /// - Parameter counts: Of each segment how many elements it has, and how many cells each of them takes.
  package init(
    segments: Range<Int>, counts: [(elements: Int, stride: Int)], columns: Int, isWhole: Bool, estimate: CGFloat
  ) {
    self.segments = segments
    self.columns = max(1, columns)
    self.isWhole = isWhole
    var firstCells: [Int] = []
    var next = 0
    for count in counts {
      firstCells.append(next)
      next += count.elements * count.stride
    }
    self.firstCells = firstCells
    strides = counts.map(\.stride)
    cells = next
    lengths = RowLengths(count: (next + self.columns - 1) / self.columns, estimate: estimate)
  }

  /// Returns the first cell of an element.
  package func cell(of element: Int, in segment: Int) -> Int {
    let place = segment - segments.lowerBound
    return firstCells[place] + element * strides[place]
  }

  /// Returns the line in which an element begins.
  package func line(of element: Int, in segment: Int) -> Int { cell(of: element, in: segment) / columns }

  /// How many cells a line has.
  package func cellCount(ofLine line: Int) -> Int { min(columns, cells - line * columns) }

  /// Returns the elements of a segment that have cells in some lines.
  package func elements(of segment: Int, inLines lines: Range<Int>, count: Int) -> Range<Int> {
    let place = segment - segments.lowerBound
    let stride = strides[place]
    let low = max(0, lines.lowerBound * columns - firstCells[place])
    let high = max(0, lines.upperBound * columns - firstCells[place])
    let first = min(count, low / stride)
    return first..<max(first, min(count, (high + stride - 1) / stride))
  }
}

extension GridItem {
  /// Whether nobody can tell another item from this one.
  func isSame(as other: GridItem) -> Bool {
    let isSameSize =
      switch (size, other.size) {
      case (.fixed(let a), .fixed(let b)): a == b
      case (.flexible(let a, let b), .flexible(let c, let d)): a == c && b == d
      case (.adaptive(let a, let b), .adaptive(let c, let d)): a == c && b == d
      default: false
      }
    return isSameSize && spacing == other.spacing && alignment == other.alignment
  }
}
