import TributaryGeometry
import TributaryLayout

/// A layout that places the cells of a table row side by side, with the widths of their columns.
///
///     width 300    [ 80 fixed ][ at most 60 ][ flexible ]   →   80 · 60 · 144, with 8 between them
struct TableLine: Layout {
  let shapes: [TableColumnShape]

  /// The spacing between columns, in points.
  static let gap: CGFloat = 8

  /// Divides a width among the columns.
  ///
  /// Columns receive equal shares of the width. The difference between the share and the limit of a column is divided
  /// among the others.
  ///
  /// - Parameters:
  ///   - shapes: The width limits of the columns.
  ///   - room: The available width, in points.
  /// - Returns: One width per column, in points.
  static func lengths(_ shapes: [TableColumnShape], in room: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: shapes.count)
    var open = Set(shapes.indices)
    var rest = room - gap * CGFloat(max(0, shapes.count - 1))
    while !open.isEmpty {
      let share = max(0, rest) / CGFloat(open.count)
      // Columns whose minimum exceeds the share are resolved first, because they reduce the share of the others.
      let tight = open.filter { shapes[$0].clamp(share) > share }
      let settled = tight.isEmpty ? open.filter { shapes[$0].clamp(share) < share } : tight
      for index in (settled.isEmpty ? open : settled).sorted() {
        lengths[index] = shapes[index].clamp(share)
        rest -= lengths[index]
        open.remove(index)
      }
    }
    return lengths
  }

  /// Returns the trailing edge of a column, in points from the leading edge of the first one.
  static func end(of index: Int, _ lengths: [CGFloat]) -> CGFloat {
    lengths[...index].reduce(0, +) + gap * CGFloat(index)
  }

  private func lengths(in width: CGFloat?) -> [CGFloat] {
    guard let width, width.isFinite else { return shapes.map { $0.clamp($0.ideal ?? 100) } }
    return Self.lengths(shapes, in: width)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lengths = lengths(in: proposal.width)
    let heights = zip(subviews, lengths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    let all = lengths.reduce(0, +) + Self.gap * CGFloat(max(0, lengths.count - 1))
    return CGSize(width: max(all, proposal.width?.asCoordinate ?? 0), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, length) in zip(subviews, Self.lengths(shapes, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: length, height: bounds.height))
      x += length + Self.gap
    }
  }
}
