/// A row of a table, for a value.
///
/// > Source: conformance TABLE-06.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row that shows a value in the columns of its table.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public func _rows(_ cells: TableCells<Value>) -> some View { cells.row(of: value) }
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public func _rows(_ cells: TableCells<Data.Element>) -> some View {
    ForEach(data) { cells.row(of: $0) }
  }
}

/// Two contents of rows, one after the other.
public struct TableRowPair<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  let first: First
  let second: Second
}

extension TableRowPair: TableRowContent {
  public nonisolated static var _hasFolds: Bool { First._hasFolds || Second._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<First.TableRowValue>) -> some View {
    first._rows(cells)
    second._rows(cells)
  }
}

/// Builds the rows of a table out of those that a closure lists.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows that stand as a statement.
  public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Content
  where Content.TableRowValue == Value { rows }

  /// A single content stays what it is.
  public static func buildPartialBlock<Content: TableRowContent>(first rows: Content) -> Content { rows }

  /// Several contents, in the order of their statements.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated first: First, next second: Second
  ) -> TableRowPair<First, Second> {
    TableRowPair(first: first, second: second)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ rows: Content?) -> Content? { rows }

  /// The first branch of an `if` with `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first rows: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(rows)
  }

  /// The second branch of an `if` with `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second rows: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(second: rows)
  }
}
