@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A column of a table: a title, and a view for each row.
///
/// > Source: conformance TABLE-01 to TABLE-07.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var shape = TableColumnShape()

  nonisolated init(_ label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public func _append(to columns: inout TableColumns<RowValue, Sort>) {
    columns.append(
      .init(label: AnyView(label), content: { AnyView(content($0)) }, shape: shape, comparator: comparator))
  }
}

extension TableColumn {
  /// A column of a width, in points; `nil` for one that shares what the others leave.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (width, width, width)
    return column
  }

  /// A column that shares what the others leave, within limits, in points.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (min, ideal, max)
    return column
  }

  /// Sets where the cells stand in the width of the column, and its title.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.shape.alignment = alignment
    return column
  }
}
