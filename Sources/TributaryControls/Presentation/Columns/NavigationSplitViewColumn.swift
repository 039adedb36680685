@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Hashable, Comparable, Sendable { case sidebar, content, detail }

  let place: Place

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .sidebar) }
  /// The middle column of three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: .detail) }
}

/// The visibility of the columns of a split view in a regular width.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  enum Choice: Equatable, Sendable { case automatic, all, doubleColumn, detailOnly }

  let choice: Choice

  /// All columns.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .all) }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .doubleColumn) }
  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(choice: .detailOnly) }
}

/// The preferred width of a column, in points.
struct SplitColumnWidth: Equatable {
  var ideal: CGFloat
}

/// The preference for the preferred width of a column. The first value in view order applies.
struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }

  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Sets the width of the split view column that contains this view.
  ///
  /// - Parameter width: The width in points. It does not apply to the last column, which has the remaining width.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(ideal: width))
  }

  /// Sets the width of the split view column that contains this view, in points.
  ///
  /// The width is `ideal`, clamped to `min` and `max`, because columns cannot be resized by dragging.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; `nil` for no limit.
  ///   - ideal: The preferred width, in points.
  ///   - max: The maximum width, in points; `nil` for no limit.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? ideal)))
  }
}

/// The actions of links in a column of a split view, which affect the next column.
final class SplitActions {
  /// A closure that shows a page in the next column.
  var show: @MainActor (NavigationDestination) -> Void = { _ in }
  /// A closure that shows the page of a value in the next column: the destination that a model declares, or else one of
  /// that column.
  var push: @MainActor (AnyHashable, NavigationModel?) -> Void = { _, _ in }
  /// Whether the column has appeared, so that later changes of its selection are not those with which it was created.
  var hasAppeared = false
  /// The selections of the lists in the column.
  let rowChoice = RowChoice()
}

private struct SplitActionsKey: EnvironmentKey {
  static var defaultValue: SplitActions? { nil }
}

extension EnvironmentValues {
  /// The actions of links in this column; `nil` outside split views and in the last column.
  var splitActions: SplitActions? {
    get { self[SplitActionsKey.self] }
    set { self[SplitActionsKey.self] = newValue }
  }
}
