@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public nonisolated static var _hasFolds: Bool { Content._hasFolds }

  public func _rows(_ cells: TableCells<Content.TableRowValue>) -> some View {
    Section<Parent._Rows, Content._Rows, Footer._Rows>(
      header: header._rows(cells), footer: footer._rows(cells), isExpanded: isExpanded, content: content._rows(cells))
  }
}

/// The header of a section of a table: a view across all columns.
///
/// > Source: conformance TABLE-10.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content
}

extension TableHeaderRowContent: TableRowContent {
  public func _rows(_ cells: TableCells<Value>) -> some View { content }
}

/// Table content without rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// Creates content without rows.
  public nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
  public func _rows(_ cells: TableCells<Value>) -> some View { EmptyView() }
}

extension Section where Content: TableRowContent {
  /// Creates a section of table rows with a header.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The view above the content.
  @_disfavoredOverload
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent(), content: content())
  }

  /// Creates a section of table rows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), footer: EmptyTableRowContent(), content: content())
  }

  /// Creates a section of table rows with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(header: TableHeaderRowContent(content: Text(title)), footer: EmptyTableRowContent(), content: content())
  }

  /// Creates a section of table rows without a header.
  ///
  /// - Parameter content: The views of the section.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(header: EmptyTableRowContent(), footer: EmptyTableRowContent(), content: content())
  }
}
