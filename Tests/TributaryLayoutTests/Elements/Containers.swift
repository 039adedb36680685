/// A stack as a child of another container.
final class Stack: TestElement {
  var solver: StackSolver
  let children: ContiguousArray<TestElement>
  var direction = LayoutDirection.leftToRight

  init(_ solver: StackSolver, _ children: [TestElement]) {
    self.solver = solver
    self.children = ContiguousArray(children)
    super.init()
    viewSpacing = solver.viewSpacing(children: self.children)
    layoutPriority = StackSolver.layoutPriority(childCount: children.count)
  }

  static func horizontal(spacing: CGFloat? = nil, _ children: [TestElement]) -> Stack {
    .horizontal(.center, spacing: spacing, children)
  }

  static func horizontal(
    _ alignment: VerticalAlignment, spacing: CGFloat? = nil, _ children: [TestElement]
  ) -> Stack { Stack(StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing), children) }

  static func vertical(spacing: CGFloat? = nil, _ children: [TestElement]) -> Stack {
    .vertical(.center, spacing: spacing, children)
  }

  static func vertical(
    _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, _ children: [TestElement]
  ) -> Stack { Stack(StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing), children) }

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

  /// Sizes the stack and places it in the center of a space; returns the frames of the children in that space, in
  /// points.
  func frames(in width: CGFloat, _ height: CGFloat) -> [CGRect] {
    let space = CGSize(width: width, height: height)
    let proposal = ProposedViewSize(space)
    let size = answer(proposal)
    place(at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2), proposal: proposal)
    return children.map { $0.frame.offsetBy(dx: origin.x, dy: origin.y) }
  }
}

/// A layered stack as a child of another container.
final class Layers: TestElement {
  var solver: ZStackSolver
  let children: ContiguousArray<TestElement>
  var direction = LayoutDirection.leftToRight

  init(_ alignment: Alignment, _ children: [TestElement]) {
    solver = ZStackSolver(alignment: alignment)
    self.children = ContiguousArray(children)
    super.init()
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { solver.size(for: proposal, children: children) }

  override func didPlace(in size: CGSize, proposal: ProposedViewSize) {
    solver.place(in: size, direction: direction, children: children)
  }

  override var isRigid: Bool { solver.isRigid }
  override var hasExplicitGuides: Bool { solver.hasExplicitGuides }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    solver.explicitGuide(key, in: dimensions, children: children)
  }

  func frames(in width: CGFloat, _ height: CGFloat) -> [CGRect] {
    let proposal = ProposedViewSize(width: width, height: height)
    let size = answer(proposal)
    place(at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2), proposal: proposal)
    return children.map { $0.frame.offsetBy(dx: origin.x, dy: origin.y) }
  }
}

/// A child inside a single-child layout.
final class Modified: TestElement {
  let layout: any SingleChildLayout
  let child: TestElement

  init(_ child: TestElement, _ layout: any SingleChildLayout) {
    (self.child, self.layout) = (child, layout)
    super.init()
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }

  override func didPlace(in size: CGSize, proposal: ProposedViewSize) {
    let placement = layout.placement(in: size, proposal: proposal, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override var isRigid: Bool { layout.isRigid(childIsRigid: child.isRigid) }
  override var hasExplicitGuides: Bool { child.hasExplicitGuides }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    layout.explicitGuide(key, in: dimensions, child: child)
  }
}

extension TestElement {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center) -> Modified {
    var issues: [FrameIssue] = []
    return Modified(self, FixedFrameLayout(width: width, height: height, alignment: alignment, issues: &issues))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> Modified {
    var issues: [FrameIssue] = []
    return Modified(
      self,
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, alignment: alignment, issues: &issues))
  }

  func fixedSize() -> Modified { Modified(self, FixedSizeLayout(horizontal: true, vertical: true)) }
}

/// Returns a spacer of a stack along an axis.
func spacer(_ axis: Axis, minLength: CGFloat? = nil) -> Oracle {
  let layout = SpacerLayout(minLength: minLength, axis: axis)
  return Oracle { layout.sizeThatFits($0) }
    .priority(SpacerLayout.layoutPriority).spacing(.spacer(along: axis))
}
