import TributaryDrawing
import TributaryGeometry

/// What the coverage of a group is wanted for.
enum CoverageUse {
  /// To put the group that was drawn since under the canvas as it was before.
  case mask(before: RasterCanvas, CellRect)
  /// To tint cells.
  case shadow(CellInk, radius: CGFloat, CellClip)
  /// To spread the group that was drawn since.
  case blur(before: RasterCanvas, radius: CGFloat, CellClip)
}
