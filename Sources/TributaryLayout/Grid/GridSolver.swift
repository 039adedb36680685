package import TributaryGeometry

/// A solver that sizes and places the children of a grid, in rows and columns.
///
///                column 0      column 1
///     row 0    [ text    ]   [ flexible            ]
///     row 1    [ text that is longer ]               spans both
///     row 2    [ no GridRow: spans all             ]
///
/// 1. A child outside a row forms a row across all columns. Rows fill columns from the leading edge; unused columns at
///    their end stay empty. The number of columns is that of the widest row.
/// 2. Cells are processed in order of increasing flexibility (``GridService``). Equally flexible cells receive equal
///    shares of the remaining space of the open columns and rows (``GridDistribution``).
/// 3. A column is as wide as the widest cell that occupies only that column. A row is as high as its tallest cell, or
///    as all cells that are aligned on a guide require.
/// 4. A spanning cell is proposed the space that the tracks outside its span leave. If it needs more, its columns grow
///    by equal parts; cells that span fewer columns are first.
/// 5. On an unsized axis, a cell is proposed the current length of its row or column.
/// 6. If no length is proposed, every cell is measured with its ideal length.
/// 7. Gaps are those of the grid, or else the largest distance that adjacent cells of two rows or columns prefer.
/// 8. A cell is placed with its slot as the proposal, unless its measured size fills the slot. It is aligned on the
///    guides of its column and row, or by its anchor. A spanning cell, and a child outside a row, is aligned on the
///    guide of the grid.
///
/// Invariants:
/// 1. `plan` describes the children of the last call; `nil` after ``invalidate()``.
/// 2. `resolution` is current for its proposal and the sizes of the children; if it is rigid, for any proposal.
///
/// Checked by `ItemNode.recompute`, and tested by `GridTests`.
@usableFromInline
package struct GridSolver {
  package let alignment: Alignment
  /// The distance between columns, in points; nil for the distances that cells prefer.
  package let horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the distances that cells prefer.
  package let verticalSpacing: CGFloat?
  /// The unit of preferred gaps along each axis, in points: gaps are integral multiples of it; 0 for no unit.
  package let gapUnits: CGSize

  private var plan: GridPlan?
  private var resolution: GridResolution?

  /// - Parameters:
  ///   - horizontalSpacing: The distance between columns, in points; values that are not finite count as 0.
  ///   - verticalSpacing: The distance between rows, in points; values that are not finite count as 0.
  ///   - gapUnits: The unit of preferred gaps along each axis, in points; 0 for no unit.
  package init(
    alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, gapUnits: CGSize = .zero
  ) {
    self.gapUnits = gapUnits
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing?.asCoordinate
    self.verticalSpacing = verticalSpacing?.asCoordinate
  }

  /// Discards all stored values, after a change of the children, their cell descriptions or their spacing preferences.
  package mutating func invalidate() {
    plan = nil
    resolution = nil
  }

  /// Discards sizes, after a change of a child's size.
  package mutating func childDidChange() { resolution = nil }

  /// Whether the size of the grid is the same for every proposal; valid after ``size(for:children:)``.
  package var isRigid: Bool { resolution?.isRigid ?? false }

  /// Whether a child may have set a guide that the grid exposes; valid after ``size(for:children:)``.
  package var hasExplicitGuides: Bool { resolution?.guides.contains(.explicitGuides) ?? false }

  /// Whether the grid contains text and exposes its baselines; valid after ``size(for:children:)``.
  package var hasTextBaselines: Bool { resolution?.guides.contains(.textBaselines) ?? false }

  /// Returns the size of the grid for a proposal, in points; it may exceed the proposal.
  ///
  /// - Complexity: O(*n* log *n*); a child is measured at most four times. For nested grids, the number of measurements
  ///   is quadratic in the depth, because each level finds separate widths, with which all levels below are measured.
  package mutating func size<Element: GridElement>(
    for proposal: ProposedViewSize, children: ContiguousArray<Element>
  ) -> CGSize {
    resolve(proposal.asOffer, children).resolution.size
  }

  /// Places every child.
  ///
  /// - Parameters:
  ///   - size: The size of the grid, in points. Children are placed relative to its top left corner.
  ///   - proposal: The proposal for which `size` was returned.
  ///   - direction: The layout direction; right to left mirrors the positions.
  package mutating func place<Element: GridElement>(
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

  /// Returns a guide of the grid, merged from the guides that its children have set, each offset by the child's origin.
  package mutating func explicitGuide<Element: GridElement>(
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

  /// Returns the spacing preferences of the grid, merged from those of the cells at each edge.
  package mutating func viewSpacing<Element: GridElement>(children: ContiguousArray<Element>) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    let plan = makePlan(children)
    var merge = SpacingMerge()
    for (index, cell) in plan.cells.enumerated() {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.formUnion(.top) }
      if cell.row == plan.rows.count - 1 { edges.formUnion(.bottom) }
      if cell.columns.lowerBound == 0 { edges.formUnion(.leading) }
      if cell.columns.upperBound == plan.columns.count { edges.formUnion(.trailing) }
      merge.add(children[index].viewSpacing, edges: edges)
    }
    return merge.result
  }

  private mutating func makePlan<Element: GridElement>(_ children: ContiguousArray<Element>) -> GridPlan {
    if let plan, plan.cells.count == children.count { return plan }
    let plan = GridPlan(children, alignment: alignment, gapUnits: gapUnits)
    self.plan = plan
    resolution = nil
    return plan
  }

  private mutating func resolve<Element: GridElement>(
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
