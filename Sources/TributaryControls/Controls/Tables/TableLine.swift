import TributaryGeometry
import TributaryLayout

/// A layout that places the cells of a table row side by side, with the widths of their columns.
///
///     width 300    [ 80 fixed ][ at most 60 ][ flexible ]   →   80 · 60 · 144, with 8 between them
///     width 300    [ ideally 120 ][ flexible ]              →   120 · 172
struct TableLine: Layout {
  let shapes: [TableColumnShape]

  /// The spacing between columns, in points.
  static let gap: CGFloat = 8

  /// Divides a width among the columns.
  ///
  /// Columns with an ideal width have that width if there is room for it, and the others receive equal shares of the
  /// rest. If all columns have an ideal width, or there is too little room, the widths differ from the ideal widths by
  /// equal shares of the difference. What the limits of a column take from its share, or add to it, is divided among
  /// the others.
  ///
  /// - Parameters:
  ///   - shapes: The width limits of the columns.
  ///   - room: The available width, in points.
  /// - Returns: One width per column, in points.
  static func lengths(_ shapes: [TableColumnShape], in room: CGFloat) -> [CGFloat] {
    let room = room - gap * CGFloat(max(0, shapes.count - 1))
    let ideal = shapes.indices.filter { shapes[$0].ideal != nil }
    let others = shapes.indices.filter { shapes[$0].ideal == nil }
    var lengths = shapes.map { $0.clamp($0.ideal ?? 0) }
    func sum(_ columns: [Int]) -> CGFloat { columns.reduce(0) { $0 + lengths[$1] } }
    let growing = others.isEmpty || sum(ideal) + sum(others) > room ? ideal : others
    let rest = room - sum(growing == ideal ? others : ideal)
    divide(rest, among: growing, shapes, &lengths)
    return lengths
  }

  /// Gives columns their widths: the ideal width, or 0, and an equal share of the difference from the available width.
  private static func divide(
    _ room: CGFloat, among columns: [Int], _ shapes: [TableColumnShape], _ lengths: inout [CGFloat]
  ) {
    var open = columns
    var rest = columns.reduce(room) { $0 - (shapes[$1].ideal ?? 0) }
    while !open.isEmpty {
      let share = rest / CGFloat(open.count)
      func excess(_ index: Int) -> CGFloat {
        let wanted = (shapes[index].ideal ?? 0) + share
        return shapes[index].clamp(wanted) - wanted
      }
      // Columns whose minimum exceeds their width are resolved first, because they reduce the share of the others.
      let tight = open.filter { excess($0) > 0 }
      let settled = tight.isEmpty ? open.filter { excess($0) < 0 } : tight
      for index in settled.isEmpty ? open : settled {
        let base = shapes[index].ideal ?? 0
        lengths[index] = shapes[index].clamp(base + share)
        rest -= lengths[index] - base
      }
      open = settled.isEmpty ? [] : open.filter { !settled.contains($0) }
    }
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
