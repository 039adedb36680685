@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) public import TributaryViews

/// A type that represents rows of a table.
///
/// The requirements whose names begin with an underscore belong to the engine.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable

  /// The type of the view that represents the rows.
  associatedtype _Rows: View

  /// Returns the rows, each with a cell for each column.
  func _rows(_ cells: TableCells<TableRowValue>) -> _Rows

  /// Whether some of the rows are disclosure rows.
  nonisolated static var _hasFolds: Bool { get }
}

extension TableRowContent {
  public nonisolated static var _hasFolds: Bool { false }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public nonisolated static var _hasFolds: Bool { Wrapped._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<Wrapped.TableRowValue>) -> some View {
    if let self { self._rows(cells) }
  }
}

extension ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public nonisolated static var _hasFolds: Bool { TrueContent._hasFolds || FalseContent._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<TrueContent.TableRowValue>) -> some View {
    switch storage {
    case .first(let content): content._rows(cells)
    case .second(let content): content._rows(cells)
    }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public nonisolated static var _hasFolds: Bool { Content._hasFolds }

  public func _rows(_ cells: TableCells<Content.TableRowValue>) -> some View {
    ForEach<Data, ID, Content._Rows>(data: data, id: id) { content($0)._rows(cells) }
  }
}

extension ElementContent: TableRowContent where Content: TableRowContent {
  public nonisolated static var _hasFolds: Bool { Content._hasFolds }

  public func _rows(_ cells: TableCells<Content.TableRowValue>) -> Content._Rows { content._rows(cells) }
}

extension ForEach {
  /// Creates table rows for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The table rows for an element.
  @_disfavoredOverload
  public nonisolated init<RowValue, Rows: TableRowContent>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Rows
  )
  where
    Content == ElementContent<Rows>, Rows.TableRowValue == RowValue, Data.Element: Identifiable, ID == Data.Element.ID
  {
    self.init(data: data, id: .own { $0.id }) { ElementContent(content($0)) }
  }

  /// Creates table rows for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The table rows for an element.
  @_disfavoredOverload
  public nonisolated init<RowValue, Rows: TableRowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Rows
  ) where Content == ElementContent<Rows>, Rows.TableRowValue == RowValue {
    self.init(data: data, id: .path(id)) { ElementContent(content($0)) }
  }
}

/// A row of a table that represents a value.
///
/// > Source: conformance TABLE-06.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates a row for a value, which the columns of the table display.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public func _rows(_ cells: TableCells<Value>) -> some View { cells.row(of: value) }
}

/// A table row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public func _rows(_ cells: TableCells<Data.Element>) -> some View {
    ForEach(data) { cells.row(of: $0) }
  }
}

/// Two row contents in sequence.
@_documentation(visibility: internal)
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

/// Table rows that a `ContentBuilder` combines.
extension ViewPair: TableRowContent
where Preceding: TableRowContent, Last: TableRowContent, Preceding.TableRowValue == Last.TableRowValue {
  public nonisolated static var _hasFolds: Bool { Preceding._hasFolds || Last._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<Preceding.TableRowValue>) -> some View {
    preceding._rows(cells)
    last._rows(cells)
  }
}

/// A result builder that creates table rows from a closure.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds rows from an expression.
  public static func buildExpression<Content: TableRowContent>(_ rows: Content) -> Content
  where Content.TableRowValue == Value { rows }

  /// Builds no rows from an empty closure.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Builds a single row content.
  public static func buildPartialBlock<Content: TableRowContent>(first rows: Content) -> Content { rows }

  /// Combines row contents in the order of their statements.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated first: First, next second: Second
  ) -> TableRowPair<First, Second> {
    TableRowPair(first: first, second: second)
  }

  /// Builds rows from an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ rows: Content?) -> Content? { rows }

  /// Builds rows from the first branch of an `if` with `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first rows: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(rows)
  }

  /// Builds rows from the second branch of an `if` with `else`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second rows: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(second: rows)
  }
}

/// Table rows with a view modifier.
struct ModifiedTableRows<Rows: TableRowContent, Modified: View> {
  let rows: Rows
  /// A closure that modifies the views of the rows, whose content shape is their whole area.
  let modify: (ModifiedContent<Rows._Rows, OwnContentShapeModifier>) -> Modified
}

extension ModifiedTableRows: TableRowContent {
  nonisolated static var _hasFolds: Bool { Rows._hasFolds }

  func _rows(_ cells: TableCells<Rows.TableRowValue>) -> some View {
    modify(rows._rows(cells).modifier(OwnContentShapeModifier()))
  }
}

extension TableRowContent {
  /// Makes the rows draggable, with a value as the content of the drag.
  ///
  /// > Source: conformance TABLE-13.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.draggable(payload()) }
  }

  /// Makes the rows draggable, with an item provider as the content of the drag; `nil` for rows that are not draggable.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.itemProvider(action) }
  }

  /// Performs an action when values are dropped on the rows.
  ///
  /// > Source: conformance TABLE-13.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { row in
      row.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }
}
