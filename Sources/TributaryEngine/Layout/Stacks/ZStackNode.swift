public import TributaryGeometry
package import TributaryLayout

/// The node of a `ZStack`, and of the implicit stack of several views in one overlay or background.
@usableFromInline
package final class ZStackNode: ContainerNode, SolvedContainer, RemeasuredNode {
  @exclusivity(unchecked) package var solver: ZStackSolver
  @exclusivity(unchecked) package var turn = SolverLease()
  package private(set) var alignment: Alignment
  private let environment: Unretained<EnvironmentScope>

  /// Whether the engine created this stack around the views of one builder. Paths omit such a stack.
  package var isImplicit = false

  @usableFromInline
  package init(_ inputs: NodeInputs, alignment: Alignment) {
    self.alignment = alignment
    self.solver = ZStackSolver(alignment: alignment)
    self.environment = inputs.environmentReference
    super.init(inputs)
  }

  package var freshSolver: ZStackSolver { ZStackSolver(alignment: alignment) }

  @usableFromInline
  package func update(alignment: Alignment) {
    if alignment == self.alignment { return }
    self.alignment = alignment
    updateSolver { $0 = freshSolver }
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
  /// and placement. An implicit stack behaves as a stack only if it has several views, because client code does not
  /// declare it.
  private var onlyItem: ItemNode? { isImplicit && items.count == 1 ? items[0] : itemOfStaticContent }

  // Spacers and dividers in an overlay or background use the axis of the stack around it.
  override package var stackOrientation: Axis? { isImplicit ? container?.stackAxis : nil }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return measure(as: item, proposal) }
    return solve { solver in
      let size = solver.size(for: proposal, children: items)
      if solver.isRigid { flags.insert(.isRigid) } else { holdRegion(of: &solver, for: proposal) }
      return size
    } ?? .zero
  }

  @inline(never)
  private func holdRegion(of solver: inout ZStackSolver, for proposal: ProposedViewSize) {
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
    _ = solve { $0.place(in: size, direction: environment.values.direction, children: items) }
  }

  override package var priorityOfItems: Double {
    onlyItem?.priority ?? ZStackSolver.layoutPriority(childCount: items.count)
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

  override package var sharesOriginWithContent: Bool { isImplicit }

  override package var takesOwnContentAsOne: Bool { isImplicit && parent is SecondaryNode }

  override package var pathComponent: String? { isImplicit ? nil : "ZStack" }
}
