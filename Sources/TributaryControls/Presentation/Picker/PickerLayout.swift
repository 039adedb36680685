import TributaryGeometry
import TributaryLayout

/// How the options of a picker stand; opaque to user code.
public struct PickerLayout: Sendable {
  enum Kind: Equatable {
    /// As the surroundings of the picker ask for it.
    case automatic
    case segmented, inline, menu
    /// One below the other, beside the label.
    case beside
    /// On a page that a row leads to.
    case page

    /// What stands for this where a picker is.
    ///
    /// - Parameters:
    ///   - isInList: Whether a list is around, whose rows have a label at one end and a value at the other.
    ///   - isInColumns: Whether labels stand in a column of their own.
    func resolved(isInList: Bool, isInColumns: Bool) -> Kind {
      switch self {
      case .automatic: isInList || isInColumns ? .menu : .segmented
      case .inline: isInColumns ? .beside : .inline
      case .segmented, .menu, .beside, .page: self
      }
    }
  }

  let kind: Kind
}

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
