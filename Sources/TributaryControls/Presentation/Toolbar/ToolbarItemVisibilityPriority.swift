/// The priority with which a toolbar item stays in a bar that is too narrow for all of its items.
///
/// Items with a lower priority move into the overflow menu before those with a higher one. The last one of several
/// items with the same priority moves first.
///
/// > Source: conformance TOOLBAR-30, TOOLBAR-33.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let rank: Int

  /// The priority of items without a preference, between `low` and `high`.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  /// The priority of items that move into the menu before those with the default priority.
  public static let low = ToolbarItemVisibilityPriority(rank: -step)
  /// The priority of items that stay in the bar longer than those with the default priority.
  public static let high = ToolbarItemVisibilityPriority(rank: step)

  /// The distance between the ranks of two predefined priorities.
  private static let step = 1_000

  private init(rank: Int) { self.rank = rank }

  /// Creates a priority between another one and the next higher predefined priority.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    let next = Self.predefined.first { $0 > other }
    rank = min(other.rank + 1, next.map { $0.rank - 1 } ?? .max)
  }

  /// Creates a priority between another one and the next lower predefined priority.
  public init(lowerThan other: ToolbarItemVisibilityPriority) {
    let next = Self.predefined.last { $0 < other }
    rank = max(other.rank - 1, next.map { $0.rank + 1 } ?? .min)
  }

  private static var predefined: [ToolbarItemVisibilityPriority] { [.low, .automatic, .high] }
}

extension ToolbarItemVisibilityPriority: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// Toolbar content with a visibility priority.
struct PrioritizedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let priority: ToolbarItemVisibilityPriority?
}

extension PrioritizedToolbarContent: PrimitiveToolbarContent {
  typealias Body = Never

  func _appendItems(to items: inout ToolbarItems) { items.append(content, with: priority) }
}

extension PrioritizedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Sets the priority with which these items stay in a top bar that is too narrow for all of its items.
  ///
  /// > Source: conformance TOOLBAR-30.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}

extension CustomizableToolbarContent {
  /// Sets the priority with which these items stay in a top bar that is too narrow for all of its items.
  ///
  /// > Source: conformance TOOLBAR-30.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
    PrioritizedToolbarContent(content: self, priority: priority)
  }
}
