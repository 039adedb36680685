@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// What stands in a table: rows.
///
/// The requirements whose names begin with an underscore are the engine's.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row is made for.
  associatedtype TableRowValue: Identifiable

  /// The views of the rows.
  associatedtype _Rows: View

  /// The rows, each with a cell for each column.
  func _rows(_ cells: TableCells<TableRowValue>) -> _Rows

  /// Whether some of the rows fold others out and in.
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

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of a table for each element, identified by its own id.
  @_disfavoredOverload
  public nonisolated init<RowValue>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, id: .own { $0.id }, content: content)
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows of a table for each element, identified by the value at a key path.
  @_disfavoredOverload
  public nonisolated init<RowValue>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, id: .path(id), content: content)
  }
}
