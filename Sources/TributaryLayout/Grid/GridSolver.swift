package import TributaryGeometry

/// Sizes and places the children of a grid, whose rows and columns are found together.
///
///                column 0      column 1
///     row 0    [ text    ]   [ flexible            ]
///     row 1    [ text that is longer ]               spans both
///     row 2    [ no GridRow: spans all             ]
///
/// 1. A child outside of a row is a row of its own across all columns. Rows fill columns from the leading edge; where a
///    row has fewer cells, the rest stays empty. There are as many columns as the widest row has.
/// 2. Cells are served one after the other, the least flexible first (``GridService``). Those that are equally flexible
///    get equal shares of what is left for the columns and rows that are open (``GridDistribution``).
/// 3. A column is as wide as its widest cell among those that lie in it alone, a row as high as its tallest, or as all cells
///    that meet on a guide need.
/// 4. Cells that span are offered the room that the tracks outside the span leave. Where one needs more, its columns grow by
///    equal parts, for cells of few columns first.
/// 5. On an unsized axis a cell is offered what row and column have.
/// 6. Where no length is proposed, every cell counts with its ideal length.
/// 7. Gaps are those of the grid, else between two rows or columns the largest that a cell and its neighbor would like.
/// 8. A cell is placed with its slot, unless its measured answer fills the slot. It is aligned with the guide of its column and of
///    its row, or by its anchor. A cell that spans, and a child outside of a row, stands on the guide of the grid.
///
/// Invariants:
/// 1. `plan` is that of the children of the last call; `nil` after ``invalidate()``.
/// 2. `resolution` answers its proposal with the present sizes of the children; if it is rigid, any proposal.
///
/// Checked by `ItemNode.recompute`, and tested by `GridTests`.
package struct GridSolver {
  package let alignment: Alignment
  /// Points between columns; nil leaves it to the cells.
  package let horizontalSpacing: CGFloat?
  /// Points between rows; nil leaves it to the cells.
  package let verticalSpacing: CGFloat?

  private var plan: GridPlan?
  private var resolution: GridResolution?

  /// - Parameters:
  ///   - horizontalSpacing: Points between columns; what is not finite counts as 0.
  ///   - verticalSpacing: Points between rows; what is not finite counts as 0.
  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing?.asCoordinate
    self.verticalSpacing = verticalSpacing?.asCoordinate
  }

  /// Forgets everything: the children, what they say about their cells, or their preferences changed.
  package mutating func invalidate() {
    plan = nil
    resolution = nil
  }

  /// Forgets sizes: that of a child changed.
  package mutating func childDidChange() { resolution = nil }

  /// Whether the grid answers the same size to every proposal; settled by ``size(for:children:)``.
  package var isRigid: Bool { resolution?.isRigid ?? false }

  /// Whether a child may have set a guide that is one of the grid too; settled by ``size(for:children:)``.
  package var hasExplicitGuides: Bool { resolution?.guides.contains(.explicitGuides) ?? false }

  /// Whether there is text whose baselines are the grid's too; settled by ``size(for:children:)``.
  package var hasTextBaselines: Bool { resolution?.guides.contains(.textBaselines) ?? false }

  /// The size of the grid for a proposal, in points; it may exceed the proposal.
  ///
  /// - Complexity: O(*n* log *n*); a child is measured at most four times. Grids in grids take a number of measurements
  ///   that grows with the square of the depth: each level finds widths of its own, which all levels below are asked for.
  package mutating func size<Element: LayoutElement>(
    for proposal: ProposedViewSize, children: ContiguousArray<Element>
  ) -> CGSize {
    resolve(proposal.asOffer, children).resolution.size
  }

  /// Places every child.
  ///
  /// - Parameters:
  ///   - size: The size of the grid, in points. Children are placed from its top left corner.
  ///   - proposal: The proposal that `size` answers.
  ///   - direction: Right to left mirrors the positions.
  package mutating func place<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, children: ContiguousArray<Element>
  ) {
    let (plan, resolution) = resolve(proposal.asOffer, children)
    let places = GridPlacement(plan, resolution, children)
    for (index, child) in children.enumerated() {
      var origin = places.origins[index]
      if direction == .rightToLeft { origin.x = (size.width - origin.x - places.sizes[index].width).asCoordinate }
      child.place(at: origin, proposal: places.proposals[index])
    }
  }

  /// A guide of the grid: what its children have set for it, each moved by where the child stands, taken together.
  package mutating func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, children: ContiguousArray<Element>
  ) -> CGFloat? {
    guard key.escapesContainers else { return nil }
    let (plan, resolution) = resolve(dimensions.proposal.asOffer, children)
    guard resolution.guides.maySet(key) else { return nil }
    let places = GridPlacement(plan, resolution, children)
    var merge = GuideMerge(key)
    for (index, child) in children.enumerated() {
      let inside = child.dimensions(of: places.sizes[index], for: places.proposals[index])
      let origin = places.origins[index]
      merge.add(inside.explicitValue(of: key).map { $0 + (key.axis == .horizontal ? origin.x : origin.y) })
    }
    return merge.result
  }

  /// The preferences of the grid for its own neighbours: those of the cells that touch each edge.
  package mutating func viewSpacing<Element: LayoutElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    let plan = makePlan(children)
    var result = ViewSpacing()
    for (index, cell) in plan.cells.enumerated() {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.formUnion(.top) }
      if cell.row == plan.rows.count - 1 { edges.formUnion(.bottom) }
      if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
      if cell.columns.upperBound == plan.columns.count { edges.formUnion(.trailing) }
      result.formUnion(children[index].viewSpacing, edges: edges)
    }
    return result
  }

  private mutating func makePlan<Element: LayoutElement>(_ children: ContiguousArray<Element>) -> GridPlan {
    if let plan, plan.cells.count == children.count { return plan }
    let plan = GridPlan(children, alignment: alignment)
    self.plan = plan
    resolution = nil
    return plan
  }

  private mutating func resolve<Element: LayoutElement>(
    _ proposal: ProposedViewSize, _ children: ContiguousArray<Element>
  ) -> (plan: GridPlan, resolution: GridResolution) {
    let plan = makePlan(children)
    if let resolution, resolution.isRigid || resolution.proposal == proposal { return (plan, resolution) }
    let resolution = GridResolution(
      proposal, plan, children, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.resolution = resolution
    return (plan, resolution)
  }
}
