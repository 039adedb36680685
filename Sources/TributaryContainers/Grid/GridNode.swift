import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// The node of a grid.
@usableFromInline
package final class GridNode: ContainerNode, SolvedContainer, RemeasuredNode {
  @exclusivity(unchecked) @usableFromInline package var solver: GridSolver
  @exclusivity(unchecked) @usableFromInline package var turn = SolverLease()
  private var alignment: Alignment
  private var horizontalSpacing: CGFloat?
  private var verticalSpacing: CGFloat?
  private let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ inputs: NodeInputs, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.environment = inputs.environmentReference
    self.solver = GridSolver(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      gapUnits: environment.gapUnits)
    super.init(inputs)
    reportIfUnusable()
  }

  @usableFromInline
  package var freshSolver: GridSolver {
    GridSolver(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      gapUnits: environment.gapUnits)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), solver.gapUnits != environment.gapUnits {
      updateSolver { $0 = freshSolver }
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  private func reportIfUnusable() {
    for (name, spacing) in [("horizontalSpacing", horizontalSpacing), ("verticalSpacing", verticalSpacing)] {
      if let spacing, !spacing.isFinite { reportInvalidDimension(name, "\(spacing)") }
    }
  }

  @usableFromInline
  package func update(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    let isSame =
      alignment == self.alignment && isSameSpacing(horizontalSpacing, self.horizontalSpacing)
      && isSameSpacing(verticalSpacing, self.verticalSpacing)
    if isSame { return }
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    updateSolver { $0 = freshSolver }
    reportIfUnusable()
    needsMeasure()
  }

  private func isSameSpacing(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    a == b || a?.isNaN == true && b?.isNaN == true
  }

  override package func itemsWereCollected() {
    updateSolver { $0.invalidate() }
  }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    guard need == .measure else { return }
    updateSolver { $0.childDidChange() }
    needsMeasure()
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    solve { solver in
      let size = solver.size(for: proposal, children: items)
      if solver.isRigid { flags.insert(.isRigid) }
      return size
    } ?? .zero
  }

  package func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    var fresh = freshSolver
    return fresh.size(for: proposal, children: items)
  }

  override package func placeContent() {
    _ = solve { $0.place(in: size, proposal: proposal, direction: environment.layoutDirection, children: items) }
  }

  override package var priorityOfItems: Double { StackSolver.layoutPriority(childCount: items.count) }

  override package var spacingOfItems: ViewSpacing {
    if hasNoRoomBelow { return ViewSpacing() }
    var fresh = freshSolver
    return fresh.viewSpacing(children: items)
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    guard flags.contains(.subtreeHasGuides) || flags.contains(.subtreeHasText) else { return nil }
    return rememberedGuide(key, in: dimensions) {
      solve { $0.explicitGuide(key, in: dimensions, children: items) } ?? nil
    }
  }

  override package var pathComponent: String? { "Grid" }
}
