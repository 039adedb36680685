import TributaryGeometry
import TributaryLayout

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
