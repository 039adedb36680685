import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// The root of a tree: centres its content in the safe area. Several root views stand in an implicit vertical stack.
@_spi(Engine) open class RootNode: UnaryNode {
  package final var viewSize: CGSize {
    didSet { boundsDidChange() }
  }

  /// What is covered of the picture; leading is left, whichever way text runs.
  package final var safeArea: EdgeInsets {
    didSet {
      recordSafeArea()
      boundsDidChange()
    }
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
    host.recordSafeArea(coversRoot: safeArea != EdgeInsets())
  }

  private var coveredSides: SideInsets { SideInsets(safeArea, .leftToRight) }

  @_spi(Engine) override open func cover(around item: ItemNode) -> SafeAreaCover { SafeAreaCover(coveredSides) }

  /// The part of the picture that nothing covers, in root coordinates.
  package final var safeFrame: CGRect { coveredSides.remainder(of: CGRect(origin: .zero, size: viewSize)) }

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

  /// The size or the safe area of this root is another one.
  @_spi(Engine) open func boundsDidChange() {}

  /// The item inside of which input finds views.
  @_spi(Engine) open var inputRoot: ItemNode { self }

  /// Something that this root shows has come or gone where no item tells it.
  @_spi(Engine) open func shownItemsDidChange() {}
}

extension RootNode: ProposesToItself {
  package var ownProposal: ProposedViewSize { ProposedViewSize(viewSize) }
}

extension RootNode: RelativeFrameContainer {
  package var sizeForRelativeFrames: CGSize { safeFrame.size }
}
