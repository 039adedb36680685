import TributaryGeometry

/// Where the children of a grid stand, reading from left to right, with what they are offered there.
struct GridPlacement {
  private(set) var origins: ContiguousArray<CGPoint> = []
  private(set) var proposals: ContiguousArray<ProposedViewSize> = []
  private(set) var sizes: ContiguousArray<CGSize> = []

  init<Element: LayoutElement>(
    _ plan: GridPlan, _ resolution: GridResolution, _ children: ContiguousArray<Element>
  ) {
    let (columnStarts, rowStarts) = (resolution.columns.starts, resolution.rows.starts)
    var guides: ContiguousArray<CGPoint> = []
    var columnExtents = ContiguousArray(repeating: GridExtent(), count: plan.columns.count)
    var rowExtents = ContiguousArray(repeating: GridExtent(), count: plan.rows.count)
    for (index, (cell, child)) in zip(plan.cells, children).enumerated() {
      // Along an unsized axis a cell takes what the others have made of its row and columns.
      var offer = resolution.offers[index]
      if cell.unsizedAxes.contains(.horizontal) {
        offer.rawWidth = resolution.columns.length(of: cell.columns).asLength
      }
      if cell.unsizedAxes.contains(.vertical) { offer.rawHeight = resolution.rows.lengths[cell.row] }
      let size = child.usableSize(for: offer)
      let proposal = child.isRigid ? ProposedViewSize(size) : offer
      proposals.append(proposal)
      sizes.append(size)
      let dimensions = child.dimensions(of: size, for: proposal)
      let guide = CGPoint(
        x: dimensions.value(of: cell.alignment ?? plan.columns[cell.columns.lowerBound].alignment).asCoordinate,
        y: dimensions.value(of: plan.rows[cell.row].alignment).asCoordinate)
      guides.append(guide)
      guard cell.anchor == nil else { continue }
      rowExtents[cell.row].add(size.height, guide: guide.y)
      if cell.isAlignedByColumn { columnExtents[cell.columns.lowerBound].add(size.width, guide: guide.x) }
    }
    for (index, cell) in plan.cells.enumerated() {
      let (size, guide, column) = (sizes[index], guides[index], cell.columns.lowerBound)
      let (width, height) = (resolution.columns.length(of: cell.columns), resolution.rows.lengths[cell.row])
      var origin = CGPoint(x: columnStarts[column], y: rowStarts[cell.row])
      if let anchor = cell.anchor {
        origin.x += (anchor.x * (width - size.width)).asCoordinate
        origin.y += (anchor.y * (height - size.height)).asCoordinate
      } else {
        var extent = columnExtents[column]
        if !cell.isAlignedByColumn {
          extent = GridExtent()
          extent.add(size.width, guide: guide.x)
        }
        let alignment = cell.alignment ?? plan.columns[column].alignment
        origin.x += extent.line(in: width, alignment: alignment) - guide.x
        origin.y +=
          rowExtents[cell.row].line(in: height, alignment: plan.rows[cell.row].alignment) - guide.y
      }
      origins.append(CGPoint(x: origin.x.asCoordinate, y: origin.y.asCoordinate))
    }
  }
}

extension GridPlan.Cell {
  /// Whether the cell meets the others of its column on a guide.
  fileprivate var isAlignedByColumn: Bool { columns.count == 1 && alignment == nil }
}
