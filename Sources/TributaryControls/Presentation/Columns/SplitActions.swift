@_spi(Engine) import TributaryEngine

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
