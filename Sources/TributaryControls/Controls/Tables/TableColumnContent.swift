@_spi(Engine) import TributaryEngine

/// What stands in a table: columns.
///
/// The requirement whose name begins with an underscore is the engine's.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table is made for.
  associatedtype TableRowValue: Identifiable
  /// What rows are sorted by; `Never` where they are not.
  associatedtype TableColumnSortComparator

  /// Adds the columns to those of a table.
  func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>)
}

/// The columns of a table, as they are collected; opaque to user code.
@MainActor
public struct TableColumns<RowValue, Sort> {
  struct Column {
    let label: AnyView
    let content: (RowValue) -> AnyView
    let shape: TableColumnShape
    let comparator: Sort?
  }

  private(set) var columns: [Column] = []

  init() {}

  mutating func append(_ column: Column) { columns.append(column) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public func _append(to columns: inout TableColumns<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator>) {
    self?._append(to: &columns)
  }
}
