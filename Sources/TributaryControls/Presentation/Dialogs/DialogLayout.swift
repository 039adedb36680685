import TributaryGeometry
import TributaryLayout

/// A layout of the buttons of a dialog, with other views above them.
///
///     ╭───────────────────╮    ╭───────────────────╮
///     │       field       │    │       first       │
///     │ cancel  │  other  │    │       second      │   three or more, in their order
///     ╰───────────────────╯    │       cancel      │
///       two: cancel first      ╰───────────────────╯
///
/// Two buttons that are too wide for one row are also placed in order, below each other.
///
/// > Source: conformance DIALOG-02, DIALOG-03.
struct DialogLayout: Layout {
  /// The spacing between rows and between two buttons in a row, in points.
  private static let gap: CGFloat = 8

  /// Returns the indices of the subviews in each row.
  static func rows(of parts: [DialogPart]) -> [[Int]] {
    let others = parts.indices.filter { if case .other = parts[$0] { true } else { false } }
    let buttons = parts.indices.filter { if case .button = parts[$0] { true } else { false } }
    let cancels = parts.indices.filter { if case .cancel = parts[$0] { true } else { false } }
    let rows = others.map { [$0] }
    if buttons.count + cancels.count == 2 { return rows + [cancels + buttons] }
    return rows + (buttons + cancels).map { [$0] }
  }

  private func rows(_ subviews: Subviews) -> [[Int]] { Self.rows(of: subviews.map { $0[DialogPartKey.self] }) }

  /// Returns the indices of the subviews in each row, for a width in points.
  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [[Int]] {
    rows(subviews).flatMap { row in
      let column = column(width, of: row)
      let fits = row.count == 1 || row.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= column }
      // The cancel button is the first of two in a row, and the last in a column.
      return fits ? [row] : row.reversed().map { [$0] }
    }
  }

  private func width(_ proposal: ProposedViewSize, _ rows: [[Int]], _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return max(0, width) }
    let widths = rows.map { row in
      let widest = row.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
      return widest * CGFloat(row.count) + Self.gap * CGFloat(row.count - 1)
    }
    return widths.max() ?? 0
  }

  private func column(_ width: CGFloat, of row: [Int]) -> CGFloat {
    max(0, (width - Self.gap * CGFloat(row.count - 1)) / CGFloat(row.count))
  }

  private func height(of row: [Int], _ width: CGFloat, _ subviews: Subviews) -> CGFloat {
    let proposal = ProposedViewSize(width: column(width, of: row), height: nil)
    return row.map { subviews[$0].sizeThatFits(proposal).height }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, rows(subviews), subviews)
    let rows = rows(subviews, width)
    let heights = rows.reduce(0) { $0 + height(of: $1, width, subviews) }
    return CGSize(width: width, height: heights + Self.gap * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(subviews, bounds.width) {
      let height = height(of: row, bounds.width, subviews)
      let column = column(bounds.width, of: row)
      var x = bounds.minX
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x + column / 2, y: y + height / 2), anchor: .center,
          proposal: ProposedViewSize(width: column, height: height))
        x += column + Self.gap
      }
      y += height + Self.gap
    }
  }
}
