import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// What a scroll view knows of the frames inside that are relative to it.
///
/// Such frames follow from what the scroll view is offered, never from what it answers: for each proposal there is one
/// answer, whatever was offered before. What is offered while a container tries proposals counts for that answer only.
///
/// Invariants:
/// 1. While the content is measured `lengths` are those offered by the proposal; `nil` where none or an endless one was
///    offered: there the lengths of the container around count.
/// 2. Unless the scroll view is flagged `needsPlacement`, `lengths` are those of its own proposal, and so are `placed`: a
///    frame may come inside, and ask, in a frame in which nothing is measured anew.
/// 3. What lazy containers inside know of rows that are not there follows from `placed`: what is only tried forgets nothing,
///    and is answered from the rows that are there. Else what is answered would follow from where it was placed, which
///    follows from what was answered.
///
/// Checked by `ScrollNode.checkRelativeFrames` but for the third, and tested by `RelativeFrameTests`.
package struct RelativeFrames {
  package fileprivate(set) var lengths = ProposedViewSize.unspecified
  /// The lengths that the scroll view was last placed with; `nil` before it is.
  package fileprivate(set) var placed: ProposedViewSize?
  /// The frames, and scroll views inside that have frames and ask this one; perhaps some that have gone.
  fileprivate var dependents = NodeRegister()
  /// The lazy containers around those; perhaps some that have gone.
  fileprivate var lazyContainers = NodeRegister()
  fileprivate var axes: Axis.Set = []
  /// Whether any answer that may be remembered follows from the container around.
  fileprivate var hasAskedAround = false
  /// Whether those inside that change do so because of another offer, which is no news for those around.
  fileprivate var isTakingOffer = false
  /// The length of the content along each axis when none was offered; `nil` while unknown.
  fileprivate var ideal = ProposedViewSize.unspecified
  fileprivate var source: NodeHandle?

  package init() {}
}

extension ScrollNode {
  /// Where nothing is offered, the length is that of the container around: the content's own would feed itself.
  package var lengthsForRelativeFrames: CGSize {
    let lengths = relativeFrames.lengths
    let inside = { (width: CGFloat, height: CGFloat) in
      CGSize(
        width: max(0, width - self.margins.content.horizontal), height: max(0, height - self.margins.content.vertical))
    }
    if let width = lengths.width, let height = lengths.height { return inside(width, height) }
    let outer = containerSizeForRelativeFrames
    return inside(lengths.width ?? outer.width, lengths.height ?? outer.height)
  }

  /// Returns the content has another part of the viewport.
  package func marginsDidChange() {
    if !relativeFrames.dependents.entries.isEmpty {
      notifyDependents()
      forgetRowsOutOfSight()
    }
    forgetAnswers()
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// What is inside has another size, and no answer is remembered from now on.
  ///
  /// - Returns: Whether that is news for those around; not if only another offer is tried.
  package func recordChangedContent() -> Bool {
    if relativeFrames.isTakingOffer { return false }
    forgetAnswers()
    return true
  }

  private func forgetAnswers() {
    relativeFrames.hasAskedAround = relativeFrames.lengths.width == nil || relativeFrames.lengths.height == nil
    relativeFrames.ideal = .unspecified
  }

  /// Takes a frame inside that is relative to this scroll view.
  package func addRelativeFrame(_ frame: ContainerRelativeFrameNode) {
    add(frame, axes: frame.axes)
  }

  private func add(_ dependent: ItemNode, axes: Axis.Set) {
    relativeFrames.dependents.add(host.handles.handle(for: dependent), in: host.handles)
    relativeFrames.axes.formUnion(axes)
    introduceToScrollNode()
    var item = dependent.container
    while let current = item, current !== self {
      if let lazy = current as? LazyContainerNode, lazy.followRelativeFrames(of: self, areTried: triesLengths) {
        relativeFrames.lazyContainers.add(host.handles.handle(for: lazy), in: host.handles)
      }
      item = current.container
    }
  }

  /// Whether frames inside follow from other lengths than this scroll view, or one around that it asks, is placed with.
  private var triesLengths: Bool {
    guard let placed = relativeFrames.placed else { return true }
    let lengths = relativeFrames.lengths
    return relativeFrames.axes.contains(.horizontal) && placed.width != lengths.width
      || relativeFrames.axes.contains(.vertical) && placed.height != lengths.height
      || relativeFrames.hasAskedAround && nearestScrollNode?.triesLengths ?? false
  }

  /// Tells the lazy containers inside whether lengths are only tried, which is no news for those around.
  ///
  /// - Returns: Whether any of them did not know.
  @discardableResult
  private func notifyLazyContainers() -> Bool {
    let wasTakingOffer = relativeFrames.isTakingOffer
    relativeFrames.isTakingOffer = true
    defer { relativeFrames.isTakingOffer = wasTakingOffer }
    let areTried = triesLengths
    var isNews = false
    for handle in relativeFrames.lazyContainers.entries {
      guard let lazy = host.handles.node(for: handle) as? LazyContainerNode else { continue }
      if lazy.relativeFramesDidChange(areTried: areTried) { isNews = true }
    }
    for handle in relativeFrames.dependents.entries {
      guard let scroll = host.handles.node(for: handle) as? ScrollNode, scroll.relativeFrames.hasAskedAround,
        scroll.notifyLazyContainers()
      else { continue }
      scroll.flags.remove(.needsMeasure)
      scroll.needsMeasure()
      isNews = true
    }
    return isNews
  }

  /// Asks to be told of the lengths of the scroll view around.
  private func introduceToScrollNode() {
    guard let outer = nearestScrollNode else { return }
    let source = host.handles.handle(for: outer)
    if relativeFrames.source == source { return }
    relativeFrames.source = source
    outer.add(self, axes: relativeFrames.axes)
  }

  /// Measures the content as it is for a proposal, which may be none that the scroll view is placed with.
  package func withOffer(_ proposal: ProposedViewSize, _ measure: () -> CGSize) -> CGSize {
    take(proposal)
    let content = measure()
    recordIdeal(content, for: proposal)
    guard flags.contains(.isPlaced), Self.lengths(of: proposal) != Self.lengths(of: self.proposal) else {
      return content
    }
    if relativeFrames.dependents.entries.isEmpty {
      // Nobody has followed: what comes inside later asks for what this stands with.
      relativeFrames.lengths = relativeFrames.placed ?? relativeFrames.lengths
    } else {
      // When the layout is done the content is put back, unless it has been placed by then.
      needsContentPlacement()
    }
    return content
  }

  /// Makes the frames inside follow from the proposal that this scroll view is placed with.
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
    guard flags.contains(.isPlaced), !flags.contains(.needsPlacement), !isAbsent([.concealed, .inactive]) else {
      return
    }
    let own = Self.lengths(of: proposal)
    if relativeFrames.lengths != own || relativeFrames.placed != own {
      fail("Frames inside follow from what the scroll view is offered.")
    }
  }

  /// Whether the frames inside follow from a proposal, or there are none.
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

  /// Lets those inside be measured again whose container has other lengths now.
  private func notifyDependents() {
    let wasTakingOffer = relativeFrames.isTakingOffer
    relativeFrames.isTakingOffer = true
    for handle in relativeFrames.dependents.entries {
      switch host.handles.node(for: handle) {
      case let frame as ContainerRelativeFrameNode: frame.containerSizeDidChange()
      case let scroll as ScrollNode: scroll.outerLengthsDidChange()
      default: break
      }
    }
    notifyLazyContainers()
    relativeFrames.isTakingOffer = wasTakingOffer
    host.guideMemory.forget()
  }

  /// Returns the container around has other lengths: answers that follow from them are true no more.
  package func outerLengthsDidChange() {
    guard relativeFrames.hasAskedAround, !relativeFrames.dependents.entries.isEmpty else { return }
    notifyDependents()
    forgetAnswers()
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  /// Rows that nobody sees were measured with other lengths.
  private func forgetRowsOutOfSight() {
    for handle in relativeFrames.dependents.entries {
      guard let dependent = host.handles.node(for: handle) as? ItemNode else { continue }
      if let scroll = dependent as? ScrollNode, scroll.relativeFrames.hasAskedAround { scroll.forgetRowsOutOfSight() }
      var item = dependent.container
      while let current = item, current !== self {
        (current as? LazyContainerNode)?.containerLengthsDidChange()
        item = current.container
      }
    }
  }

  // MARK: Frames that decide what is offered

  private func recordIdeal(_ content: CGSize, for proposal: ProposedViewSize) {
    if axes.contains(.horizontal), proposal.width == nil { relativeFrames.ideal.width = content.width }
    if axes.contains(.vertical), proposal.height == nil { relativeFrames.ideal.height = content.height }
  }

  /// Says that this scroll view was offered what it answered when it was offered nothing, if frames inside follow from it.
  private func reportIfFed(by proposal: ProposedViewSize) {
    guard !relativeFrames.axes.isEmpty else { return }
    let outer = containerSizeForRelativeFrames
    for axis in Axis.allCases where axes.intersection(relativeFrames.axes).contains(Axis.Set(axis)) {
      let (offer, ideal) =
        axis == .horizontal
        ? (proposal.width, relativeFrames.ideal.width) : (proposal.height, relativeFrames.ideal.height)
      if let offer, offer == ideal, offer != outer.length(along: axis) {
        host.reportFrameDependsOnItself(at: self, axis, measured: outer.length(along: axis), offered: offer)
      }
    }
  }
}

extension ViewGraph {
  /// Says once for each place that a scroll view was offered what followed from frames relative to it.
  ///
  /// - Parameters:
  ///   - measured: The length of the container around, by which the frames were measured first, in points.
  ///   - offered: What the scroll view was offered then, by which they go.
  package func reportFrameDependsOnItself(
    at node: ScrollNode, _ axis: Axis, measured: CGFloat, offered: CGFloat
  ) {
    let path = node.path
    reportOnce(
      "relative:\(axis):\(path)",
      Diagnostic(
        .frameDependsOnItself, path: path,
        evidence: [
          Evidence("axis", "\(axis)"), Evidence("container around", "\(measured)"),
          Evidence("proposed", "\(offered), the size of the scroll view without a proposal"),
        ]))
  }
}
