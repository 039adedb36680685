@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A row of a table that folds others out and in.
///
/// A sign before its first cell folds it; the rows inside are set in. Where rows are chosen the right and left arrow keys
/// fold the chosen one.
///
/// > Source: conformance TABLE-08, TABLE-09.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
}

extension DisclosureTableRow {
  /// A row for a value, which folds out rows.
  ///
  /// - Parameter isExpanded: Whether they are folded out; `nil` if the row keeps that itself.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.init(label: TableRow(value), content: content, isExpanded: isExpanded)
  }
}

extension DisclosureTableRow: TableRowContent {
  public nonisolated static var _hasFolds: Bool { true }

  public func _rows(_ cells: TableCells<Label.TableRowValue>) -> some View {
    TableFolding(cells: cells, label: label, content: content, isExpanded: isExpanded)
  }
}

/// A row of a table and, where it is folded out, those inside it.
private struct TableFolding<Label: TableRowContent, Content: TableRowContent>: View, FrameworkComposite
where Label.TableRowValue == Content.TableRowValue {
  let cells: TableCells<Label.TableRowValue>
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  var body: some View {
    Folding(isExpanded) { isExpanded in
      label._rows(cells.folding(isExpanded))
      // A view may not be part of its own type.
      if isExpanded.wrappedValue { AnyView(content()._rows(cells.inside)) }
    }
  }
}

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
