import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The connection between a bar and its overflow menu.
///
///     line layout ──hidden items──▶ action ──state──▶ button and menu
///     hidden item ◀──state── copy in the menu
///
/// A hidden item stays in the bar, concealed. The menu displays a copy of it, and the client's views in both share
/// their state.
final class ToolbarOverflow {
  /// The items that the layout has hidden, in view order.
  private(set) var hidden: [ToolbarUnitID] = []
  /// The node that reports the hidden items.
  fileprivate weak var node: ToolbarOverflowNode?
  private var originals: [ToolbarUnitID: ToolbarStateNode.Reference] = [:]
  private var copies: [ToolbarUnitID: ToolbarStateNode.Reference] = [:]

  /// Receives the items that the layout has hidden.
  func take(_ hidden: [ToolbarUnitID]) {
    if hidden == self.hidden { return }
    self.hidden = hidden
    if let node { alreadyOnMainActor(with: node) { $0.announce() } }
  }

  // MARK: Shared state

  @MainActor
  fileprivate func add(_ node: ToolbarStateNode) {
    let other: ToolbarStateNode?
    if node.isCopy {
      copies[node.id] = ToolbarStateNode.Reference(node)
      other = originals[node.id]?.node
    } else {
      originals[node.id] = ToolbarStateNode.Reference(node)
      other = copies[node.id]?.node
    }
    guard let other else { return }
    node.host.inheritedState.share(node.isCopy ? other : node, with: node.isCopy ? node : other)
  }

  @MainActor
  fileprivate func remove(_ node: ToolbarStateNode) {
    node.host.inheritedState.endSharing(node)
    if node.isCopy {
      if copies[node.id]?.node === node { copies[node.id] = nil }
    } else if originals[node.id]?.node === node {
      originals[node.id] = nil
    }
  }
}

/// A modifier around a view of a toolbar item whose state is shared by its two places.
struct ToolbarStateModifier: PassThroughModifier {
  typealias Body = Never

  let id: ToolbarUnitID
  let overflow: ToolbarOverflow
  /// Whether the view is the copy in the menu.
  let isCopy: Bool

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ToolbarStateNode {
    ToolbarStateNode(modifier.pointee.id, modifier.pointee.overflow, isCopy: modifier.pointee.isCopy, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ToolbarStateNode) {}
}

/// The structural node around a view of a toolbar item, in the bar or in the overflow menu.
///
/// Invariant: the overflow knows this node until it is removed.
///
/// Tested by `ToolbarOverflowTests`.
package final class ToolbarStateNode: PassThroughNode {
  /// A reference that does not keep the node alive.
  struct Reference {
    weak var node: ToolbarStateNode?

    init(_ node: ToolbarStateNode) { self.node = node }
  }

  let id: ToolbarUnitID
  let isCopy: Bool
  private let overflow: ToolbarOverflow

  init(_ id: ToolbarUnitID, _ overflow: ToolbarOverflow, isCopy: Bool, _ inputs: NodeInputs) {
    self.id = id
    self.overflow = overflow
    self.isCopy = isCopy
    super.init(inputs)
    alreadyOnMainActor(with: self) { $0.overflow.add($0) }
  }

  @MainActor override package func willRemove() { overflow.remove(self) }
}

extension ToolbarStateNode: HideableInBar {
  package var hidesPresentations: Bool { isCopy }
}

/// A modifier of the line of a bar that reports which items are hidden.
struct ToolbarOverflowModifier: PassThroughModifier {
  typealias Body = Never

  let overflow: ToolbarOverflow
  let report: ([ToolbarUnitID]) -> Void

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ToolbarOverflowNode {
    ToolbarOverflowNode(modifier.pointee.overflow, modifier.pointee.report, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ToolbarOverflowNode) {
    node.report = modifier.pointee.report
  }
}

/// The node around the line of a bar, which reports the hidden items after their layout.
package final class ToolbarOverflowNode: PassThroughNode {
  var report: ([ToolbarUnitID]) -> Void
  private let overflow: ToolbarOverflow
  private let announcement = WalkReport(.other("toolbar overflow"))

  init(_ overflow: ToolbarOverflow, _ report: @escaping ([ToolbarUnitID]) -> Void, _ inputs: NodeInputs) {
    self.overflow = overflow
    self.report = report
    super.init(inputs)
    overflow.node = self
  }

  /// Schedules a report of the hidden items.
  @MainActor
  func announce() {
    announcement.schedule(by: self) { [weak self] in
      if let self { report(overflow.hidden) }
    }
  }
}

/// The state of a bar that concerns its overflow menu. The bar does not read it; the button and the items do.
struct ToolbarOverflowState {
  let connection: ToolbarOverflow
  /// The items that the bar hides.
  let hidden: Binding<[ToolbarUnitID]>
  /// The frame of the button of the menu in the coordinate space of the host; `nil` before its layout.
  let button: Binding<CGRect?>
}

/// The place at which an item that is hidden in its bar presents popovers: the button of the overflow menu.
struct HiddenItemAnchor {
  let id: ToolbarUnitID
  let hidden: Binding<[ToolbarUnitID]>
  let button: Binding<CGRect?>

  /// The frame of the button in the coordinate space of the host; `nil` while the item is in the bar.
  @MainActor var frame: CGRect? { hidden.wrappedValue.contains(id) ? button.wrappedValue : nil }
}

extension HiddenItemAnchor: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.hidden.isKnownEqual(to: b.hidden) && a.button.isKnownEqual(to: b.button)
  }
}

private struct HiddenItemAnchorKey: EnvironmentKey {
  static var defaultValue: HiddenItemAnchor? { nil }
}

private struct ToolbarItemCopyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The place of the enclosing toolbar item while it is hidden; `nil` outside of toolbar items.
  var hiddenItemAnchor: HiddenItemAnchor? {
    get { self[HiddenItemAnchorKey.self] }
    set { self[HiddenItemAnchorKey.self] = newValue }
  }

  /// Whether the view is in the copy of a toolbar item in the overflow menu.
  var isCopyOfToolbarItem: Bool {
    get { self[ToolbarItemCopyKey.self] }
    set { self[ToolbarItemCopyKey.self] = newValue }
  }
}

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
