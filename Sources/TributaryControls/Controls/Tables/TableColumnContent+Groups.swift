@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  public func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>) {
    content._append(to: &columns)
  }
}

extension Group where Content: TableColumnContent {
  /// Creates a group of table columns.
  @_disfavoredOverload
  public nonisolated init<R: Identifiable, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(grouped: content())
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Creates one or more columns for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The columns for an element.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
