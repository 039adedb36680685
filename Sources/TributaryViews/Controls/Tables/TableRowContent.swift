import TributaryGeometry

/// What stands in a table: rows.
///
/// The requirement whose name begins with an underscore is the engine's.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row is made for.
  associatedtype TableRowValue: Identifiable

  /// The rows, each with a cell for each column.
  func _rows(_ cells: TableCells<TableRowValue>) -> AnyView
}

/// Makes the cells of a table's rows; opaque to user code.
public struct TableCells<RowValue: Identifiable> {
  let shapes: [TableColumnShape]
  let contents: [(RowValue) -> AnyView]

  /// The row of a value, which is chosen by the value's id.
  @MainActor
  func row(of value: RowValue) -> some View {
    TableLine(shapes: shapes) {
      ForEach(contents.indices, id: \.self) { index in
        HStack(spacing: 0) { contents[index](value) }.lineLimit(1)
          .frame(maxWidth: .infinity, alignment: shapes[index].alignment.inFrame)
      }
    }
    .tag(value.id)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public func _rows(_ cells: TableCells<Wrapped.TableRowValue>) -> AnyView {
    AnyView(map { $0._rows(cells) })
  }
}

extension ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public func _rows(_ cells: TableCells<TrueContent.TableRowValue>) -> AnyView {
    switch storage {
    case .first(let content): content._rows(cells)
    case .second(let content): content._rows(cells)
    }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public func _rows(_ cells: TableCells<Content.TableRowValue>) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, id: id) { content($0)._rows(cells) })
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of a table for each element, identified by its own id.
  public nonisolated init<RowValue>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, id: { $0.id }, content: content)
  }
}
