@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

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
