import TributaryGeometry
import TributaryLayout

/// The layout value that identifies the part of a bar to which a view belongs.
struct ToolbarSlotKey: LayoutValueKey {
  static var defaultValue: ToolbarSlot { .principal }
}

/// A layout of the line of a bar, with views at the beginning, in the center, and at the end.
///
///     │ leading leading      principal      trailing trailing … pinned │
///
/// Center views move if they would overlap the others, and receive the remaining width. If the views at both ends do
/// not fit, their spacing is reduced. If they still do not fit, spacers are removed, and items move into the overflow
/// menu. Views that stay in the bar become narrower, the widest ones first. A title without space is hidden.
struct ToolbarLineLayout: Layout {
  /// The overflow that receives the hidden items.
  let overflow: ToolbarOverflow

  /// The spacing between views, and the minimum spacing in a narrow bar, in points.
  static let gap: CGFloat = 12
  private static let leastGap: CGFloat = 4
  /// The width below which a truncated title is hidden, in points. A narrower title would show only an ellipsis.
  private static let leastTitleWidth: CGFloat = 32

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
    let sizes = subviews.filter { !$0.isTemporary }.map { $0.sizeThatFits(.unspecified) }
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
    let all = subviews.filter { $0[ToolbarSlotKey.self] != .principal }
    let widthsOfAll = all.map { width(of: $0, nil) }
    let isHidden = overflow.hide(all, widthsOfAll, spacing: Self.leastGap, in: bounds.width)
    for (subview, isHidden) in zip(all, isHidden) where isHidden {
      subview.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), proposal: .hidingToolbarPart)
    }
    let sides = zip(all, isHidden).filter { !$0.1 }.map(\.0)
    let ideal = zip(widthsOfAll, isHidden).filter { !$0.1 }.map(\.0)
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
    let room = max(0, end - start)
    var middle = subviews.filter { $0[ToolbarSlotKey.self] == .principal }
    if let title = middle.first, title.isTitle,
      room < max(min(Self.leastTitleWidth, width(of: title, nil)), width(of: title, room))
    {
      title.place(at: CGPoint(x: bounds.midX, y: bounds.midY), proposal: .hidingToolbarPart)
      middle.removeFirst()
    }
    guard !middle.isEmpty else { return }
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

extension LayoutSubview {
  /// Whether the view is displayed only while items are hidden.
  var isTemporary: Bool {
    if case .menu(isPermanent: false) = self[ToolbarUnitKey.self]?.role { true } else { false }
  }
  /// Whether the view is the title, which needs no place in a full bar.
  fileprivate var isTitle: Bool { if case .title = self[ToolbarUnitKey.self]?.role { true } else { false } }
}
