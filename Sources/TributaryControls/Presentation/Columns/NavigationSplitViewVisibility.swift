/// Which columns of a split view are shown where there is room for all.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  enum Choice: Equatable, Sendable { case automatic, all, doubleColumn, detailOnly }

  let choice: Choice

  /// All of them.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .automatic) }
  /// All of them.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .all) }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .doubleColumn) }
  /// The last one.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .detailOnly) }
}
