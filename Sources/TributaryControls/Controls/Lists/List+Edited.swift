@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// Lists whose rows can delete and move the elements of a bound collection.
extension List where Content: View {
  /// Creates a list with an editable row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list with an editable row for each element of a bound collection, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list with an editable row for each element of a bound collection, with single selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list of editable elements, identified by the value at a key path, with single selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list with an editable row for each element of a bound collection, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list of editable elements, identified by the value at a key path, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list with an editable row for each element of a bound collection, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row.
  ///   - rowContent: The views of the row for a binding to an element.
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

  /// Creates a list of editable elements, identified by the value at a key path, with exactly one selected row.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - editActions: The edits that the user can make: deletion, moves, or both.
  ///   - selection: A binding to the identifier of the selected row.
  ///   - rowContent: The views of the row for a binding to an element.
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
