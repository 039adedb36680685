@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A row of a table for each element, which folds out rows for the elements inside it.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let rows: OutlineGroup<Data, Data.Element.ID, TableRow<Data.Element>>

  init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    rows = OutlineGroup(data: .all(data), id: \.id, children: children) { TableRow($0) }
  }
}

extension TableOutlineGroupContent: TableRowContent {
  public nonisolated static var _hasFolds: Bool { true }

  public func _rows(_ cells: TableCells<Data.Element>) -> some View { rows._rows(cells) }
}

extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
  public nonisolated static var _hasFolds: Bool { true }

  @ViewBuilder
  public func _rows(_ cells: TableCells<Leaf.TableRowValue>) -> some View {
    switch data {
    case .all(let elements): ForEach(elements, id: id) { row(of: $0, cells) }
    case .root(let element): row(of: element, cells)
    }
  }

  @ViewBuilder
  @MainActor private func row(of element: Data.Element, _ cells: TableCells<Leaf.TableRowValue>) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureTableRow(
        label: content(element),
        content: { OutlineGroup(data: .all(inner), id: id, children: children, content: content) }, isExpanded: nil
      )
      ._rows(cells)
    } else {
      content(element)._rows(cells)
    }
  }
}

extension OutlineGroup where Leaf: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of a table for each element and, folded out, for those inside it.
  ///
  /// - Parameter children: The elements inside one; `nil` for one that has none.
  public nonisolated init<RowValue>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Leaf
  ) where Leaf.TableRowValue == RowValue {
    self.init(data: .all(data), id: \.id, children: children, content: content)
  }
}
