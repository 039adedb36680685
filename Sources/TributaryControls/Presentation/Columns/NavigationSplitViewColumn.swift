@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

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

/// How wide a column would like to be, in points.
struct SplitColumnWidth: Equatable {
  var ideal: CGFloat
}

/// The wish of what stands in a column: the first in view order.
struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }

  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Sets the width of the column of a split view that this view stands in.
  ///
  /// - Parameter width: In points; not for the last column, which takes what the others leave.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(ideal: width))
  }

  /// Sets the width of the column of a split view that this view stands in. There is nothing to drag a column's edge by: it
  /// is as many points wide as is ideal, within the other lengths.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? ideal)))
  }
}

/// What links in a column of a split view do: they lead to the next column.
final class SplitActions {
  /// Shows a page in the next column.
  var show: @MainActor (NavigationDestination) -> Void = { _ in }
  /// Shows the page of a value in the next column: that which a model declares, else that which the column itself does.
  var push: @MainActor (AnyHashable, NavigationModel?) -> Void = { _, _ in }
  /// A row of a list in the column was chosen.
  let rowChoice = RowChoice()
}

private struct SplitActionsKey: EnvironmentKey {
  static var defaultValue: SplitActions? { nil }
}

extension EnvironmentValues {
  /// What links do in this column; `nil` outside of split views, and in the last column.
  var splitActions: SplitActions? {
    get { self[SplitActionsKey.self] }
    set { self[SplitActionsKey.self] = newValue }
  }
}
