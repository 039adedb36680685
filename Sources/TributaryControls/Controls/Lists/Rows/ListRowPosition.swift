@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// Where a row stands among those of its list.
struct ListRowPosition: Equatable {
  var part = RowPart.content
  /// Whether it is the first or the last between header and footer.
  var isFirst = true
  var isLast = true
  /// Whether there is a line above it.
  var isSeparated = false
  /// What is free above it and below it besides its insets, in points.
  var gapBefore: CGFloat = 0
  var gapAfter: CGFloat = 0
}
