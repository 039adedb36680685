import TributaryGeometry

/// How wide a column of a table may be, in points, and where its cells stand in it.
struct TableColumnShape: Equatable {
  /// The least width; `nil` for no limit.
  var least: CGFloat?
  /// The width where the table has none; `nil` for that of any column.
  var ideal: CGFloat?
  /// The largest width; `nil` for no limit.
  var most: CGFloat?
  /// Where cells and the title stand.
  var alignment = TableColumnAlignment.automatic

  func clamp(_ width: CGFloat) -> CGFloat {
    max(max(0, least ?? 0), min(width, max(most ?? .infinity, least ?? 0)))
  }
}
