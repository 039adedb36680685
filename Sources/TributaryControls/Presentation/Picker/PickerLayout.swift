import TributaryGeometry
import TributaryLayout

/// The layout of the options of a picker, which is opaque to client code.
@_documentation(visibility: internal)
public struct PickerLayout: Sendable {
  enum Kind: Equatable {
    /// The default layout, which is a menu.
    case automatic
    case segmented, inline, menu
    /// A column beside the label.
    case beside
    /// A separate page that a row opens.
    case page
    /// A column, or a row if the environment sets it.
    case radioGroup
    /// A column that a lower frame shows around the selected option.
    case wheel

    /// Returns the layout in a container.
    ///
    /// - Parameter isInColumns: Whether labels are in a separate column.
    func resolved(isInColumns: Bool) -> Kind {
      switch self {
      case .automatic: .menu
      case .inline, .radioGroup, .wheel: isInColumns ? .beside : .inline
      case .segmented, .menu, .beside, .page: self
      }
    }
  }

  let kind: Kind
}

/// A layout of equally wide views side by side: the proposed width is divided, or else each has the largest ideal
/// width.
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

/// A layout of the options of a wheel: a column, which a lower frame shows around the selected option.
///
///     frame of 5 rows          frame of 3 rows
///     ┌ one ────────┐            one
///     │ two         │          ┌ two ────────┐
///     │ ✓ three     │          │ ✓ three     │
///     │ four        │          │ four        │
///     └ five ───────┘          └─────────────┘
///                                five
struct WheelLayout<SelectionValue: Hashable>: Layout {
  /// The selected value, whose change moves the options.
  let chosen: SelectionValue?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
    let height = sizes.reduce(0) { $0 + $1.height }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: max(0, min(proposal.height ?? height, height)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height }
    var y = bounds.minY
    if heights.reduce(0, +) > bounds.height {
      let index = subviews.firstIndex { ($0.proxy.element as? any AccessibleOption)?.isChosen ?? false } ?? 0
      let middle = heights[..<index].reduce(0, +) + heights[index] / 2
      y = bounds.midY - middle
    }
    for (subview, height) in zip(subviews, heights) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}
