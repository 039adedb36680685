@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A table row that shows or hides other rows.
///
/// An indicator before its first cell expands and collapses it; the inner rows are indented. In a table with selection,
/// the right and left arrow keys expand and collapse the selected row.
///
/// > Source: conformance TABLE-08, TABLE-09.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureTableRow {
  /// Creates a disclosure row for a value.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: A binding to whether the row is expanded; `nil` if the row stores that state.
  ///   - content: The rows that are displayed while this row is expanded.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.init(label: TableRow(value), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureTableRow: TableRowContent {
  public nonisolated static var _hasFolds: Bool { true }

  public func _rows(_ cells: TableCells<Label.TableRowValue>) -> some View {
    DisclosedTableRows(cells: cells, label: label, content: content, isExpanded: isExpanded)
  }
}

/// A table row and, while it is expanded, its inner rows.
private struct DisclosedTableRows<Label: TableRowContent, Content: TableRowContent>: View, BuiltInComposite
where Label.TableRowValue == Content.TableRowValue {
  let cells: TableCells<Label.TableRowValue>
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  var body: some View {
    ExpandableContent(isExpanded) { isExpanded in
      label._rows(cells.folding(isExpanded))
      // A view type cannot contain itself in its own type, so the inner rows are erased.
      if isExpanded.wrappedValue { AnyView(content()._rows(cells.inside)) }
    }
  }
}

/// A hierarchy of table rows for tree-structured data, in which each element with children is a disclosure row.
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
  /// Creates table rows for the elements of a collection and, where they are expanded, for their children.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - content: The view for an element.
  public nonisolated init<RowValue>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Leaf
  ) where Leaf.TableRowValue == RowValue {
    self.init(data: .all(data), id: \.id, children: children, content: content)
  }
}
