import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Fills the cells whose centers are inside a path, or draws a line if the path is too thin to contain any.
  mutating func fill(_ path: FlattenedPath, evenOdd: Bool, ink: CellPaint, clip: CellClip) {
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return }
    if let ring = path.ring(evenOdd: evenOdd) {
      fill(ring, ink: ink, clip: clip)
    } else if let rectangles = path.rectangles, rectangles.areApart {
      for rectangle in rectangles { fill(rectangle, ink: ink, clip: clip) }
    } else if metrics.isThin(bounds) {
      fill(bounds, ink: ink, clip: clip)
    } else {
      let all = metrics.cells(of: bounds)
      let spans = path.spans(evenOdd: evenOdd, metrics: metrics, within: all.intersection(clip.bounds))
      for span in spans { cover(span, with: ink, clip: clip) }
      guard spans.isEmpty, path.spans(evenOdd: evenOdd, metrics: metrics, within: all.intersection(grid.bounds)).isEmpty
      else { return }
      // The path contains no cell center: it is an area between two rows, a speck, or a diagonal sliver.
      let near = path.centered(in: all, metrics: metrics).spans(
        evenOdd: evenOdd, metrics: metrics, within: all.intersection(grid.bounds))
      if !near.isEmpty {
        for span in near { cover(span, with: ink, clip: clip) }
      } else if all.columns.count == 1, all.rows.count == 1 {
        cover(CellSpan(columns: all.columns, row: all.rows.lowerBound), with: ink, clip: clip)
      } else {
        stroke(path, thickness: 0, pen: CellLineStyle(weight: .light, isDashed: false), ink: ink, clip: clip)
      }
    }
  }

  /// Fills an axis-parallel rectangle.
  mutating func fill(_ rectangle: CGRect, ink: CellPaint, clip: CellClip) {
    let cells = metrics.cells(of: rectangle)
    guard !cells.isEmpty else { return }
    if metrics.isThin(rectangle) {
      let isFlat = rectangle.height < metrics.height / 2 && rectangle.width >= metrics.width
      let pen = CellLineStyle(thickness: isFlat ? rectangle.height : rectangle.width)
      let (axis, center) = isFlat ? (Axis.horizontal, rectangle.midY) : (.vertical, rectangle.midX)
      record(cells, along: axis, at: center, ink: ink, clip: clip)
      line(cells, along: axis, at: center, pen: pen, ink: ink, clip: clip)
      return
    }
    for row in cells.rows.clamped(to: clip.bounds.rows) {
      cover(CellSpan(columns: cells.columns, row: row), with: ink, clip: clip)
    }
  }

  private mutating func fill(_ ring: RectangleRing, ink: CellPaint, clip: CellClip) {
    let sides = ring.sides.filter { $0.width > 0 && $0.height > 0 }
    let thin = sides.allSatisfy(metrics.isThin)
    if thin, sides.count == 4 {
      let pen = CellLineStyle(thickness: ring.thickness)
      box(metrics.cells(of: ring.outer), around: ring.outer, pen: pen, isRounded: false, ink: ink, clip: clip)
    } else {
      for side in sides { fill(side, ink: ink, clip: clip) }
    }
  }

  private mutating func cover(_ span: CellSpan, with ink: CellPaint, clip: CellClip) {
    for column in span.columns.clamped(to: clip.bounds.columns) where clip.contains(column: column, row: span.row) {
      cover(column: column, row: span.row, with: ink)
    }
  }
}

extension CellMetrics {
  /// Returns whether a filled area is drawn as a line: less than half a cell in one direction, and at least a cell in
  /// the other.
  func isThin(_ area: CGRect) -> Bool {
    (area.height < height / 2 && area.width >= width) || (area.width < width / 2 && area.height >= height)
  }
}

extension FlattenedPath {
  /// Returns the path moved so that the centers of its bounds and of the cells to which they are rounded coincide.
  func centered(in cells: CellRect, metrics: CellMetrics) -> FlattenedPath {
    guard let bounds else { return self }
    let (columns, rows) = (cells.columns, cells.rows)
    let x = CGFloat(columns.lowerBound + columns.upperBound) / 2 * metrics.width - bounds.midX
    let y = CGFloat(rows.lowerBound + rows.upperBound) / 2 * metrics.height - bounds.midY
    return FlattenedPath(
      subpaths.map { subpath in
        var subpath = subpath
        subpath.points = subpath.points.map { CGPoint(x: $0.x + x, y: $0.y + y) }
        return subpath
      })
  }

  /// Returns the ring between two nested rectangles, if the fill rule excludes the inner one.
  fileprivate func ring(evenOdd: Bool) -> RectangleRing? {
    let pieces = subpaths.filter { $0.points.count > 1 }
    guard pieces.count == 2, let first = pieces[0].rectangle, let second = pieces[1].rectangle,
      evenOdd || (pieces[0].signedArea < 0) != (pieces[1].signedArea < 0)
    else { return nil }
    if first.contains(second) { return RectangleRing(outer: first, inner: second) }
    if second.contains(first) { return RectangleRing(outer: second, inner: first) }
    return nil
  }
}

extension FlattenedPath.Subpath {
  /// Twice the area, positive or negative depending on the orientation.
  fileprivate var signedArea: CGFloat {
    var sum: CGFloat = 0
    var previous = points.last ?? .zero
    for point in points {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum
  }
}

extension [CGRect] {
  /// Whether no two rectangles overlap, so that each can be drawn separately under either fill rule.
  ///
  /// - Complexity: O(*n*²); `false` for more than 64 rectangles.
  fileprivate var areApart: Bool {
    guard count <= 64 else { return false }
    for (index, rectangle) in enumerated() {
      for other in self[..<index]
      where rectangle.minX < other.maxX && other.minX < rectangle.maxX && rectangle.minY < other.maxY
        && other.minY < rectangle.maxY
      {
        return false
      }
    }
    return true
  }
}

/// The area between two nested rectangles, such as a filled border.
struct RectangleRing {
  var outer: CGRect
  var inner: CGRect

  /// The top, bottom, left, and right sides, which do not overlap.
  var sides: [CGRect] {
    [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
  }

  var thickness: CGFloat {
    max(inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY)
  }
}
