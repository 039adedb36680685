@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryLayout

/// The node of a frame whose lengths depend on the container.
///
/// Invariants:
/// 1. `layout` is the result of the rule for `containerSize`, while the observable values that the rule read are
///    unchanged.
/// 2. Unless the node is flagged `needsMeasure`, `containerSize` is the size of the container on the axes of the
///    modifier.
/// 3. After a measurement, the node is registered with the nearest enclosing scroll view or page.
///
/// Checked by `ContainerRelativeFrameNode.checkInvariants`.
@usableFromInline
package final class ContainerRelativeFrameNode: UnaryNode, RemeasuredNode {
  private var modifier: ContainerRelativeFrameModifier
  private let environment: Unretained<EnvironmentScope>
  private var layout: FixedFrameLayout?
  private var issues: [FrameIssue] = []
  private var containerSize = CGSize.zero
  /// Whether the rule is running, during which measurements of the container do not count as changes of its size.
  private var isAsking = false
  /// The container that notifies this node of its lengths.
  private var source: NodeHandle?

  package init(_ modifier: ContainerRelativeFrameModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
    RelativeFrameRegistry.of(host).frames.add(self)
    reportIfUnusable()
  }

  package func update(_ modifier: ContainerRelativeFrameModifier) {
    self.modifier = modifier
    reportIfUnusable()
    ruleDidChange()
  }

  /// Discards the layout, so that the rule runs again in the next measurement, after a change of a value that the rule
  /// read.
  override package func dependencyDidChange() {
    layout = nil
    needsMeasure()
  }

  /// Requests layout if the rule has a different result for the current size of the container.
  private func ruleDidChange() {
    guard let old = layout else { return }
    let new = makeLayout(containerSize)
    if new == old { return }
    layout = new
    needsMeasure()
  }

  package var axes: Axis.Set { modifier.axes }

  /// Requests measurement when a row is activated, since an inactive row has no container whose changes could be
  /// tracked.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.activity), layout != nil { needsMeasure() }
    super.surroundingsDidChange(changes)
  }

  /// Requests layout if the size of the container differs from the recorded one.
  ///
  /// - Returns: Whether the size differs.
  @discardableResult
  package func containerSizeDidChange() -> Bool {
    guard layout != nil, !isAsking, presentContainerSize != containerSize else { return false }
    needsMeasure()
    return true
  }

  /// The current size of the container, with 0 on axes without a relative frame.
  private var presentContainerSize: CGSize {
    let size = containerSizeForRelativeFrames
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? size.width : 0,
      height: modifier.axes.contains(.vertical) ? size.height : 0)
  }

  private var currentLayout: FixedFrameLayout {
    introduceToContainer()
    let present = presentContainerSize
    if let layout, present == containerSize { return layout }
    let new = makeLayout(present)
    containerSize = present
    layout = new
    return new
  }

  private func introduceToContainer() {
    guard let container = frameContainer else { return }
    let handle = host.handles.handle(for: container)
    if source == handle { return }
    source = handle
    container.addRelativeFrame(self)
  }

  /// Checks the second invariant.
  package func checkInvariants(_ fail: (String) -> Void) {
    if layout != nil, !flags.contains(.needsMeasure), containerSize != presentContainerSize {
      fail("A container-relative frame uses the current size of the container.")
    }
  }

  private func makeLayout(_ container: CGSize) -> FixedFrameLayout {
    issues = []
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    let (width, height) = withEvaluation(of: self) {
      (length(.horizontal, of: container), length(.vertical, of: container))
    }
    return FixedFrameLayout(width: width, height: height, alignment: modifier.alignment, issues: &issues)
  }

  private func length(_ axis: Axis, of container: CGSize) -> CGFloat? {
    guard modifier.axes.contains(Axis.Set(axis)) else { return nil }
    let whole = container.length(along: axis)
    switch modifier.rule {
    case .whole: return whole
    case .computed(let compute): return compute(whole, axis)
    case .part(let count, let span, let spacing):
      let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
      let spacing = spacing.asCoordinate
      let part = (whole - spacing * (count - 1)) / count
      return (part * span + spacing * (span - 1)).asExtent
    }
  }

  private func reportIfUnusable() {
    guard case .part(let count, let span, let spacing) = modifier.rule else { return }
    if count < 1 { reportInvalidDimension("containerRelativeFrame count", "\(count)") }
    if span < 1 { reportInvalidDimension("containerRelativeFrame span", "\(span)") }
    if !spacing.isFinite { reportInvalidDimension("containerRelativeFrame spacing", "\(spacing)") }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let layout = currentLayout
    let size = layout.sizeThatFits(proposal, child: child)
    if layout.isRigid(childIsRigid: child.isRigid) { flags.insert(.isRigid) }
    return size
  }

  package func remeasured(_ proposal: ProposedViewSize) -> CGSize {
    child.map { makeLayout(containerSizeForRelativeFrames).sizeThatFits(proposal, child: $0) } ?? .zero
  }

  override package func placeContent() {
    guard let child else { return }
    let layout = currentLayout
    // Issues are reported only for the final layout, since trial lengths of a container are not an error of the rule.
    report(issues, of: "containerRelativeFrame")
    let placement = layout.placement(
      in: size, proposal: proposal, direction: environment.values.builtIn.values.layoutDirection, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    guard let child, child.hasExplicitGuides || child.hasTextBaselines else { return nil }
    return rememberedGuide(key, in: dimensions) { currentLayout.explicitGuide(key, in: dimensions, child: child) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(.all) }
}

extension RelativeFrameRegistry {
  /// Requests measurement of the frames that depend on the size of the window, after a change of that size.
  package func windowSizeDidChange(in host: ViewGraph) {
    for handle in frames.entries {
      guard let frame = host.handles.node(for: handle) else { continue }
      var container = frame.frameContainer
      while let current = container {
        current.outerLengthsDidChange()
        container = current.frameContainer
      }
      frame.containerSizeDidChange()
    }
  }
}

extension ItemNode {
  /// The size of the enclosing container to which relative frames refer, in points.
  package final var containerSizeForRelativeFrames: CGSize {
    var node = container
    while let current = node {
      if let container = current as? any RelativeFrameContainer { return container.sizeForRelativeFrames }
      node = current.container
    }
    return .zero
  }
}

extension ContainerRelativeFrameNode: CheckedNode {}

/// The relative frames of a host.
package final class RelativeFrameRegistry: HostFeature {
  package static let slot = FeatureSlot()

  package var frames = NodeRegister<ContainerRelativeFrameNode>()

  package init(of host: ViewGraph) {}
}
