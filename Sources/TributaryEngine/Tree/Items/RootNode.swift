import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// The root of a tree, which centers its content in the safe area. Several root views form an implicit vertical stack.
@_spi(Engine) open class RootNode: UnaryNode {
  package final var viewSize: CGSize {
    didSet { boundsDidChange() }
  }

  /// The covered insets of the root, in points. The leading edge is the left edge, regardless of the layout direction.
  package final var safeArea: EdgeInsets {
    didSet {
      recordSafeArea()
      boundsDidChange()
    }
  }

  /// A closure of the owner that updates the content through ``evaluate(_:)``.
  package final var updateContent: (@MainActor () -> Void)?

  /// Runs code that creates or updates the content, as an evaluation of this node: it runs again after a change of a
  /// value that closures in the content have read outside of any body.
  @MainActor
  package final func evaluate(_ body: () -> Void) {
    let outer = currentEvaluation
    evaluation &+= 1
    currentEvaluation = UnsafeEvaluation(node: self)
    defer { currentEvaluation = outer }
    body()
  }

  @_spi(Engine) override open func dependencyDidChange() { needsUpdate() }

  @MainActor
  @_spi(Engine) override open func update() {
    flags.remove(.needsUpdate)
    updateContent?()
  }

  @MainActor
  package init(_ host: ViewGraph, size: CGSize, safeArea: EdgeInsets) {
    self.viewSize = size
    self.safeArea = safeArea
    super.init(itemRootOf: host)
    flags.insert(.isFragmentRoot)
    recordSafeArea()
    host.enqueueLayoutRoot(self)
    host.enqueueDraw(self)
  }

  @_spi(Engine) override open var sharesOriginWithContent: Bool { false }

  private func recordSafeArea() {
    if safeArea != EdgeInsets() { host.facts.hasSafeArea = true }
  }

  private var coveredSides: SideInsets { SideInsets(safeArea, .leftToRight) }

  @_spi(Engine) override open func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover(coveredSides) }

  /// The part of the root that is not covered, in root coordinates, in points.
  package final var safeFrame: CGRect { coveredSides.remainder(of: CGRect(origin: .zero, size: viewSize)) }

  @_spi(Engine) override open var ownProposal: ProposedViewSize { ProposedViewSize(viewSize) }

  @_spi(Engine) override open func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: viewSize)
  }

  @_spi(Engine) override open func placeContent() {
    guard let child else { return }
    let frame = safeFrame
    let proposal = ProposedViewSize(frame.size)
    let size = child.sizeThatFits(proposal)
    child.place(
      at: CGPoint(x: frame.minX + (frame.width - size.width) / 2, y: frame.minY + (frame.height - size.height) / 2),
      proposal: proposal)
  }

  /// Called after the size or the safe area of this root has changed.
  @_spi(Engine) open func boundsDidChange() {}

  /// The item in which input events find views.
  @_spi(Engine) open var inputRoot: ItemNode { self }

  /// Called after a view that this root displays was inserted or removed without a notification from an item.
  @_spi(Engine) open func shownItemsDidChange() {}
}
