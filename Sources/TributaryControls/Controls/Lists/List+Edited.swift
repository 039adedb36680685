@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// Lists whose rows let the elements of a bound collection be deleted and moved.
extension List where Content: View {
  /// A list with a row for each element of a bound collection, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<RowContent, C>
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    SelectionValue == Never,
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<RowContent, C>>,
    C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }

  /// A list with a row for each element of a bound collection, of which one can be chosen, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<RowContent, C>
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { ListSelection($0) }
    )
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which one can be chosen, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<RowContent, C>>,
    C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, of which several can be chosen, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<RowContent, C>
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { ListSelection($0) }
    )
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which several can be chosen, whose rows let elements be edited.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<RowContent, C>>,
    C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a bound collection, of which one is chosen, whose rows let elements be edited.
  @_disfavoredOverload
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<C, C.Element.ID>, C.Element.ID, EditableCollectionContent<RowContent, C>
    >,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent), selection: ListSelection(exactly: selection))
  }

  /// A list with a row for each element of a bound collection, identified by the value at a key path, of which one is chosen, whose rows let elements be edited.
  @_disfavoredOverload
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<C, ID>, ID, EditableCollectionContent<RowContent, C>>,
    C.Index: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelection(exactly: selection))
  }
}
