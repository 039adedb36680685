/// A grid as a child of another container.
final class Cells: TestElement {
  var solver: GridSolver
  let children: ContiguousArray<TestElement>
  var direction = LayoutDirection.leftToRight

  /// - Parameter rows: Rows of cells.
  init(_ alignment: Alignment, spacing: CGFloat? = 0, _ rows: [[TestElement]]) {
    solver = GridSolver(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
    for row in rows {
      let mark = GridRowMark(alignment: nil)
      for cell in row { cell.gridCell.row = mark }
    }
    children = ContiguousArray(rows.flatMap { $0 })
    super.init()
    viewSpacing = solver.viewSpacing(children: children)
  }

  convenience init(spacing: CGFloat? = 0, _ rows: [[TestElement]]) { self.init(.center, spacing: spacing, rows) }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { solver.size(for: proposal, children: children) }

  override func didPlace(in size: CGSize, proposal: ProposedViewSize) {
    solver.place(in: size, proposal: proposal, direction: direction, children: children)
  }

  override var isRigid: Bool { solver.isRigid }
  override var hasExplicitGuides: Bool { solver.hasExplicitGuides }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    solver.explicitGuide(key, in: dimensions, children: children)
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { answer(ProposedViewSize(width: width, height: height)) }

  /// Returns the frames of the children in the grid after its placement with a proposal, as "x y width height".
  func frames(_ width: CGFloat?, _ height: CGFloat?) -> [String] {
    place(at: .zero, proposal: ProposedViewSize(width: width, height: height))
    return children.map { child in
      [child.frame.minX, child.frame.minY, child.frame.width, child.frame.height].map { "\(Double($0))" }
        .map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
    }
  }
}
