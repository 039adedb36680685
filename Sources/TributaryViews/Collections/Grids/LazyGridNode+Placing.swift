@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The position of a cell's view in the cell, and of the columns in the grid.
extension LazyGridNode {
  /// The values on which the positions of all cells depend.
  struct PlacementSetting: Equatable {
    let length: CGFloat
    let breadth: CGFloat
    let groupShift: CGFloat
    let layout: LazyGridTracks
    let gap: CGFloat
    let isMirrored: Bool
  }

  /// The space of a cell, along and across the grid, in points.
  struct CellFrame {
    let position: CGFloat
    let length: CGFloat
    let across: CGFloat
    let breadth: CGFloat
    let alignment: Alignment?
  }

  /// Returns the space of a cell at a position along the grid, in points.
  func frame(of cell: Int, in band: GridBand, at position: CGFloat, _ setting: PlacementSetting) -> CellFrame {
    let (line, column) = (cell / band.columns, cell % band.columns)
    let length = max(0, band.lengths.length(of: line) - gap)
    if band.isWhole {
      return CellFrame(
        position: position, length: length, across: 0, breadth: size.length(along: axis.cross), alignment: nil)
    }
    let track = layout.tracks[column]
    return CellFrame(
      position: position, length: length, across: track.start + setting.groupShift, breadth: track.length,
      alignment: alignment(ofColumn: column))
  }

  private func alignment(ofColumn column: Int) -> Alignment? {
    let item = layout.tracks[column].item
    return gridItems.indices.contains(item) ? gridItems[item].alignment : nil
  }

  /// The distance of the columns from the near edge, according to the alignment of the grid, in points.
  var groupShift: CGFloat {
    let breadth = size.asExtents.length(along: axis.cross)
    // Columns that share the whole width fill it, except for rounding errors.
    if abs(breadth - layout.total) <= breadth.ulp * CGFloat(layout.tracks.count) { return 0 }
    let guide = { (length: CGFloat) in
      ViewDimensions(
        size: self.axis == .vertical ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length),
        proposal: .unspecified, guides: nil
      ).value(of: self.alignment).asCoordinate
    }
    return guide(breadth) - guide(layout.total)
  }

  /// Returns the origin of an item in a cell.
  func origin(of item: ItemNode, in frame: CellFrame, _ proposal: ProposedViewSize) -> CGPoint {
    let dimensions = item.dimensions(in: proposal)
    let room =
      axis == .vertical
      ? CGSize(width: frame.breadth.asCoordinate, height: frame.length)
      : CGSize(width: frame.length, height: frame.breadth.asCoordinate)
    let cell = ViewDimensions(size: room, proposal: proposal, guides: nil)
    let alignment = frame.alignment ?? .center
    var origin = CGPoint(
      x: (cell.value(of: alignment.horizontal.key) - dimensions.value(of: alignment.horizontal.key)).asCoordinate,
      y: (cell.value(of: alignment.vertical.key) - dimensions.value(of: alignment.vertical.key)).asCoordinate)
    origin.x += axis == .vertical ? frame.across : frame.position
    origin.y += axis == .vertical ? frame.position : frame.across
    if environment.layoutDirection == .rightToLeft {
      origin.x = size.asExtents.width - origin.x - dimensions.width.asCoordinate
    }
    return origin
  }
}
