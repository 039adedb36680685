import TributaryGeometry

/// Where the children of a grid stand, reading from left to right, with what they are offered there.
///
/// A cell is offered its slot, unless its answer fills the slot already. Rows and columns align the measured answers, from
/// which their lengths follow; a cell that fills its slot along an axis is placed at the start of the slot.
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
      let slot = resolution.slot(of: cell)
      let answer = resolution.answers[index]
      let isFilled = answer == slot
      let offer = isFilled ? resolution.offers[index] : ProposedViewSize(slot)
      let size = isFilled ? answer : child.usableSize(for: offer)
      let proposal = child.isRigid ? ProposedViewSize(size) : offer
      proposals.append(proposal)
      sizes.append(size)
      let guideOf = { (size: CGSize, proposal: ProposedViewSize) in
        let dimensions = child.dimensions(of: size, for: proposal)
        return CGPoint(
          x: dimensions.value(of: cell.alignment ?? plan.columns[cell.columns.lowerBound].alignment).asCoordinate,
          y: dimensions.value(of: plan.rows[cell.row].alignment).asCoordinate)
      }
      guides.append(guideOf(size, proposal))
      guard cell.anchor == nil else { continue }
      let measured = guideOf(answer, resolution.offers[index])
      if cell.isAlignedByRow { rowExtents[cell.row].add(answer.height, guide: measured.y) }
      if cell.isAlignedByColumn { columnExtents[cell.columns.lowerBound].add(answer.width, guide: measured.x) }
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
        if size.width != width { origin.x += extent.line(in: width, alignment: alignment) - guide.x }
        var rowExtent = rowExtents[cell.row]
        if !cell.isAlignedByRow {
          rowExtent = GridExtent()
          rowExtent.add(size.height, guide: guide.y)
        }
        if size.height != height {
          origin.y += rowExtent.line(in: height, alignment: plan.rows[cell.row].alignment) - guide.y
        }
      }
      origins.append(CGPoint(x: origin.x.asCoordinate, y: origin.y.asCoordinate))
    }
  }
}

extension GridPlan.Cell {
  /// Whether the cell meets the others of its column on a guide.
  fileprivate var isAlignedByColumn: Bool {
    columns.count == 1 && alignment == nil && !unsizedAxes.contains(.horizontal)
  }

  /// Whether the cell meets the others of its row on a guide.
  fileprivate var isAlignedByRow: Bool { !unsizedAxes.contains(.vertical) }
}
