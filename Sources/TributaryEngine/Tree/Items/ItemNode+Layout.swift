import TributaryDrawing
public import TributaryGeometry
public import TributaryLayout

extension ItemNode: LayoutElement {
  /// Returns the size for a proposal, from a cached answer if possible.
  @usableFromInline
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if flags.contains(.needsMeasure) {
      flags.remove(.measurement)
      forgetAnswers()
      // A nested measurement before the answer is complete does not return the previous answer.
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

  /// A proposal that no container makes.
  private static var noProposal: ProposedViewSize { ProposedViewSize(rawWidth: -1, rawHeight: -1) }

  /// Records the proposals for which the result of the current call to ``measure(_:)`` holds.
  ///
  /// Without a call, the result holds for its own proposal only. An item that measures other items calls this method
  /// after those measurements.
  @inline(never)
  package final func holds(for region: ProposalRegion, answering proposal: ProposedViewSize) {
    hostReference.with { MeasuredRegion.of($0).record(region, of: self, answering: proposal) }
  }

  /// Records that the result of a measurement is the answer of `item` to the same proposal.
  @inline(never)
  package final func holds(as item: ItemNode, for proposal: ProposedViewSize) {
    if item.isElastic { flags.insert(.isElastic) }
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

  /// Stores the region of the last measurement, if it contains more than the proposal.
  @inline(never)
  private final func takeRegion(_ proposal: ProposedViewSize) {
    guard let region = measuredRegion(answering: proposal) else { return }
    attachment.makeExtras().sizeRegion = region
  }

  /// Returns the cached size for a proposal other than the current one, if there is one.
  ///
  /// This method and the other methods for regions are not inlined: the recursion of measurement is as deep as the
  /// tree, so its stack frames need to remain small.
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
  package final var acceptsAnyOrder: Bool { flags.isDisjoint(with: .orderedSizes) }

  @inline(__always)
  private final func take(_ answer: CGSize) {
    guard answer != size else { return }
    frameWillChange()
    size = answer
    flags.insert(.isResized)
  }

  @inline(never)
  private final func remember(_ answer: CGSize, for proposal: ProposedViewSize) {
    remember(answer, measuredRegion(answering: proposal), for: proposal)
  }

  private final func measuredRegion(answering proposal: ProposedViewSize) -> ProposalRegion? {
    hostReference.with { MeasuredRegion.of($0).take(of: self, answering: proposal) }
  }

  private final func remember(_ answer: CGSize, _ region: ProposalRegion?, for proposal: ProposedViewSize) {
    let probes = self.probes ?? ProbeCache()
    self.probes = probes
    probes.remember(answer, for: proposal, in: hostReference.with { GuideMemory.of($0).layoutNumber }, region)
  }

  /// Sets the origin of this item, and places its content if the item has changed.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner in the container's coordinates, in points.
  ///   - proposal: The proposal that determines the size, in points.
  @usableFromInline
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    if flags.isSettledAndRigid {
      self.proposal = proposal
    } else if flags.contains(.needsMeasure) || proposal != self.proposal {
      answer(proposal)
    }
    if !flags.contains(.isPlaced) {
      // The first placement invalidates the drawing below.
      self.origin = origin
      recordGeometryChange()
    } else if origin != self.origin {
      frameWillChange()
      self.origin = origin
      if flags.contains(.subtreeHasGuides), originDidChange() { flags.insert(.needsPlacement) }
      containerReference?.with { container in
        container.drawingDidChange(of: self)
        container.needsDraw()
      }
      recordGeometryChange()
    }
    guard flags.contains(.needsPlacement) else { return }
    if flags.contains(.isResized) { recordGeometryChange() }
    flags.remove(.placement)
    flags.insert(.isPlaced)
    hostReference.with { $0.counts.placements &+= 1 }
    needsDraw()
    placeContent()
  }

  /// Notifies the animator before the origin or size changes, so that an animation starts from the displayed frame.
  @inline(__always)
  private final func frameWillChange() {
    guard flags.contains(.isPlaced) else { return }
    hostReference.with { host in
      if host.transactions.mayAnimate { host.animator?.frameWillChange(of: self) }
    }
  }

  /// Measures and places a new item whose drawing is part of the current drawing already, so that nothing is drawn
  /// again.
  package final func placeAsDrawn(at origin: CGPoint, proposal: ProposedViewSize) {
    answer(proposal)
    self.origin = origin
    flags.remove(.placement)
    flags.insert(.isPlaced)
    placeContent()
  }

  /// Measures the item for `proposal`, and updates `size` if it answers another proposal.
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

  /// Caches `size` as a probe, and replaces its region with the region of another answer.
  private final func exchange(_ answer: CGSize, _ proposal: ProposedViewSize) {
    if let region = extras?.sizeRegion, region.contains(proposal) { return }
    let region = probes?.region(for: proposal)
    // The answer that was stored inline is still valid.
    if flags.contains(.isPlaced) || probes != nil { remember(size, extras?.sizeRegion, for: self.proposal) }
    extras?.sizeRegion = region
  }

  /// Invalidates the size of this item and the sizes of its ancestors.
  @usableFromInline
  package final func needsMeasure() {
    if flags.isSuperset(of: .needsLayout) { return }
    flags.insert(.needsLayout)
    forgetAnswers()
    host.emit(.didInvalidate(self))
    if let containerReference {
      containerReference.with { $0.child(self, needs: .measure) }
    } else {
      host.enqueueLayoutRoot(self)
    }
  }

  /// Schedules a placement of this subtree without invalidating its size.
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

  /// Schedules a placement of the content, which affects neither the size of this item nor its ancestors.
  package final func needsContentPlacement() {
    host.emit(.didInvalidate(self))
    flags.insert(.needsPlacement)
    host.enqueueLayoutRoot(self)
  }

  @usableFromInline
  package final var isRigid: Bool { @inline(__always) get { flags.contains(.isRigid) } }

  @usableFromInline
  package final var isElastic: Bool { @inline(__always) get { flags.contains(.isElastic) } }

  @usableFromInline
  package final var layoutPriority: Double { priority }

  @usableFromInline
  package final var hasExplicitGuides: Bool { flags.contains(.subtreeHasGuides) }

  /// Marks this item as rigid during its measurement. Other modules use this method because a call costs less than a
  /// checked access.
  package final func becomeRigid() { flags.insert(.isRigid) }

  /// Marks this item as elastic during its measurement.
  package final func becomeElastic() { flags.insert(.isElastic) }

  /// The proposal of the last placement, in points. Other modules use it for the same reason as `becomeRigid()`.
  @usableFromInline
  package final var placedProposal: ProposedViewSize { proposal }

  /// The origin of the last placement, in points.
  @usableFromInline
  package final var placedOrigin: CGPoint { origin }

  @usableFromInline
  package final var hasTextBaselines: Bool { flags.contains(.subtreeHasText) }

  /// Returns the dimensions from which alignment closures and containers read guides.
  @usableFromInline
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size, proposal: proposal, guides: self)
  }

  /// Adds this item to the queue of the geometry pass if its subtree has observers.
  @inline(__always)
  package final func recordGeometryChange() {
    if flags.contains(.subtreeHasObservers), !flags.contains(.needsGeometry) {
      hostReference.with { $0.enqueueGeometry(self) }
    }
  }
}
