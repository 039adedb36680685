/// Builds the columns of a table out of those that a closure lists.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column that stands as a statement.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column by which nothing is sorted.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> UnsortedTableColumn<Column, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    UnsortedTableColumn(content: column)
  }

  /// A single column stays what it is.
  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column { column }

  /// Several columns, in the order of their statements.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated first: First, next second: Second
  ) -> TableColumnPair<First, Second> {
    TableColumnPair(first: first, second: second)
  }

  /// An `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column? { column }
}
