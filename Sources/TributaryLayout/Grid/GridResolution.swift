import TributaryGeometry

/// The lengths of the columns and rows of a grid for a proposal, and what each cell was offered.
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
  /// The proposal and the measured size of each cell.
  private(set) var offers: ContiguousArray<ProposedViewSize>
  private(set) var answers: ContiguousArray<CGSize>
  private(set) var size = CGSize.zero
  private(set) var isRigid = true
  /// The guides that a child may have set.
  private(set) var guides: ChildFlags = []
}

extension GridResolution {
  /// The columns of a cell with the gaps between them, and its row.
  func slot(of cell: GridPlan.Cell) -> CGSize {
    CGSize(width: columns.length(of: cell.columns).asLength, height: rows.lengths[cell.row].asLength)
  }

  /// 1. Learn how flexible each cell is, and put them in order.
  /// 2. Serve them, group by group.
  init<Element: LayoutElement>(
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
