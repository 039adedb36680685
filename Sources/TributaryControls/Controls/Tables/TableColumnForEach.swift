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
