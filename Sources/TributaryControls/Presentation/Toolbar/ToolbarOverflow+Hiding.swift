import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

extension ToolbarOverflow {
  /// The width for the button of the menu before the button exists, in points.
  private static var assumedMenuWidth: CGFloat { 16 }

  /// Decides which views of a line are hidden, so that the others fit, and reports the hidden items.
  ///
  /// - Parameters:
  ///   - widths: The widths of the views, in points.
  ///   - spacing: The minimum spacing between views, in points.
  ///   - room: The available width, in points.
  /// - Returns: Whether the view is hidden, for each of the views.
  func hide(_ views: [LayoutSubview], _ widths: [CGFloat], spacing: CGFloat, in room: CGFloat) -> [Bool] {
    let units = views.map { $0[ToolbarUnitKey.self] }
    var isHidden = views.map(\.isTemporary)
    var count = 0
    var length: CGFloat = 0
    for index in views.indices where !isHidden[index] {
      length += widths[index]
      count += 1
    }
    func fits() -> Bool { length + spacing * CGFloat(max(0, count - 1)) <= room + 0.001 }
    if fits() {
      take([])
      return isHidden
    }
    func hide(_ index: Int) {
      isHidden[index] = true
      length -= widths[index]
      count -= 1
    }
    // An item without height displays nothing: it is a space between others.
    func isSpace(_ index: Int) -> Bool {
      switch units[index]?.role {
      case .spacer: true
      case .item: views[index].sizeThatFits(.unspecified).height == 0
      default: false
      }
    }
    var movable: [(index: Int, priority: ToolbarItemVisibilityPriority)] = []
    for index in views.indices.reversed() {
      if isSpace(index) {
        if !fits() { hide(index) }
      } else if case .item(_, let priority) = units[index]?.role {
        movable.append((index, priority))
      }
    }
    guard !fits(), !movable.isEmpty else {
      take([])
      return isHidden
    }
    // The button of the menu takes part once an item is hidden.
    let menu = views.indices.first { if case .menu = units[$0]?.role { true } else { false } }
    if menu.map({ isHidden[$0] }) ?? true {
      length += menu.map { widths[$0] } ?? Self.assumedMenuWidth
      count += 1
    }
    if let menu { isHidden[menu] = false }
    let moved = movable.sorted { ($0.priority, $1.index) < ($1.priority, $0.index) }.prefix { next in
      if fits() { return false }
      hide(next.index)
      return true
    }
    let indices = Set(moved.map(\.index))
    take(
      views.indices.compactMap { index in
        if indices.contains(index), case .item(let id, _) = units[index]?.role { id } else { nil }
      })
    return isHidden
  }
}
