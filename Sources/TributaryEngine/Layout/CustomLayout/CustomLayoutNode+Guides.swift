import TributaryGeometry
import TributaryLayout

extension CustomLayoutNode {
  /// What the layout answers for a guide at a size that answers a proposal.
  func computedGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let value = ask { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    guard let value, !value.isFinite else { return value }
    host.reportInvalidDimension("explicitAlignment", "\(value)", at: self)
    return nil
  }
}
