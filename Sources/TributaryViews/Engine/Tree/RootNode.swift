import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

/// The root of a tree: centres its content in the safe area. Several root views stand in an implicit vertical stack.
///
/// Invariant: `layers` are those of presenters in the tree that have shown something, back to front: what was presented last
/// lies in front.
@usableFromInline
package final class RootNode: UnaryNode {
  /// What is shown in front of the content.
  package final var layers: ContiguousArray<LayerNode> = []

  package var viewSize: CGSize {
    didSet { host.sizeForRelativeFramesDidChange() }
  }

  /// What is covered of the picture; leading is left, whichever way text runs.
  package var safeArea: EdgeInsets {
    didSet {
      recordSafeArea()
      host.sizeForRelativeFramesDidChange()
    }
  }

  @MainActor
  package init(_ host: HostCore, size: CGSize, safeArea: EdgeInsets) {
    self.viewSize = size
    self.safeArea = safeArea
    super.init(itemRootOf: host)
    flags.insert(.isFragmentRoot)
    recordSafeArea()
    host.enqueueLayoutRoot(self)
    host.enqueueDraw(self)
  }

  override package var sharesOriginWithContent: Bool { false }

  override package var layoutProposal: ProposedViewSize { ProposedViewSize(viewSize) }

  private func recordSafeArea() {
    if safeArea != EdgeInsets() || host.hasSafeArea {
      host.feature(SafeAreaFacts.self).isRootCovered = safeArea != EdgeInsets()
    }
  }

  private var coveredSides: SideInsets { SideInsets(safeArea, .leftToRight) }

  override package func coveredSides(around item: ItemNode) -> SideInsets? { coveredSides }

  /// The part of the picture that nothing covers, in root coordinates.
  package var safeFrame: CGRect { coveredSides.remainder(of: CGRect(origin: .zero, size: viewSize)) }

  override package var sizeForRelativeFrames: CGSize? { safeFrame.size }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: viewSize)
  }

  override package func placeContent() {
    guard let child else { return }
    let frame = safeFrame
    let proposal = ProposedViewSize(frame.size)
    let size = child.sizeThatFits(proposal)
    child.place(
      at: CGPoint(x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2),
      proposal: proposal)
    for layer in layers { placeLayer(layer) }
  }

  // MARK: Layers

  override package func childNeedsMeasure(_ child: ItemNode) {
    // A layer has the size of the safe area, whatever is in it.
    if let layer = child as? LayerNode { host.enqueueLayoutRoot(layer) } else { needsMeasure() }
  }

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    super.forEachItem(body)
    for layer in layers { body(layer) }
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    super.draw(into: &recorder, at: origin)
    for layer in layers where layer.isShown { recorder.draw(layer, at: origin) }
  }

  /// What is modal hides what is behind it, also where it is not hit itself.
  override package func hitContent(at point: CGPoint) -> HitChain {
    if let layer = modalLayer { return hit(layer, at: point) }
    return super.hitContent(at: point)
  }

  @MainActor
  override package func checkCaches(_ fail: (String) -> Void) {
    for layer in layers where layer.flags.contains(.isRemoved) { fail("A layer goes with its presenter.") }
  }
}
