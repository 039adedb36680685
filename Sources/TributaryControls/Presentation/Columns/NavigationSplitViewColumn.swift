/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Hashable, Sendable { case sidebar, content, detail }

  let place: Place

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .sidebar) }
  /// The column between the first and the last, of three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .detail) }
}
