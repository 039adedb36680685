import TributaryGeometry

/// The lengths of the columns and rows of a grid for a proposal.
struct GridResolution {
  /// Lengths along one axis, with the gap before each.
  struct Lengths {
    var lengths: ContiguousArray<CGFloat> = []
    var gaps: ContiguousArray<CGFloat> = []

    /// From the start of the first to the end of the last of some tracks, in points.
    func length(of range: Range<Int>) -> CGFloat {
      range.reduce(0) { $0 + lengths[$1] + ($1 == range.lowerBound ? 0 : gaps[$1]) }
    }

    /// Where each track starts, in points.
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
  private(set) var size = CGSize.zero
  private(set) var isRigid = true
  /// The guides that a child may have set.
  private(set) var guides: ChildFlags = []
}

extension GridResolution {
  /// 1. Divide the width among the columns.
  /// 2. Let them grow where a cell that spans needs more.
  /// 3. Divide the height among the rows.
  init<Element: LayoutElement>(
    _ proposal: ProposedViewSize, _ plan: GridPlan, _ children: ContiguousArray<Element>, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.proposal = proposal
    let open = ContiguousArray<CGFloat>(repeating: .nan, count: children.count)
    columns = Self.divide(
      proposal.rawWidth, plan.columns, .horizontal, horizontalSpacing, plan, children, crosses: open)
    growForSpanningCells(plan, children)
    let widths = ContiguousArray(plan.cells.map { columns.length(of: $0.columns) })
    rows = Self.divide(proposal.rawHeight, plan.rows, .vertical, verticalSpacing, plan, children, crosses: widths)
    size = CGSize(
      width: columns.length(of: columns.lengths.indices).asLength,
      height: rows.length(of: rows.lengths.indices).asLength)
    for child in children {
      if !child.isRigid { isRigid = false }
      if child.hasExplicitGuides { guides.formUnion(.explicitGuides) }
      if child.hasTextBaselines { guides.formUnion(.textBaselines) }
    }
  }

  private static func divide<Element: LayoutElement>(
    _ length: CGFloat, _ tracks: ContiguousArray<GridPlan.Track>, _ axis: Axis, _ spacing: CGFloat?, _ plan: GridPlan,
    _ children: ContiguousArray<Element>, crosses: ContiguousArray<CGFloat>
  ) -> Lengths {
    let parts = ContiguousArray(
      tracks.map { GridTrack($0, axis: axis, cells: plan.cells, children: children, crosses: crosses) })
    let edge = axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key
    let gaps = ContiguousArray(tracks.indices.map { $0 == 0 ? 0 : spacing ?? tracks[$0].gap })
    // A stack takes its gaps off first; here they differ from one to the next.
    let left = length.less(gaps.reduce(0, +))
    var stack = StackSolver(axis: axis, alignment: edge, spacing: 0)
    _ = stack.size(for: ProposedViewSize(major: left, minor: .nan, axis: axis), children: parts)
    return Lengths(lengths: ContiguousArray(stack.records.map(\.length)), gaps: gaps)
  }

  private mutating func growForSpanningCells<Element: LayoutElement>(
    _ plan: GridPlan, _ children: ContiguousArray<Element>
  ) {
    let spanning = plan.cells.indices.filter { plan.cells[$0].columns.count > 1 }
      .sorted { (plan.cells[$0].columns.count, $0) < (plan.cells[$1].columns.count, $1) }
    var whole = columns.length(of: columns.lengths.indices)
    for index in spanning {
      let cell = plan.cells[index]
      let present = columns.length(of: cell.columns)
      var offer = proposal.rawWidth
      if cell.unsizedAxes.contains(.horizontal) {
        offer = 0
      } else if !offer.isNaN {
        let left = offer.less(whole - present)
        offer = left > present ? left : present.asLength
      }
      let width = children[index].usableSize(for: ProposedViewSize(rawWidth: offer, rawHeight: .nan)).width
      let excess = width - present
      guard excess > 0 else { continue }
      for column in cell.columns { columns.lengths[column] += excess / CGFloat(cell.columns.count) }
      whole += excess
    }
  }
}
