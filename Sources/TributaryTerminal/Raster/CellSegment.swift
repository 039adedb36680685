import TributaryGeometry

/// A straight way between two cells, in steps to neighbours.
struct CellSegment {
  let start: CellPlace
  let end: CellPlace

  /// Where steps are worth taking: the clip and a little round it.
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
  ///   - start: In cells; whole numbers are the middles of cells.
  ///   - end: The same.
  /// - Returns: `nil` if no part is inside the window.
  init?(from start: CGPoint, to end: CGPoint, within window: Window) {
    // The part of the segment inside, as fractions of it: each side of the window narrows them (Liang and Barsky).
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

  private static func place(_ point: CGPoint) -> CellPlace {
    CellPlace(column: CellMetrics.border(point.x), row: CellMetrics.border(point.y))
  }

  /// Calls with each step from a cell to one beside, above or below it.
  func forEachStep(_ body: (_ from: CellPlace, _ to: CellPlace) -> Void) {
    let (width, height) = (abs(end.column - start.column), abs(end.row - start.row))
    let (right, down) = ((end.column - start.column).signum(), (end.row - start.row).signum())
    var (across, along) = (0, 0)
    var place = start
    while across < width || along < height {
      var next = place
      // Of the two directions take the one that lags behind.
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
