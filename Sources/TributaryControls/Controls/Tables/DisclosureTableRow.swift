@_spi(Engine) public import TributaryEngine

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
