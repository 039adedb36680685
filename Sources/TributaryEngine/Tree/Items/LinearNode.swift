import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

/// A container that arranges its items along an axis.
///
/// The engine creates an *implicit column* around several views in a position for one view: the content of a modifier
/// that decorates all of them, or of the root. An implicit column with a single view does not behave as a stack,
/// because client code does not declare it, and paths omit it. Subclasses are the nodes of declared stacks.
@_documentation(visibility: internal)
open class LinearNode: ContainerNode, SolvedContainer, RemeasuredNode {
  @exclusivity(unchecked) @usableFromInline package final var solver: StackSolver
  // The small fields follow a field that ends within a word.
  @exclusivity(unchecked) package private(set) final var alignment: AlignmentKey
  @exclusivity(unchecked) package private(set) final var axis: Axis
  @exclusivity(unchecked) @usableFromInline package final var turn = SolverLease()
  private final let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) private final var spacing: CGFloat?

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

  @usableFromInline
  package final var freshSolver: StackSolver {
    StackSolver(axis: axis, alignment: alignment, spacing: spacing, gapUnit: environment.gapUnit(along: axis))
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), spacing == nil, solver.gapUnit != environment.gapUnit(along: axis) {
      updateSolver { $0 = freshSolver }
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  private final func reportIfUnusable() {
    guard let spacing, !spacing.isFinite else { return }
    reportInvalidDimension("spacing", "\(spacing)")
  }

  @usableFromInline
  package final func update(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    let isSameSpacing = spacing == self.spacing || spacing?.isNaN == true && self.spacing?.isNaN == true
    if axis == self.axis, alignment == self.alignment, isSameSpacing { return }
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    updateSolver { $0 = freshSolver }
    reportIfUnusable()
    needsMeasure()
  }

  @_spi(Engine) override open func itemsWereCollected() {
    updateSolver { $0.invalidate() }
  }

  @_spi(Engine) override open func child(_ child: ItemNode, needs need: LayoutNeed) {
    updateSolver { $0.childDidChange(at: Int(child.index)) }
    if need == .measure { needsMeasure() }
  }

  /// The single item of a container that does not behave as a stack: the item receives the container's proposal for
  /// measurement and placement.
  @_spi(Engine) open var onlyItem: ItemNode? { items.count == 1 ? items[0] : nil }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return measure(as: item, proposal) }
    return solve { solver in
      let size = solver.size(for: proposal, children: items)
      if solver.isRigid { flags.insert(.isRigid) } else { holdRegion(of: &solver, for: proposal) }
      return size
    } ?? .zero
  }

  @inline(never)
  private final func holdRegion(of solver: inout StackSolver, for proposal: ProposedViewSize) {
    if solver.isElastic(children: items) { becomeElastic() }
    holds(for: solver.region.outset(around: proposal), answering: proposal)
  }

  package final func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return item.usableSize(for: proposal.asOffer) }
    var fresh = freshSolver
    return fresh.size(for: proposal, children: items)
  }

  @_spi(Engine) override open func placeContent() {
    if let item = onlyItem { return item.place(at: .zero, proposal: proposal.asOffer) }
    _ = solve { $0.place(in: size, proposal: proposal, direction: environment.layoutDirection, children: items) }
  }

  @_spi(Engine) override open var priorityOfItems: Double {
    onlyItem?.priority ?? StackSolver.layoutPriority(childCount: items.count)
  }

  @_spi(Engine) override open var spacingOfItems: ViewSpacing {
    solve { $0.viewSpacing(children: items) } ?? ViewSpacing()
  }

  @_spi(Engine) override open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    // The container returns all guides of the item, including those of its edges.
    if let item = onlyItem { return item.explicitGuide(key, in: dimensions) }
    guard flags.contains(.subtreeHasGuides) || flags.contains(.subtreeHasText) else { return nil }
    return rememberedGuide(key, in: dimensions) {
      solve { $0.explicitGuide(key, in: dimensions, children: items) } ?? nil
    }
  }

  // Content that moves as a unit does not depend on the origin.
  @_spi(Engine) override open var sharesOriginWithContent: Bool {
    parent?.asItem?.cover(around: self).barrier.isEmpty ?? true
  }

  @_spi(Engine) override open var takesOwnContentAsOne: Bool { true }
}

/// Several views in place of one form a column.
extension UnaryNode {
  /// Creates the column of several views that this node decorates as one item.
  @usableFromInline @MainActor
  package final func adoptColumn(_ environment: Unretained<EnvironmentScope>, _ make: (NodeInputs) -> ViewNode) {
    let column = LinearNode(
      NodeInputs(parent: self, environment: environment), axis: .vertical, alignment: HorizontalAlignment.center.key,
      spacing: nil)
    column.adopt(make(NodeInputs(parent: column, environment: environment)))
    adopt(column)
  }

  /// The content of the column that ``adoptColumn(_:_:)`` has created.
  @usableFromInline
  package final var columnContent: ViewNode? { (content as? LinearNode)?.content }
}
