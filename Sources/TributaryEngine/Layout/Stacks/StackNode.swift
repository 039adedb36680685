import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// The node of an `HStack` or `VStack`.
@usableFromInline
package final class StackNode: ContainerNode, SolvedContainer, RemeasuredNode {
  @exclusivity(unchecked) package var solver: StackSolver
  // The small fields follow a field that ends within a word.
  @exclusivity(unchecked) package private(set) var alignment: AlignmentKey
  @exclusivity(unchecked) package private(set) var axis: Axis
  @exclusivity(unchecked) package var turn = SolverLease()
  /// Whether the engine created this stack around several root views. Paths omit such a stack.
  @exclusivity(unchecked) package var isImplicit = false
  private let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) private var spacing: CGFloat?

  @usableFromInline
  package init(_ inputs: NodeInputs, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.environment = inputs.environmentReference
    self.solver = StackSolver(
      axis: axis, alignment: alignment, spacing: spacing, gapUnit: environment.gapUnit(along: axis))
    super.init(inputs)
    reportIfUnusable()
  }

  package var freshSolver: StackSolver {
    StackSolver(axis: axis, alignment: alignment, spacing: spacing, gapUnit: environment.gapUnit(along: axis))
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), spacing == nil, solver.gapUnit != environment.gapUnit(along: axis) {
      updateSolver { $0 = freshSolver }
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  private func reportIfUnusable() {
    guard let spacing, !spacing.isFinite else { return }
    reportInvalidDimension("spacing", "\(spacing)")
  }

  @usableFromInline
  package func update(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    let isSameSpacing = spacing == self.spacing || spacing?.isNaN == true && self.spacing?.isNaN == true
    if axis == self.axis, alignment == self.alignment, isSameSpacing { return }
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    updateSolver { $0 = freshSolver }
    reportIfUnusable()
    needsMeasure()
  }

  override package func itemsWereCollected() {
    updateSolver { $0.invalidate() }
  }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    updateSolver { $0.childDidChange(at: Int(child.index)) }
    if need == .measure { needsMeasure() }
  }

  /// The single item of a stack that does not behave as a stack: the item receives the stack's proposal for measurement
  /// and placement. An implicit column behaves as a stack only if it has several views, because client code does not
  /// declare it.
  private var onlyItem: ItemNode? {
    if items.count != 1 { return nil }
    return isImplicit ? items[0] : itemOfStaticContent
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return measure(as: item, proposal) }
    return solve { solver in
      let size = solver.size(for: proposal, children: items)
      if solver.isRigid { flags.insert(.isRigid) } else { holdRegion(of: &solver, for: proposal) }
      return size
    } ?? .zero
  }

  @inline(never)
  private func holdRegion(of solver: inout StackSolver, for proposal: ProposedViewSize) {
    if solver.isElastic(children: items) { becomeElastic() }
    holds(for: solver.region.outset(around: proposal), answering: proposal)
  }

  package func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return item.usableSize(for: proposal.asOffer) }
    var fresh = freshSolver
    return fresh.size(for: proposal, children: items)
  }

  override package func placeContent() {
    if let item = onlyItem { return item.place(at: .zero, proposal: proposal.asOffer) }
    _ = solve { $0.place(in: size, proposal: proposal, direction: environment.layoutDirection, children: items) }
  }

  override package var stackOrientation: Axis? { isImplicit ? nil : axis }

  override package var priorityOfItems: Double {
    onlyItem?.priority ?? StackSolver.layoutPriority(childCount: items.count)
  }

  override package var spacingOfItems: ViewSpacing { solve { $0.viewSpacing(children: items) } ?? ViewSpacing() }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    // The stack returns all guides of the item, including those of its edges.
    if let item = onlyItem { return item.explicitGuide(key, in: dimensions) }
    guard flags.contains(.subtreeHasGuides) || flags.contains(.subtreeHasText) else { return nil }
    return rememberedGuide(key, in: dimensions) {
      solve { $0.explicitGuide(key, in: dimensions, children: items) } ?? nil
    }
  }

  // The content of a scroll view moves as a unit, and does not depend on the origin.
  override package var sharesOriginWithContent: Bool {
    isImplicit && parent?.asItem?.cover(around: self).barrier.isEmpty ?? true
  }

  override package var takesOwnContentAsOne: Bool { isImplicit }

  override package var pathComponent: String? { isImplicit ? nil : axis == .horizontal ? "HStack" : "VStack" }
}

/// Several views in place of one form a column.
extension UnaryNode {
  /// Creates the column of several views that this node decorates as one item.
  @usableFromInline @MainActor
  package final func adoptColumn(_ environment: Unretained<EnvironmentScope>, _ make: (NodeInputs) -> ViewNode) {
    let stack = StackNode(
      NodeInputs(parent: self, environment: environment), axis: .vertical, alignment: HorizontalAlignment.center.key,
      spacing: nil)
    stack.isImplicit = true
    stack.adopt(make(NodeInputs(parent: stack, environment: environment)))
    adopt(stack)
  }

  /// The content of the column that ``adoptColumn(_:_:)`` has created.
  @usableFromInline
  package final var columnContent: ViewNode? { (content as? StackNode)?.content }
}
