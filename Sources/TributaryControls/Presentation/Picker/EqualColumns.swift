import TributaryGeometry
import TributaryLayout

/// Views side by side, all equally wide: as wide as the widest would like to be, unless another width is proposed.
struct EqualColumns: Layout {
  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if subviews.isEmpty { return 0 }
    if let width = proposal.width, width.isFinite { return max(0, width) / CGFloat(subviews.count) }
    return subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, subviews)
    let heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    return CGSize(width: width * CGFloat(subviews.count), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
