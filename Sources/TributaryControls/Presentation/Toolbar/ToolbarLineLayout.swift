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
/// menu. Views that stay in the bar become narrower, the widest ones first.
struct ToolbarLineLayout: Layout {
  /// The overflow that receives the hidden items.
  let overflow: ToolbarOverflow

  /// The spacing between views, and the minimum spacing in a narrow bar, in points.
  static let gap: CGFloat = 12
  private static let leastGap: CGFloat = 4
  /// The width for the button of the menu before the button exists, in points.
  private static let assumedMenuWidth: CGFloat = 16

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
    let isHidden = hidden(all, widthsOfAll, in: bounds.width)
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
  /// Returns for each of the views at both ends whether it is hidden, and reports the hidden items.
  private func hidden(_ views: [LayoutSubview], _ widths: [CGFloat], in room: CGFloat) -> [Bool] {
    let units = views.map { $0[ToolbarUnitKey.self] }
    var isHidden = views.map(\.isTemporary)
    var count = 0
    var length: CGFloat = 0
    for index in views.indices where !isHidden[index] {
      length += widths[index]
      count += 1
    }
    func fits() -> Bool { length + Self.leastGap * CGFloat(max(0, count - 1)) <= room + 0.001 }
    func hide(_ index: Int) {
      isHidden[index] = true
      length -= widths[index]
      count -= 1
    }
    for index in views.indices.reversed() where !fits() {
      if case .spacer = units[index]?.role { hide(index) }
    }
    let movable: [(index: Int, priority: ToolbarItemVisibilityPriority)] = views.indices.compactMap { index in
      if case .item(_, let priority) = units[index]?.role { (index, priority) } else { nil }
    }
    guard !fits(), !movable.isEmpty else {
      overflow.take([])
      return isHidden
    }
    // The button of the menu takes part once an item is hidden.
    let menu = views.indices.first { if case .menu = units[$0]?.role { true } else { false } }
    if menu.map({ isHidden[$0] }) ?? true {
      length += menu.map { widths[$0] } ?? Self.assumedMenuWidth
      count += 1
    }
    if let menu { isHidden[menu] = false }
    for next in movable.sorted(by: { ($0.priority, $1.index) < ($1.priority, $0.index) }) where !fits() {
      hide(next.index)
    }
    overflow.take(
      views.indices.compactMap { index in
        if isHidden[index], case .item(let id, _) = units[index]?.role { id } else { nil }
      })
    return isHidden
  }
}

extension LayoutSubview {
  /// Whether the view is displayed only while items are hidden.
  fileprivate var isTemporary: Bool {
    if case .menu(isPermanent: false) = self[ToolbarUnitKey.self]?.role { true } else { false }
  }
}
