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

/// Columns made from the elements of a collection.
///
/// > Source: conformance TABLE-07.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
> where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  let data: Data
  let content: (Data.Element) -> Content
}

extension TableColumnForEach {
  /// A column, or several, for each element that is identified by its own id.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  /// A column, or several, for each element that is identified by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public func _append(to columns: inout TableColumns<RowValue, Sort>) {
    for element in data { content(element)._append(to: &columns) }
  }
}

/// Two contents of columns, one after the other.
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  let first: First
  let second: Second
}

extension TableColumnPair: TableColumnContent {
  public func _append(to columns: inout TableColumns<First.TableRowValue, First.TableColumnSortComparator>) {
    first._append(to: &columns)
    second._append(to: &columns)
  }
}
