@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension List where Content: View {
  /// Creates a list that allows the selection of one row.
  ///
  /// - Parameters:
  ///   - _: Unused; it distinguishes this initializer from others.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - content: The rows.
  public nonisolated init(
    _: _AbsentArgument..., selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, with single selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, identified by the value at a key path, with single selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each integer of a constant range, with single selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: _HalfOpenRangeArgument, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Data, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for a binding to each element of a collection, with single selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, RowContent: View>(
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

  /// Creates a list with a row for a binding to each element, identified by the value at a key path, with single
  /// selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of hierarchical rows, with single selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of hierarchical rows, identified by the value at a key path, with single selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
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
  /// Creates a list with exactly one selected row.
  ///
  /// - Parameters:
  ///   - _: Unused; it distinguishes this initializer from others.
  ///   - selection: A binding to the selection.
  ///   - content: The rows.
  @_disfavoredOverload
  public nonisolated init<S: _SelectionBinding & _SelectionBindingArgument>(
    _: _AbsentArgument..., selection: S, @ViewBuilder content: () -> Content
  ) where S.Selection == SelectionValue {
    self.init(rows: content(), selection: ListSelection(exactly: selection._selection))
  }

  /// Creates a list with a row for each element, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// Creates a list with a row for each element, identified by the value at a key path, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// Creates a list with a row for each integer of a constant range, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: _HalfOpenRangeArgument, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Data, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// Creates a list with a row for a binding to each element of a collection, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  // The compiler counts the conversions to the two optionals. It therefore prefers the initializers for single and
  // multiple selection if they fit, but this initializer to the one for a collection that happens to contain bindings.
  public nonisolated init<C: _BoundCollection, RowContent: View>(
    _ data: C, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Elements.Indices, (C.Elements.Index, C.Elements.Element.ID)>, C.Elements.Element.ID, RowContent
    >,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(
      rows: ForEach(data, content: rowContent), selection: selection.flatMap(\.self).map { ListSelection(exactly: $0) })
  }

  /// Creates a list with a row for a binding to each element, identified by the value at a key path, with exactly one
  /// selected row.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<SelectionValue>??,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent),
      selection: selection.flatMap(\.self).map { ListSelection(exactly: $0) })
  }
}

extension List where Content: View {
  /// Creates a list that allows the selection of several rows.
  ///
  /// - Parameters:
  ///   - _: Unused; it distinguishes this initializer from others.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - content: The rows.
  public nonisolated init(
    _: _AbsentArgument..., selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each element, identified by the value at a key path, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for each integer of a constant range, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: _HalfOpenRangeArgument, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Data, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with a row for a binding to each element of a collection, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, RowContent: View>(
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

  /// Creates a list of bound elements, identified by the value at a key path, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of hierarchical rows, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of hierarchical rows, identified by the value at a key path, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for an element.
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
