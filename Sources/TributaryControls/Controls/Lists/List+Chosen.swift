@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension List where Content: View {
  /// A list of rows, of which one can be chosen.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element, of which one can be chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element, identified by the value at a key path, of which one can be chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each number of a range that stays as it is, of which one can be chosen.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, which gets a binding to its element, of which one can be chosen.
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, RowContent: View>(
    _ data: C, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Elements.Indices, (C.Elements.Index, C.Elements.Element.ID)>, C.Elements.Element.ID, RowContent
    >,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which one can be chosen.
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list of rows that fold out rows of their own, of which one can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list of rows that fold out rows of their own, identified by the value at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}

extension List where Content: View {
  /// A list of rows, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each element, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each element, identified by the value at a key path, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each number of a range that stays as it is, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each element of a bound collection, which gets a binding to its element, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, RowContent: View>(
    _ data: C, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Elements.Indices, (C.Elements.Index, C.Elements.Element.ID)>, C.Elements.Element.ID, RowContent
    >,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which one is chosen.
  @_disfavoredOverload
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(exactly: selection))
  }
}

extension List where Content: View {
  /// A list of rows, of which several can be chosen.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element, of which several can be chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element, identified by the value at a key path, of which several can be chosen.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each number of a range that stays as it is, of which several can be chosen.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, which gets a binding to its element, of which several can be chosen.
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, RowContent: View>(
    _ data: C, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Elements.Indices, (C.Elements.Index, C.Elements.Element.ID)>, C.Elements.Element.ID, RowContent
    >,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which several can be chosen.
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list of rows that fold out rows of their own, of which several can be chosen.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list of rows that fold out rows of their own, identified by the value at a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
