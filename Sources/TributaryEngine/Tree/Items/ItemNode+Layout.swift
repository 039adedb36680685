import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

extension ItemNode: LayoutElement {
  /// The size for a proposal, from memory where possible.
  @usableFromInline
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if flags.contains(.needsMeasure) {
      flags.remove([.needsMeasure, .isRigid])
      forgetAnswers()
      // Who asks again before the answer stands is not given the old one.
      self.proposal = Self.noProposal
      hostReference.with { $0.counts.measurements &+= 1 }
      let answer = measure(proposal)
      self.proposal = proposal
      if flags.contains(.isRigid) { forgetAnswers() } else { takeRegion(proposal) }
      take(answer)
      return answer
    }
    if flags.contains(.isRigid) || proposal == self.proposal { return size }
    if let known = knownSize(for: proposal) { return known }
    hostReference.with { $0.counts.measurements &+= 1 }
    let answer = measure(proposal)
    if flags.contains(.isRigid) { take(answer) } else { remember(answer, for: proposal) }
    return answer
  }

  /// What nobody proposes.
  private static var noProposal: ProposedViewSize { ProposedViewSize(rawWidth: -1, rawHeight: -1) }

  /// Says for which proposals the answer holds that ``measure(_:)`` is about to give.
  ///
  /// An item that says nothing answers for its own proposal alone. An item that measures others says this after them.
  @inline(never)
  package final func holds(for region: ProposalRegion, answering proposal: ProposedViewSize) {
    hostReference.with { $0.lastMeasuredRegion.record(region, of: self, answering: proposal) }
  }

  /// Says that an answer holds where that of another item holds, which was asked with the same proposal.
  @inline(never)
  package final func holds(as item: ItemNode, for proposal: ProposedViewSize) {
    holds(for: item.region(for: proposal), answering: proposal)
  }

  @inline(__always)
  private final func forgetAnswers() {
    if extras != nil { forgetRememberedAnswers() }
  }

  @inline(never)
  private final func forgetRememberedAnswers() {
    extras?.probes = nil
    extras?.sizeRegion = nil
  }

  /// Keeps the region that the last measurement has left, if it holds more than the proposal.
  @inline(never)
  private final func takeRegion(_ proposal: ProposedViewSize) {
    guard let region = measuredRegion(answering: proposal) else { return }
    let extras = extras ?? ItemExtras()
    extras.sizeRegion = region
    self.extras = extras
  }

  /// The size for a proposal other than the one that it answers, if it is known.
  ///
  /// Not inlined, like all that handles regions: measuring goes as deep as the tree, and its frames stay small.
  @inline(never)
  private final func knownSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let extras else { return nil }
    if let region = extras.sizeRegion, region.contains(proposal) { return size }
    return extras.probes?.size(for: proposal)
  }

  @usableFromInline
  package final func region(for proposal: ProposedViewSize) -> ProposalRegion {
    if flags.contains(.isRigid) { return .all }
    if let extras {
      if let region = extras.sizeRegion, region.contains(proposal) { return region }
      if proposal != self.proposal, let region = extras.probes?.region(for: proposal) { return region }
    }
    return ProposalRegion(proposal)
  }

  @usableFromInline
  package final var acceptsAnyOrder: Bool { flags.isDisjoint(with: [.subtreeHasOpaqueSizes, .subtreeHasGuides]) }

  @inline(__always)
  private final func take(_ answer: CGSize) {
    guard answer != size else { return }
    recordForAnimation()
    size = answer
    flags.insert(.isResized)
  }

  @inline(never)
  private final func remember(_ answer: CGSize, for proposal: ProposedViewSize) {
    remember(answer, measuredRegion(answering: proposal), for: proposal)
  }

  private final func measuredRegion(answering proposal: ProposedViewSize) -> ProposalRegion? {
    hostReference.with { $0.lastMeasuredRegion.take(of: self, answering: proposal) }
  }

  private final func remember(_ answer: CGSize, _ region: ProposalRegion?, for proposal: ProposedViewSize) {
    let probes = self.probes ?? ProbeCache()
    self.probes = probes
    probes.remember(answer, for: proposal, in: hostReference.with { $0.guideMemory.layoutNumber }, region)
  }

  /// Gives this item its place, and places what is inside if anything about it has changed.
  ///
  /// - Parameters:
  ///   - origin: Top-left corner in the container's coordinates, in points.
  ///   - proposal: The proposal that decides the size.
  @usableFromInline
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    if flags.isSettledAndRigid {
      self.proposal = proposal
    } else if flags.contains(.needsMeasure) || proposal != self.proposal {
      answer(proposal)
    }
    if !flags.contains(.isPlaced) {
      // It is drawn for the first time: see below.
      self.origin = origin
      recordGeometryChange()
    } else if origin != self.origin {
      recordForAnimation()
      self.origin = origin
      if flags.contains(.subtreeHasGuides), originDidChange() { flags.insert(.needsPlacement) }
      containerReference?.with { $0.needsDraw() }
      recordGeometryChange()
    }
    guard flags.contains(.needsPlacement) else { return }
    if flags.contains(.isResized) { recordGeometryChange() }
    flags.remove([.needsPlacement, .isResized])
    flags.insert(.isPlaced)
    hostReference.with { $0.counts.placements &+= 1 }
    needsDraw()
    placeContent()
  }

  /// Place or size are about to change: what is animated starts from where it was shown.
  @inline(__always)
  private final func recordForAnimation() {
    guard flags.contains(.isPlaced) else { return }
    hostReference.with { $0.animateFrame(of: self) }
  }

  /// Makes `size` answer a proposal that it may not answer yet.
  private final func answer(_ proposal: ProposedViewSize) {
    let answer = sizeThatFits(proposal)
    if !flags.contains(.isRigid), self.proposal != proposal {
      exchange(answer, proposal)
      self.proposal = proposal
      take(answer)
      flags.insert(.needsPlacement)
    } else if flags.contains(.isRigid) {
      self.proposal = proposal
    }
  }

  /// Keeps `size` as a probe, and makes the region of another answer that of `size`.
  private final func exchange(_ answer: CGSize, _ proposal: ProposedViewSize) {
    if let region = extras?.sizeRegion, region.contains(proposal) { return }
    let region = probes?.region(for: proposal)
    // The answer that stood inline is still true.
    if flags.contains(.isPlaced) || probes != nil { remember(size, extras?.sizeRegion, for: self.proposal) }
    extras?.sizeRegion = region
  }

  /// Invalidates the size of this item, and with it those of the items around it.
  @usableFromInline
  package final func needsMeasure() {
    let mask: NodeFlags = [.needsMeasure, .needsPlacement]
    if flags.isSuperset(of: mask) { return }
    flags.insert(mask)
    forgetAnswers()
    host.emit(.didInvalidate(self))
    if let containerReference {
      containerReference.with { $0.child(self, needs: .measure) }
    } else {
      host.enqueueLayoutRoot(self)
    }
  }

  /// Asks for a new placement of this subtree although its size stands.
  package final func needsPlacement() {
    host.emit(.didInvalidate(self))
    var node: ItemNode? = self
    while let current = node {
      if current.flags.contains(.needsPlacement) { return }
      current.flags.insert(.needsPlacement)
      guard let container = current.container else {
        host.enqueueLayoutRoot(current)
        return
      }
      container.child(current, needs: .placement)
      node = container
    }
  }

  /// Asks for a new placement of what is inside; neither this item's size nor anything around it depends on that.
  package final func needsContentPlacement() {
    host.emit(.didInvalidate(self))
    flags.insert(.needsPlacement)
    host.enqueueLayoutRoot(self)
  }

  @usableFromInline
  package final var isRigid: Bool {
    @inline(__always) get { flags.contains(.isRigid) }
  }

  @usableFromInline
  package final var layoutPriority: Double { priority }

  @usableFromInline
  package final var hasExplicitGuides: Bool { flags.contains(.subtreeHasGuides) }

  /// Marks this item as rigid, while it is measured. For other modules, which pay less for a call than for a checked access.
  package final func becomeRigid() { flags.insert(.isRigid) }

  /// The proposal with which this item was placed last. For other modules, like `becomeRigid()`.
  package final var placedProposal: ProposedViewSize { proposal }

  @usableFromInline
  package final var hasTextBaselines: Bool { flags.contains(.subtreeHasText) }

  /// The dimensions that alignment closures and containers read guides from.
  @usableFromInline
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size, proposal: proposal, guides: self)
  }

  /// Puts this item into the queue of the geometry pass if anyone below cares.
  @inline(__always)
  package final func recordGeometryChange() {
    if flags.contains(.subtreeHasObservers), !flags.contains(.needsGeometry) {
      host.enqueueGeometry(self)
    }
  }
}
