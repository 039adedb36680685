import TributaryGeometry
import TributaryLayout

/// A layout that places a label and parts of ideal width at the two ends of a line, or below each other in a narrow
/// width.
///
///     │ label       part part │        │ label     │
///                                      │ part part │
///
/// Without a label, the parts can be placed at the leading edge.
struct DateLine: Layout {
  let hasLabel: Bool
  /// Whether the parts are placed at the leading edge.
  var isLeading = false

  /// The spacing between views in a line, and between lines, in points.
  private static let gap: CGFloat = 8
  private static let lineGap: CGFloat = 4
  /// The width below which a label with a larger ideal width is placed above the parts, in points.
  private static let leastLabel: CGFloat = 64

  /// Returns the indices of the subviews in each line, for a width in points.
  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [Range<Int>] {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let first = hasLabel ? 1 : 0
    let parts = ideal.dropFirst(first).reduce(0) { $0 + $1 + Self.gap } - Self.gap
    if first == 1, width - parts - Self.gap >= min(ideal[0], Self.leastLabel) { return [0..<ideal.count] }
    var lines = hasLabel ? [0..<1] : []
    var (start, used) = (first, CGFloat(0))
    for index in ideal.indices.dropFirst(first) {
      if index > start, used + Self.gap + ideal[index] > width {
        lines.append(start..<index)
        (start, used) = (index, ideal[index])
      } else {
        used += (index > start ? Self.gap : 0) + ideal[index]
      }
    }
    return start < ideal.count ? lines + [start..<ideal.count] : lines
  }

  /// Returns the size of a view in a line of a width, in points.
  private func size(of index: Int, in line: Range<Int>, _ width: CGFloat, _ subviews: Subviews) -> CGSize {
    let isLabel = hasLabel && index == 0
    var room = width
    if isLabel {
      room -= line.dropFirst().reduce(0) { $0 + Self.gap + subviews[$1].sizeThatFits(.unspecified).width }
    }
    return subviews[index].sizeThatFits(
      ProposedViewSize(width: isLabel ? max(0, room) : idealWidth(index, room, subviews), height: nil))
  }

  private func idealWidth(_ index: Int, _ room: CGFloat, _ subviews: Subviews) -> CGFloat {
    min(room, subviews[index].sizeThatFits(.unspecified).width)
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite, hasLabel { return max(0, width) }
    let ideal = subviews.reduce(-Self.gap) { $0 + Self.gap + $1.sizeThatFits(.unspecified).width }
    return max(0, min(ideal, proposal.width ?? ideal))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.isEmpty { return .zero }
    let width = width(proposal, subviews)
    let heights = lines(width, subviews).map { line in
      line.map { size(of: $0, in: line, width, subviews).height }.max() ?? 0
    }
    return CGSize(width: width, height: heights.reduce(-Self.lineGap) { $0 + Self.lineGap + $1 })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(bounds.width, subviews) {
      let sizes = line.map { size(of: $0, in: line, bounds.width, subviews) }
      let height = sizes.map(\.height).max() ?? 0
      var x = bounds.maxX
      if isLeading { x = bounds.minX + sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap } }
      for (index, size) in zip(line, sizes).reversed() {
        if hasLabel, index == 0 { x = bounds.minX + size.width }
        subviews[index].place(
          at: CGPoint(x: x - size.width, y: y + height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x -= size.width + Self.gap
      }
      y += height + Self.lineGap
    }
  }
}
