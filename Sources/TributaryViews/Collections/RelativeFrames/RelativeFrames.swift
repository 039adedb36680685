import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// The state of a container for the frames inside that depend on its lengths.
///
/// Relative frames depend on the proposal to the container, never on its resulting size: each proposal has one
/// result, regardless of earlier proposals. A trial proposal affects only its own result.
///
/// Invariants:
/// 1. While the content is measured, `lengths` are those of the proposal; `nil` on axes with an unspecified or infinite
///    proposal, on which the lengths of the enclosing container apply.
/// 2. Unless the container is flagged `needsPlacement`, both `lengths` and `placed` are those of its proposal,
///    since a frame can be inserted during an update without new measurements.
/// 3. The stored lengths of inactive rows in lazy containers inside depend on `placed`. A trial measurement does not
///    discard them and uses only the active rows. Otherwise the result would depend on the placement, which in turn
///    depends on the result.
///
/// Checked by `FrameContainerNode.checkRelativeFrames` except for the third, and tested by `RelativeFrameTests`.
package struct RelativeFrames {
  package fileprivate(set) var lengths = ProposedViewSize.unspecified
  /// The lengths of the most recent placement; `nil` before the first placement.
  package fileprivate(set) var placed: ProposedViewSize?
  /// The relative frames inside, and nested containers that depend on this one. The list may include removed nodes.
  fileprivate var dependents = NodeRegister<ItemNode>()
  /// The lazy containers that contain the dependents. The list may include removed nodes.
  fileprivate var lazyContainers = NodeRegister<LazyContainerNode>()
  fileprivate var axes: Axis.Set = []
  /// Whether a cached result depends on the enclosing container.
  fileprivate var hasAskedAround = false
  /// Whether changes inside result from a new proposal, in which case enclosing views need no notification.
  fileprivate var isTakingOffer = false
  /// The ideal length of the content along each axis, in points; `nil` if unknown.
  fileprivate var ideal = ProposedViewSize.unspecified
  fileprivate var source: NodeHandle?

  package init() {}
}

extension FrameContainerNode {
  /// The lengths for relative frames, in points.
  ///
  /// On an axis without a proposal, this is the length of the enclosing container, since the length of the content
  /// would depend on itself.
  package var lengthsForRelativeFrames: CGSize {
    let lengths = relativeFrames.lengths
    let inside = { (width: CGFloat, height: CGFloat) in
      CGSize(
        width: max(0, width - self.contentMargins.horizontal), height: max(0, height - self.contentMargins.vertical))
    }
    if let width = lengths.width, let height = lengths.height { return inside(width, height) }
    let outer = containerSizeForRelativeFrames
    return inside(lengths.width ?? outer.width, lengths.height ?? outer.height)
  }

  /// Updates dependent frames after a change of the margins, which changes the part of the viewport for the content.
  package func marginsDidChange() {
    if !relativeFrames.dependents.entries.isEmpty {
      notifyDependents()
      forgetRowsOutOfSight()
    }
    forgetAnswers()
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// Discards cached results after a change of the size of the content.
  ///
  /// - Returns: Whether enclosing views must be notified; `false` if the change results from a trial proposal.
  package func recordChangedContent() -> Bool {
    if relativeFrames.isTakingOffer { return false }
    forgetAnswers()
    return true
  }

  private func forgetAnswers() {
    relativeFrames.hasAskedAround = relativeFrames.lengths.width == nil || relativeFrames.lengths.height == nil
    relativeFrames.ideal = .unspecified
  }

  /// Registers a frame inside that depends on this container.
  package func addRelativeFrame(_ frame: ContainerRelativeFrameNode) {
    add(frame, axes: frame.axes)
  }

  private func add(_ dependent: ItemNode, axes: Axis.Set) {
    relativeFrames.dependents.add(dependent)
    relativeFrames.axes.formUnion(axes)
    introduceToContainer()
    var item = dependent.container
    while let current = item, current !== self {
      if let lazy = current as? LazyContainerNode, lazy.followRelativeFrames(of: self, areTried: triesLengths) {
        relativeFrames.lazyContainers.add(lazy)
      }
      item = current.container
    }
  }

  /// Whether frames inside depend on lengths other than those with which this container or an enclosing one is
  /// placed.
  private var triesLengths: Bool {
    guard let placed = relativeFrames.placed else { return true }
    let lengths = relativeFrames.lengths
    return relativeFrames.axes.contains(.horizontal) && placed.width != lengths.width
      || relativeFrames.axes.contains(.vertical) && placed.height != lengths.height
      || relativeFrames.hasAskedAround && frameContainer?.triesLengths ?? false
  }

  /// Notifies the lazy containers inside whether the lengths are trial lengths, without notifying enclosing views.
  ///
  /// - Returns: Whether the value changed for any container.
  @discardableResult
  private func notifyLazyContainers() -> Bool {
    let wasTakingOffer = relativeFrames.isTakingOffer
    relativeFrames.isTakingOffer = true
    defer { relativeFrames.isTakingOffer = wasTakingOffer }
    let areTried = triesLengths
    var isNews = false
    for handle in relativeFrames.lazyContainers.entries {
      guard let lazy = host.handles.node(for: handle) else { continue }
      if lazy.relativeFramesDidChange(areTried: areTried) { isNews = true }
    }
    for handle in relativeFrames.dependents.entries {
      guard let inner = host.handles.node(for: handle) as? FrameContainerNode, inner.relativeFrames.hasAskedAround,
        inner.notifyLazyContainers()
      else { continue }
      inner.flags.remove(.needsMeasure)
      inner.needsMeasure()
      isNews = true
    }
    return isNews
  }

  /// Registers this container with the enclosing one, to be notified of its lengths.
  private func introduceToContainer() {
    guard let outer = frameContainer else { return }
    let source = host.handles.handle(for: outer)
    if relativeFrames.source == source { return }
    relativeFrames.source = source
    outer.add(self, axes: relativeFrames.axes)
  }

  /// Measures the content for a proposal, which can differ from the one with which the container is placed.
  package func withOffer(_ proposal: ProposedViewSize, _ measure: () -> CGSize) -> CGSize {
    take(proposal)
    let content = measure()
    recordIdeal(content, for: proposal)
    guard flags.contains(.isPlaced), Self.lengths(of: proposal) != Self.lengths(of: self.proposal) else {
      return content
    }
    if relativeFrames.dependents.entries.isEmpty {
      // Without dependents, the trial has no effect: frames inserted later use the placed lengths.
      relativeFrames.lengths = relativeFrames.placed ?? relativeFrames.lengths
    } else {
      // The content is placed again at the end of the layout, unless it has been placed by then.
      needsContentPlacement()
    }
    return content
  }

  /// Updates the frames inside to the proposal with which this container is placed.
  package func takeOffer(_ proposal: ProposedViewSize) {
    take(proposal)
    if relativeFrames.placed != relativeFrames.lengths {
      relativeFrames.placed = relativeFrames.lengths
      forgetRowsOutOfSight()
    }
    if !relativeFrames.dependents.entries.isEmpty { notifyLazyContainers() }
    reportIfFed(by: proposal)
  }

  private static func lengths(of proposal: ProposedViewSize) -> ProposedViewSize {
    let offer = proposal.asOffer
    return ProposedViewSize(
      width: offer.width.flatMap { $0.isFinite ? $0 : nil }, height: offer.height.flatMap { $0.isFinite ? $0 : nil })
  }

  /// Checks the invariants of ``RelativeFrames``.
  package func checkRelativeFrames(_ fail: (String) -> Void) {
    guard flags.contains(.isPlaced), !flags.contains(.needsPlacement), !isAbsent(.unplaced) else {
      return
    }
    let own = Self.lengths(of: proposal)
    if relativeFrames.lengths != own || relativeFrames.placed != own {
      fail("Relative frames inside use the current proposal of their container.")
    }
  }

  /// Returns whether the frames inside use the lengths of a proposal. The result is `true` if there are no such frames.
  package func hasTaken(_ proposal: ProposedViewSize) -> Bool {
    relativeFrames.dependents.entries.isEmpty || Self.lengths(of: proposal) == relativeFrames.lengths
  }

  private func take(_ proposal: ProposedViewSize) {
    let lengths = Self.lengths(of: proposal)
    if lengths.width == nil || lengths.height == nil { relativeFrames.hasAskedAround = true }
    if lengths == relativeFrames.lengths { return }
    relativeFrames.lengths = lengths
    if !relativeFrames.dependents.entries.isEmpty { notifyDependents() }
  }

  /// Requests measurement of the dependents after a change of the lengths of their container.
  private func notifyDependents() {
    let wasTakingOffer = relativeFrames.isTakingOffer
    relativeFrames.isTakingOffer = true
    for handle in relativeFrames.dependents.entries {
      switch host.handles.node(for: handle) {
      case let frame as ContainerRelativeFrameNode: frame.containerSizeDidChange()
      case let inner as FrameContainerNode: inner.outerLengthsDidChange()
      default: break
      }
    }
    notifyLazyContainers()
    relativeFrames.isTakingOffer = wasTakingOffer
    GuideMemory.of(host).forget()
  }

  /// Discards results that depend on the enclosing container, after a change of its lengths.
  package func outerLengthsDidChange() {
    guard relativeFrames.hasAskedAround, !relativeFrames.dependents.entries.isEmpty else { return }
    notifyDependents()
    forgetAnswers()
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// Discards the lengths of inactive rows, which were measured with other lengths.
  private func forgetRowsOutOfSight() {
    for handle in relativeFrames.dependents.entries {
      guard let dependent = host.handles.node(for: handle) else { continue }
      if let inner = dependent as? FrameContainerNode, inner.relativeFrames.hasAskedAround {
        inner.forgetRowsOutOfSight()
      }
      var item = dependent.container
      while let current = item, current !== self {
        (current as? LazyContainerNode)?.containerLengthsDidChange()
        item = current.container
      }
    }
  }

  // MARK: Frames that determine the proposal

  private func recordIdeal(_ content: CGSize, for proposal: ProposedViewSize) {
    if measuredAxes.contains(.horizontal), proposal.width == nil { relativeFrames.ideal.width = content.width }
    if measuredAxes.contains(.vertical), proposal.height == nil { relativeFrames.ideal.height = content.height }
  }

  /// Reports a proposal equal to the ideal size of this container if that size depends on frames inside.
  private func reportIfFed(by proposal: ProposedViewSize) {
    guard !relativeFrames.axes.isEmpty else { return }
    let outer = containerSizeForRelativeFrames
    for axis in Axis.allCases where measuredAxes.intersection(relativeFrames.axes).contains(Axis.Set(axis)) {
      let (offer, ideal) =
        axis == .horizontal
        ? (proposal.width, relativeFrames.ideal.width) : (proposal.height, relativeFrames.ideal.height)
      if let offer, offer == ideal, offer != outer.length(along: axis) {
        reportFrameDependsOnItself(axis, measured: outer.length(along: axis), offered: offer)
      }
    }
  }
}

extension FrameContainerNode {
  /// Reports that the proposal to this scroll view depends on frames relative to it, once for each place.
  ///
  /// - Parameters:
  ///   - axis: The axis of the lengths.
  ///   - measured: The length of the enclosing container, for which the frames were measured first, in points.
  ///   - offered: The subsequent proposal to the scroll view, in points.
  package final func reportFrameDependsOnItself(_ axis: Axis, measured: CGFloat, offered: CGFloat) {
    let path = self.path
    host.reportOnce(
      "relative:\(axis):\(path)",
      Diagnostic(
        .frameDependsOnItself, path: path,
        evidence: [
          Evidence("axis", "\(axis)"), Evidence("enclosing container", "\(measured)"),
          Evidence("proposed", "\(offered), the size of the scroll view without a proposal"),
        ]))
  }
}
