import TributaryDrawing
import TributaryGeometry

extension RasterCanvas {
  /// Draws every subpath as a line with a width of one cell, inside the cells to which its bounds are rounded.
  ///
  /// - Parameter thickness: The thickness in points. For a closed line, the outer edge is rounded instead of its
  ///   center: a border inside a frame occupies the cells of the frame, regardless of its thickness.
  mutating func stroke(
    _ path: FlattenedPath, thickness: CGFloat, pen: CellLineStyle, ink: CellPaint, clip: CellClip
  ) {
    for subpath in path.subpaths where subpath.points.count > 1 {
      let bounds = subpath.bounds
      guard bounds.width > 0 || bounds.height > 0 else { continue }
      let isArea = subpath.isClosed && bounds.width > 0 && bounds.height > 0
      let cells = strokeCells(of: isArea ? bounds.insetBy(dx: -thickness / 2, dy: -thickness / 2) : bounds)
      let isSmall = cells.columns.count <= 3 || cells.rows.count <= 3
      if bounds.width == 0 || bounds.height == 0 {
        let isFlat = bounds.height == 0
        line(
          cells, along: isFlat ? .horizontal : .vertical, at: isFlat ? bounds.minY : bounds.minX, pen: pen, ink: ink,
          clip: clip)
      } else if subpath.isClosed, subpath.rectangle != nil {
        box(cells, around: bounds, pen: pen, isRounded: false, ink: ink, clip: clip)
      } else if subpath.isClosed, subpath.isCurved, subpath.straightSides >= 4 || isSmall {
        box(cells, around: bounds, pen: pen, isRounded: true, ink: ink, clip: clip)
      } else {
        trace(subpath, from: bounds, to: cells, pen: pen, ink: ink, clip: clip)
      }
    }
  }

  /// Returns the cells for an outline with these bounds. A line without width or height occupies the cells that contain
  /// it.
  private func strokeCells(of bounds: CGRect) -> CellRect {
    var cells = metrics.cells(of: bounds)
    if bounds.width == 0 {
      let column = CellMetrics.cell(containing: bounds.minX / metrics.width)
      cells.columns = column..<column + 1
    }
    if bounds.height == 0 {
      let row = CellMetrics.cell(containing: bounds.minY / metrics.height)
      cells.rows = row..<row + 1
    }
    return cells
  }

  /// Draws a straight line along the first row or the first column of a rectangle.
  ///
  /// - Parameter place: The distance of the line from the edge of the picture, in points.
  mutating func line(
    _ cells: CellRect, along axis: Axis, at place: CGFloat, pen: CellLineStyle, ink: CellPaint, clip: CellClip
  ) {
    guard !cells.isEmpty else { return }
    switch axis {
    case .horizontal:
      let isShort = cells.columns.count == 1
      for column in cells.columns.clamped(to: clip.bounds.columns) {
        let right = isShort || column < cells.columns.upperBound - 1
        let left = isShort || column > cells.columns.lowerBound
        draw(
          pen.cell(right: right, left: left, y: place), column: column, row: cells.rows.lowerBound, ink: ink, clip: clip
        )
      }
    case .vertical:
      let isShort = cells.rows.count == 1
      for row in cells.rows.clamped(to: clip.bounds.rows) {
        let up = isShort || row > cells.rows.lowerBound
        let down = isShort || row < cells.rows.upperBound - 1
        draw(
          pen.cell(up: up, down: down, x: place), column: cells.columns.lowerBound, row: row, ink: ink, clip: clip)
      }
    }
  }

  /// Draws the outermost cells of a rectangle as a frame. A frame with a height of one row consists of its two ends:
  /// `│name│`.
  ///
  /// - Parameter bounds: The framed area, in points.
  mutating func box(
    _ cells: CellRect, around bounds: CGRect, pen: CellLineStyle, isRounded: Bool, ink: CellPaint, clip: CellClip
  ) {
    let (columns, rows) = (cells.columns, cells.rows)
    guard !cells.isEmpty else { return }
    if columns.count == 1 {
      let axis: Axis = rows.count == 1 ? .horizontal : .vertical
      return line(
        cells, along: axis, at: axis == .horizontal ? bounds.midY : bounds.midX, pen: pen, ink: ink, clip: clip)
    }
    if rows.count == 1 {
      for column in [columns.lowerBound, columns.upperBound - 1] {
        draw(pen.cell(up: true, down: true), column: column, row: rows.lowerBound, ink: ink, clip: clip)
      }
      return
    }
    for row in rows.clamped(to: clip.bounds.rows) {
      let isEdge = row == rows.lowerBound || row == rows.upperBound - 1
      let visible = columns.clamped(to: clip.bounds.columns)
      let places = isEdge ? Array(visible) : [columns.lowerBound, columns.upperBound - 1].filter(visible.contains)
      for column in places {
        let isSide = column == columns.lowerBound || column == columns.upperBound - 1
        let cell = pen.cell(
          up: isSide && row > rows.lowerBound, right: isEdge && column < columns.upperBound - 1,
          down: isSide && row < rows.upperBound - 1, left: isEdge && column > columns.lowerBound,
          isRounded: isRounded && isSide && isEdge,
          x: isSide && isEdge ? column == columns.lowerBound ? bounds.minX : bounds.maxX : nil,
          y: isSide && isEdge ? row == rows.lowerBound ? bounds.minY : bounds.maxY : nil)
        draw(cell, column: column, row: row, ink: ink, clip: clip)
      }
    }
  }

  /// Draws an outline along adjacent cells.
  private mutating func trace(
    _ subpath: FlattenedPath.Subpath, from bounds: CGRect, to cells: CellRect, pen: CellLineStyle, ink: CellPaint,
    clip: CellClip
  ) {
    // The edges of the bounds are mapped to the centers of the outermost cells, so that the outline stays inside the
    // rectangle.
    func scaled(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat, _ range: Range<Int>) -> CGFloat {
      let fraction = length > 0 ? (value - start) / length : 0
      return CGFloat(range.lowerBound) + fraction * CGFloat(range.count - 1)
    }
    let near = CellSegment.Window(clip.bounds)
    var steps: [CellPosition: LineCell] = [:]
    var order: [CellPosition] = []
    func join(_ place: CellPosition, _ cell: LineCell) {
      if steps[place] == nil { order.append(place) }
      steps[place, default: LineCell()].join(cell)
    }
    var points = subpath.points
    if subpath.isClosed, let first = points.first { points.append(first) }
    let mapped = points.map { point in
      CGPoint(
        x: scaled(point.x, bounds.minX, bounds.width, cells.columns),
        y: scaled(point.y, bounds.minY, bounds.height, cells.rows))
    }
    for (start, end) in zip(mapped, mapped.dropFirst()) {
      guard let segment = CellSegment(from: start, to: end, within: near) else { continue }
      segment.forEachStep { from, to in
        let (dx, dy) = (to.column - from.column, to.row - from.row)
        let rounded = subpath.isCurved
        join(from, pen.cell(up: dy < 0, right: dx > 0, down: dy > 0, left: dx < 0, isRounded: rounded))
        join(to, pen.cell(up: dy > 0, right: dx < 0, down: dy < 0, left: dx > 0, isRounded: rounded))
      }
    }
    for place in order {
      guard let cell = steps[place] else { continue }
      draw(cell, column: place.column, row: place.row, ink: ink, clip: clip)
    }
  }
}
