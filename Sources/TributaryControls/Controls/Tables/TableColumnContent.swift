@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A type that represents columns of a table.
///
/// The requirement whose name begins with an underscore belongs to the engine.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that sorts rows; `Never` for columns that are not sortable.
  associatedtype TableColumnSortComparator

  /// Appends the columns to those of a table.
  func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>)
}

/// The collected columns of a table, which are opaque to client code.
@MainActor
@_documentation(visibility: internal)
public struct TableColumns<RowValue, Sort> {
  struct Column {
    let label: AnyView
    let content: (RowValue) -> AnyView
    let shape: TableColumnShape
    let comparator: Sort?
    var identity = TableColumnIdentity()
  }

  private(set) var columns: [Column] = []
  /// The statements and elements whose columns are being appended.
  private var part: [AnyHashable] = []
  /// The next free numbers of columns in the same statements and elements.
  private var counts: [[AnyHashable]: Int] = [:]

  init() {}

  mutating func append(_ column: Column) {
    var column = column
    column.identity.place = part + column.identity.place
    column.identity.place.occupy(in: &counts)
    columns.append(column)
  }

  /// Appends the columns of a statement or an element.
  mutating func append(_ content: some TableColumnContent<RowValue, Sort>, at step: AnyHashable) {
    part.append(step)
    content._append(to: &self)
    part.removeLast()
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public func _append(to columns: inout TableColumns<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator>) {
    self?._append(to: &columns)
  }
}

/// A result builder that creates table columns from a closure.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Builds a column from an expression.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Builds a column that is not sortable from an expression.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> UnsortedTableColumn<Column, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    UnsortedTableColumn(content: column)
  }

  /// Builds a single column.
  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column { column }

  /// Combines columns in the order of their statements.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated first: First, next second: Second
  ) -> TableColumnPair<First, Second> {
    TableColumnPair(first: first, second: second)
  }

  /// Builds columns from an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column? { column }
}

/// Columns that are generated from the elements of a collection.
///
/// > Source: conformance TABLE-07.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
> where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content
}

extension TableColumnForEach {
  /// Creates one or more columns for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The columns for an element.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates one or more columns for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identifier of an element.
  ///   - content: The columns for an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public func _append(to columns: inout TableColumns<RowValue, Sort>) {
    for element in data { columns.append(content(element), at: element[keyPath: id]) }
  }
}

/// Two column contents in sequence.
@_documentation(visibility: internal)
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  let first: First
  let second: Second
}

extension TableColumnPair: TableColumnContent {
  public func _append(to columns: inout TableColumns<First.TableRowValue, First.TableColumnSortComparator>) {
    columns.append(first, at: 0)
    columns.append(second, at: 1)
  }
}

/// Table columns that a `ContentBuilder` combines.
extension ViewPair: TableColumnContent
where
  Preceding: TableColumnContent, Last: TableColumnContent, Preceding.TableRowValue == Last.TableRowValue,
  Preceding.TableColumnSortComparator == Last.TableColumnSortComparator
{
  public typealias TableColumnSortComparator = Preceding.TableColumnSortComparator

  public func _append(
    to columns: inout TableColumns<Preceding.TableRowValue, Preceding.TableColumnSortComparator>
  ) {
    columns.append(preceding, at: 0)
    columns.append(last, at: 1)
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  public func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>) {
    content._append(to: &columns)
  }
}

extension Group where Content: TableColumnContent {
  /// Creates a group of table columns.
  @_disfavoredOverload
  public nonisolated init<R: Identifiable, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(grouped: content())
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Creates one or more columns for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The columns for an element.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}

extension TableColumnContent {
  /// Sets the identifier of the column in the customization of the table.
  ///
  /// > Source: conformance TABLE-14.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.id = id }
  }

  /// Sets the visibility of the column in a table whose customization does not change it.
  ///
  /// > Source: conformance TABLE-14.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the changes to the column that the reader cannot make. Changes by your code are possible.
  ///
  /// > Source: conformance TABLE-15.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.disabled = behavior }
  }
}

/// The identifier of a column and its possible changes.
struct TableColumnIdentity {
  var id: String?
  var place = TableColumnLocation()
  var defaultVisibility = Visibility.automatic
  var disabled: TableColumnCustomizationBehavior = []
}

/// Columns with changed identities.
private struct CustomizedTableColumns<Content: TableColumnContent> {
  let columns: Content
  let change: @Sendable (inout TableColumnIdentity) -> Void

  nonisolated init(columns: Content, _ change: @escaping @Sendable (inout TableColumnIdentity) -> Void) {
    self.columns = columns
    self.change = change
  }
}

extension CustomizedTableColumns: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator

  func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>) {
    var own = TableColumns<TableRowValue, TableColumnSortComparator>()
    self.columns._append(to: &own)
    for var column in own.columns {
      change(&column.identity)
      columns.append(column)
    }
  }
}
