@_spi(Engine) public import TributaryEngine

/// Builds the rows of a table out of those that a closure lists.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Rows that stand as a statement.
  public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Content
  where Content.TableRowValue == Value { rows }

  /// An empty closure has no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

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
