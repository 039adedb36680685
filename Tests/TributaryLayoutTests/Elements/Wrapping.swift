/// A leaf that behaves like text: it has one line if it fits, and wraps otherwise.
final class Wrapping: TestElement {
  let whole: CGSize
  /// Whether it returns regions, and leaves the order of proposals to the stack.
  let tellsRegions: Bool

  init(_ whole: CGSize, tellsRegions: Bool = true) {
    (self.whole, self.tellsRegions) = (whole, tellsRegions)
    super.init()
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? .infinity, 0)
    if width >= whole.width { return whole }
    let lines = min(max((whole.width / max(width, 5)).rounded(.up), 1), max(1, fittingLines(proposal.height)))
    return CGSize(width: min(whole.width, max(width, 5)), height: lines * whole.height)
  }

  private func fittingLines(_ height: CGFloat?) -> CGFloat {
    guard let height, height < 1e6 else { return 1e9 }
    return (height / whole.height + 1e-9).rounded(.down)
  }

  override func region(for proposal: ProposedViewSize) -> ProposalRegion {
    guard tellsRegions else { return ProposalRegion(proposal) }
    let size = answer(proposal)
    if size == whole, proposal.width ?? .infinity >= whole.width {
      return ProposalRegion(width: .atLeast(whole.width), height: .all)
    }
    var region = ProposalRegion(proposal)
    let isCut = size.height < answer(ProposedViewSize(width: proposal.width, height: nil)).height
    if !isCut { region.height = .atLeast(size.height) }
    return region.contains(proposal) ? region : ProposalRegion(proposal)
  }

  override var acceptsAnyOrder: Bool { tellsRegions }
}
