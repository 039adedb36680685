import TributaryGeometry
import TributaryLayout

/// The layout value that identifies the part of a bar to which a view belongs.
struct ToolbarSlotKey: LayoutValueKey {
  static var defaultValue: ToolbarSlot { .principal }
}

/// A layout of the line of a bar, with views at the beginning, in the center, and at the end.
///
///     │ leading leading      principal      trailing trailing │
///
/// Center views move if they would overlap the others, and receive the remaining width. If the views at both ends do
/// not fit, their spacing is reduced, and the widest views become narrower.
struct ToolbarLineLayout: Layout {
  /// The spacing between views, and the minimum spacing in a narrow bar, in points.
  private static let gap: CGFloat = 12
  private static let leastGap: CGFloat = 4

  /// Returns the widths of views with ideal widths in an available width, all in points.
  private static func widths(_ ideal: [CGFloat], in room: CGFloat) -> [CGFloat] {
    var widths = ideal
    var left = room
    for (served, index) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      widths[index] = min(ideal[index], max(0, left) / CGFloat(ideal.count - served))
      left -= widths[index]
    }
    return widths
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: proposal.width ?? widths, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let height = bounds.height
    func width(of subview: LayoutSubview, _ room: CGFloat?) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(width: room, height: height)).width
    }
    func place(_ subview: LayoutSubview, _ x: CGFloat, _ width: CGFloat) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: height))
    }
    var (start, end) = (bounds.minX, bounds.maxX)
    let sides = subviews.filter { $0[ToolbarSlotKey.self] != .principal }
    let ideal = sides.map { width(of: $0, nil) }
    let spare = bounds.width - ideal.reduce(0, +)
    let gap = max(Self.leastGap, min(Self.gap, spare / CGFloat(max(1, sides.count - 1))))
    let wide = Self.widths(ideal, in: bounds.width - gap * CGFloat(max(0, sides.count - 1)))
    for (subview, width) in zip(sides, wide) where subview[ToolbarSlotKey.self] == .leading {
      place(subview, start, width)
      start += width + gap
    }
    for (subview, width) in zip(sides, wide).reversed() where subview[ToolbarSlotKey.self] == .trailing {
      place(subview, end - width, width)
      end -= width + gap
    }
    let middle = subviews.filter { $0[ToolbarSlotKey.self] == .principal }
    guard !middle.isEmpty else { return }
    let room = max(0, end - start)
    let gaps = Self.gap * CGFloat(middle.count - 1)
    let widths = middle.map { width(of: $0, max(0, room - gaps) / CGFloat(middle.count)) }
    let whole = widths.reduce(gaps, +)
    var x = max(start, min(bounds.midX - whole / 2, end - whole))
    for (subview, width) in zip(middle, widths) {
      place(subview, x, width)
      x += width + Self.gap
    }
  }
}
