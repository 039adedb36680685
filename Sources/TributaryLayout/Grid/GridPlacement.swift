import TributaryGeometry

/// The positions of the children of a grid, in left-to-right order, with their proposals.
///
/// A cell is proposed its slot, unless its measured size already fills the slot. Rows and columns align the measured
/// sizes, which determine their lengths. A cell that fills its slot along an axis is placed at the start of the slot.
struct GridPlacement {
  private(set) var origins: ContiguousArray<CGPoint> = []
  private(set) var proposals: ContiguousArray<ProposedViewSize> = []
  private(set) var sizes: ContiguousArray<CGSize> = []

  init<Element: GridElement>(
    _ plan: GridPlan, _ resolution: GridResolution, _ children: ContiguousArray<Element>
  ) {
    let (columnStarts, rowStarts) = (resolution.columns.starts, resolution.rows.starts)
    var guides: ContiguousArray<CGPoint> = []
    var columnExtents = ContiguousArray(repeating: GridExtent(), count: plan.columns.count)
    var rowExtents = ContiguousArray(repeating: GridExtent(), count: plan.rows.count)
    for (index, (cell, child)) in zip(plan.cells, children).enumerated() {
      let slot = resolution.slot(of: cell)
      let answer = resolution.answers[index]
      let isFilled = answer.width.fills(slot.width) && answer.height.fills(slot.height)
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
        if !size.width.fills(width) { origin.x += extent.line(in: width, alignment: alignment) - guide.x }
        var rowExtent = rowExtents[cell.row]
        if !cell.isAlignedByRow {
          rowExtent = GridExtent()
          rowExtent.add(size.height, guide: guide.y)
        }
        if !size.height.fills(height) {
          origin.y += rowExtent.line(in: height, alignment: plan.rows[cell.row].alignment) - guide.y
        }
      }
      origins.append(CGPoint(x: origin.x.asCoordinate, y: origin.y.asCoordinate))
    }
  }
}

extension CGFloat {
  /// Whether the length is that of a slot. Both are sums, so they can differ by rounding.
  fileprivate func fills(_ slot: CGFloat) -> Bool {
    self == slot || (self - slot).magnitude <= 1e-9 * Swift.max(1, slot)
  }
}

extension GridPlan.Cell {
  /// Whether the cell is aligned with the other cells of its column on a guide.
  fileprivate var isAlignedByColumn: Bool {
    columns.count == 1 && alignment == nil && !unsizedAxes.contains(.horizontal)
  }

  /// Whether the cell is aligned with the other cells of its row on a guide.
  fileprivate var isAlignedByRow: Bool { !unsizedAxes.contains(.vertical) }
}

/// The lengths of the columns and rows of a grid for a proposal, with the proposal of each cell.
struct GridResolution {
  /// The lengths of the tracks along one axis, with the gap before each, in points.
  struct Lengths {
    var lengths: ContiguousArray<CGFloat> = []
    var gaps: ContiguousArray<CGFloat> = []

    /// Returns the distance from the start of the first to the end of the last track of a range, in points.
    func length(of range: Range<Int>) -> CGFloat {
      range.reduce(0) { $0 + lengths[$1] + ($1 == range.lowerBound ? 0 : gaps[$1]) }
    }

    /// The start of each track, in points.
    var starts: ContiguousArray<CGFloat> {
      var cursor: CGFloat = 0
      return ContiguousArray(
        lengths.indices.map { index in
          let start = cursor + gaps[index]
          cursor = start + lengths[index]
          return start
        })
    }
  }

  let proposal: ProposedViewSize
  private(set) var columns = Lengths()
  private(set) var rows = Lengths()
  /// The proposal and the measured size of each cell.
  private(set) var offers: ContiguousArray<ProposedViewSize>
  private(set) var answers: ContiguousArray<CGSize>
  private(set) var size = CGSize.zero
  private(set) var isRigid = true
  /// The flags for the guides that a child may have set.
  private(set) var guides: ChildFlags = []
}

extension GridResolution {
  /// Returns the size of a cell's slot: the length of its columns with the gaps between them, and the height of its
  /// row, in points.
  func slot(of cell: GridPlan.Cell) -> CGSize {
    CGSize(width: columns.length(of: cell.columns).asLength, height: rows.lengths[cell.row].asLength)
  }

  /// Resolves the lengths in two steps:
  ///
  /// 1. Determine the flexibility of each cell, and sort the cells.
  /// 2. Process the cells group by group.
  init<Element: GridElement>(
    _ proposal: ProposedViewSize, _ plan: GridPlan, _ children: ContiguousArray<Element>, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.proposal = proposal
    var distribution = GridDistribution(
      plan, children,
      columns: GridTracks(plan.columns, .horizontal, proposed: proposal.rawWidth, spacing: horizontalSpacing),
      rows: GridTracks(plan.rows, .vertical, proposed: proposal.rawHeight, spacing: verticalSpacing))
    let services = children.indices.map {
      GridService($0, children[$0], isUnsized: !plan.cells[$0].unsizedAxes.isEmpty, of: proposal)
    }
    distribution.serve(services.sorted())
    columns = Lengths(lengths: distribution.columns.lengths, gaps: distribution.columns.gaps)
    rows = Lengths(lengths: distribution.rows.lengths, gaps: distribution.rows.gaps)
    offers = distribution.offers
    answers = distribution.answers
    size = CGSize(
      width: columns.length(of: columns.lengths.indices).asLength,
      height: rows.length(of: rows.lengths.indices).asLength)
    for child in children {
      if !child.isRigid { isRigid = false }
      if child.hasExplicitGuides { guides.formUnion(.explicitGuides) }
      if child.hasTextBaselines { guides.formUnion(.textBaselines) }
    }
  }
}
