public import TributaryGeometry
public import TributaryLayout

/// A container that places its items in front of each other.
///
/// The engine creates one for the views of an overlay or background. With a single view it does not behave as a stack,
/// because client code does not declare it, and paths omit it. A subclass is the node of a declared stack.
@_documentation(visibility: internal)
open class LayeredNode: ContainerNode, SolvedContainer, RemeasuredNode {
  @exclusivity(unchecked) @usableFromInline package final var solver: ZStackSolver
  @exclusivity(unchecked) @usableFromInline package final var turn = SolverLease()
  package private(set) final var alignment: Alignment
  private final let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ inputs: NodeInputs, alignment: Alignment) {
    self.alignment = alignment
    self.solver = ZStackSolver(alignment: alignment)
    self.environment = inputs.environmentReference
    super.init(inputs)
  }

  @usableFromInline
  package final var freshSolver: ZStackSolver { ZStackSolver(alignment: alignment) }

  @usableFromInline
  package final func update(alignment: Alignment) {
    if alignment == self.alignment { return }
    self.alignment = alignment
    updateSolver { $0 = freshSolver }
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

  // Spacers and dividers in an overlay or background use the axis of the stack around it.
  @_spi(Engine) override open var stackOrientation: Axis? { container?.stackAxis }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let item = onlyItem { return measure(as: item, proposal) }
    return solve { solver in
      let size = solver.size(for: proposal, children: items)
      if solver.isRigid { flags.insert(.isRigid) } else { holdRegion(of: &solver, for: proposal) }
      return size
    } ?? .zero
  }

  @inline(never)
  private final func holdRegion(of solver: inout ZStackSolver, for proposal: ProposedViewSize) {
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
    _ = solve { $0.place(in: size, direction: environment.values.direction, children: items) }
  }

  @_spi(Engine) override open var priorityOfItems: Double {
    onlyItem?.priority ?? ZStackSolver.layoutPriority(childCount: items.count)
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

  @_spi(Engine) override open var sharesOriginWithContent: Bool { true }

  @_spi(Engine) override open var takesOwnContentAsOne: Bool { parent is SecondaryNode }
}

extension LayeredNode: OrientedItem {
  package final func orientationDidChange() { for item in items { item.stackOrientationDidChange() } }
}
