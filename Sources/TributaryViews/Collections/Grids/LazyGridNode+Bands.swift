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
}
