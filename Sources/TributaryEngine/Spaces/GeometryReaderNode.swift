package import TributaryGeometry

/// The node of a geometry reader.
///
/// Invariant: after the visit of the geometry pass, the content was built from current geometry values.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package final class GeometryReaderNode: ContainerNode, DirectedItem, ScopeOwner {
  @usableFromInline private(set) package lazy var target = ProxyTarget(self)
  @usableFromInline package let environment: Unretained<EnvironmentScope>
  private var build: (@MainActor (GeometryReaderNode) -> Void)?
  /// The identity of the closure from which `build` was made.
  private var identity = ClosureIdentity()
  private var needsContent = true

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  /// Returns whether the content comes from a given closure, so that an update would create the same content.
  @usableFromInline
  package func isBuilt(from other: ClosureIdentity) -> Bool { identity == other }

  @usableFromInline @MainActor
  package func update(_ identity: ClosureIdentity, _ build: @escaping @MainActor (GeometryReaderNode) -> Void) {
    self.identity = identity
    self.build = build
    contentDidChange()
  }

  override package func dependencyDidChange() { contentDidChange() }

  private func contentDidChange() {
    needsContent = true
    recordGeometryChange()
    // A concealed item is laid out if a preference in it is required that only its layout can provide.
    if isAbsent(.concealed) { postponePlacement() }
  }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let stale = target.takeStaleReaders()
    let mustBuild = needsContent || stale.contains { $0 === self }
    needsContent = false
    for reader in stale where reader !== self { reader.dependencyDidChange() }
    guard mustBuild || !stale.isEmpty else { return true }
    host.runScope(of: self) {
      if mustBuild, let build {
        host.counts.bodies &+= 1
        host.emit(.willEvaluate(self))
        build(self)
      }
      host.runUpdatePass()
    }
    // Descendants that the scope did not move may have moved with this reader.
    return true
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  /// Schedules the placement of the content, which does not affect the reader's size.
  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    if need == .measure { needsContentPlacement() }
  }

  override package func itemsNeedMeasure() { needsContentPlacement() }

  override package func placeContent() { placeScope() }

  package func placeScope() {
    flags.remove(.needsPlacement)
    let proposal = ProposedViewSize(size)
    let isMirrored = environment.values.direction == .rightToLeft
    for item in items {
      let inner = item.sizeThatFits(proposal)
      item.place(at: CGPoint(x: isMirrored ? size.width - inner.width : 0, y: 0), proposal: proposal)
    }
  }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  override package var takesOwnContentAsOne: Bool { true }

  override package var pathComponent: String? { "GeometryReader" }
}
