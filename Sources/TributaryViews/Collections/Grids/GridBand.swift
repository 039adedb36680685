@_spi(Engine) import TributaryEngine
package import TributaryGeometry
package import TributaryLayout

/// A part of a lazy grid between headers and footers, in which cells are arranged line by line.
///
///     ForEach of 5, a view, ForEach of 3; 4 columns     a0 a1 a2 a3
///                                                       a4 v  c0 c1
///                                                       c2
///
/// Headers and footers occupy separate lines.
///
/// Invariants:
/// 1. `firstCells[i]` is the first cell of the segment `segments.lowerBound + i`. The values do not decrease.
/// 2. `lengths` has one entry for each line, `ceil(cells / columns)` in total.
///
/// By construction: only the initializer sets the counts, and it creates one length for each line.
package struct GridBand {
  /// The indices of the segments.
  package let segments: Range<Int>
  /// The first cell of each segment.
  package let firstCells: [Int]
  /// The number of cells of an element, for each segment.
  package let strides: [Int]
  /// The number of cells.
  package let cells: Int
  /// The number of cells in a line.
  package let columns: Int
  /// Whether its cells span the whole cross length of the grid.
  package let isWhole: Bool
  /// The length of each line along the grid, with the gap after it, in points.
  package var lengths: RowLengths

  /// Creates a part with the cells of its segments.
  ///
  /// - Parameter counts: For each segment, the number of elements and the number of cells of an element.
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

  /// Returns the cells of an element.
  package func cells(of element: Int, in segment: Int) -> Range<Int> {
    let first = cell(of: element, in: segment)
    return first..<first + strides[segment - segments.lowerBound]
  }

  /// Returns the line of the first cell of an element.
  package func line(of element: Int, in segment: Int) -> Int { cell(of: element, in: segment) / columns }

  /// Returns the lines that overlap or touch a range, in points from the start of the band.
  package func lines(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = (0..<lengths.count).partitioningIndex { lengths.position(of: $0 + 1) >= low }
    let end = (0..<lengths.count).partitioningIndex { lengths.position(of: $0) > high }
    return first..<max(first, end)
  }

  /// Returns the range of the segments with cells in a range of lines, including empty segments between them.
  package func segments(inLines lines: Range<Int>) -> Range<Int> {
    let count = segments.count
    let (low, high) = (lines.lowerBound * columns, lines.upperBound * columns)
    let first = (0..<count).partitioningIndex { ($0 + 1 < count ? firstCells[$0 + 1] : cells) > low }
    let end = max(first, (0..<count).partitioningIndex { firstCells[$0] >= high })
    return segments.lowerBound + first..<segments.lowerBound + end
  }

  /// Returns the number of cells in a line.
  package func cellCount(ofLine line: Int) -> Int { min(columns, cells - line * columns) }

  /// Returns the elements of a segment with cells in a range of lines.
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
  /// Returns whether the item is interchangeable with another.
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

extension LazyGridNode {
  /// Returns the bands of the grid: one for each header and footer, and one for the adjacent content of a section.
  func makeBands(columns: Int, estimate: CGFloat) -> [GridBand] {
    var bands: [GridBand] = []
    var start = 0
    while start < segments.count {
      let isWhole = segments[start].part != .content
      var end = start + 1
      while !isWhole, end < segments.count, segments[end].part == .content,
        segments[end].section === segments[start].section
      { end += 1 }
      let counts = segments[start..<end].map { segment in
        (elements: segment.list?.count ?? 1, stride: isWhole ? 1 : segment.list.map { stride(of: $0) } ?? 1)
      }
      bands.append(
        GridBand(
          segments: start..<end, counts: counts, columns: isWhole ? 1 : columns, isWhole: isWhole, estimate: estimate))
      start = end
    }
    return bands
  }

  /// Returns the number of cells of each element: the number of views of the first element or, initially, of an active
  /// one.
  func stride(of list: LazyListNode) -> Int {
    if let row = list.rows.first, row.index == 0 || list.viewsPerElement == nil {
      list.viewsPerElement = max(1, row.items.count)
    }
    return list.viewsPerElement ?? 1
  }

  /// Recomputes the lengths of lines from the lengths of their cells, which follow their elements.
  ///
  /// - Parameter previous: The bands before a change of the content. Their estimates remain in effect.
  func recallLengths(estimatedAs previous: [GridBand]) {
    for number in bands.indices {
      let old = previous.count == bands.count ? previous[number] : nil
      let known = old.flatMap { $0.columns == bands[number].columns && $0.lengths.isEstimated ? $0.lengths : nil }
      if let known { bands[number].lengths = RowLengths(count: bands[number].lengths.count, estimatedAs: known) }
      recallLengths(of: number, gap: { known?.gap(of: $0) })
    }
  }

  private func recallLengths(of number: Int, gap: (_ line: Int) -> CGFloat?) {
    var known: [(line: Int, cells: Int, length: CGFloat)] = []
    for segment in bands[number].segments {
      guard let list = segments[segment].list, bands[number].strides[segment - bands[number].segments.lowerBound] == 1
      else { continue }
      list.lengths.forEachKnown { element, length, _ in
        let line = bands[number].line(of: element, in: segment)
        if known.last?.line == line {
          known[known.count - 1].cells += 1
          known[known.count - 1].length = max(known[known.count - 1].length, length)
        } else {
          known.append((line, 1, length))
        }
      }
    }
    for entry in known where entry.cells == bands[number].cellCount(ofLine: entry.line) {
      bands[number].lengths.set(entry.line, entry.length, gap: gap(entry.line))
    }
  }
}
