@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension List where SelectionValue == Never, Content: View {
  /// A list of rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: nil)
  }

  /// A list with a row for each element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element, identified by the value at a key path.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A list with a row for each number of a range that stays as it is.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a bound collection, which gets a binding to its element.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>, C.Index: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A list of rows that fold out rows of their own.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// A list of rows that fold out rows of their own, identified by the value at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}
