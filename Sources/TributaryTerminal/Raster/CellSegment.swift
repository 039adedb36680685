import TributaryGeometry

/// A straight line between two cells, in steps to adjacent cells.
struct CellSegment {
  let start: CellPosition
  let end: CellPosition

  /// The area in which steps are visible: the clip with a small margin.
  struct Window {
    let minX, maxX, minY, maxY: CGFloat

    init(_ rect: CellRect) {
      minX = CGFloat(rect.columns.lowerBound) - 2
      maxX = CGFloat(rect.columns.upperBound) + 2
      minY = CGFloat(rect.rows.lowerBound) - 2
      maxY = CGFloat(rect.rows.upperBound) + 2
    }
  }

  /// - Parameters:
  ///   - start: The start in cells; whole numbers are the centers of cells.
  ///   - end: The end in cells.
  /// - Returns: `nil` if no part is inside the window.
  init?(from start: CGPoint, to end: CGPoint, within window: Window) {
    // The part of the segment inside the window, as fractions of the segment. Each side of the window narrows them
    // (Liang–Barsky).
    var (enter, leave) = (CGFloat(0), CGFloat(1))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let sides = [
      (-dx, start.x - window.minX), (dx, window.maxX - start.x), (-dy, start.y - window.minY),
      (dy, window.maxY - start.y),
    ]
    for (slope, distance) in sides {
      if slope == 0 {
        if distance < 0 { return nil }
      } else if slope < 0 {
        enter = max(enter, distance / slope)
      } else {
        leave = min(leave, distance / slope)
      }
    }
    guard enter <= leave else { return nil }
    self.start = Self.place(CGPoint(x: start.x + dx * enter, y: start.y + dy * enter))
    self.end = Self.place(CGPoint(x: start.x + dx * leave, y: start.y + dy * leave))
  }

  private static func place(_ point: CGPoint) -> CellPosition {
    CellPosition(column: CellMetrics.border(point.x), row: CellMetrics.border(point.y))
  }

  /// Calls a closure for each step from a cell to an adjacent cell.
  func forEachStep(_ body: (_ from: CellPosition, _ to: CellPosition) -> Void) {
    let (width, height) = (abs(end.column - start.column), abs(end.row - start.row))
    let (right, down) = ((end.column - start.column).signum(), (end.row - start.row).signum())
    var (across, along) = (0, 0)
    var place = start
    while across < width || along < height {
      var next = place
      // The step follows the direction that lags behind.
      if along == height || (across < width && (2 * across + 1) * height < (2 * along + 1) * width) {
        next.column += right
        across += 1
      } else {
        next.row += down
        along += 1
      }
      body(place, next)
      place = next
    }
  }
}
