import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A scrollable column of rows, which are created lazily as they become visible.
///
/// Each view of the content is a row. `Section`s group rows, with headers and footers. A `ForEach` may have any number
/// of elements. The list proposes its width and no height to each row; a row is at least `defaultMinListRowHeight`
/// points high. The list accepts the proposed size; its ideal size is zero.
///
/// In a list with a selection, a press selects a row by its tag, or by the identifier of its element. While the list
/// has focus, the arrow keys move the selection, Shift with an arrow key extends it, and the Delete key deletes rows as
/// `onDelete` permits.
///
/// > Source: conformance LIST-01 to LIST-28.
public struct List<SelectionValue: Hashable, Content> {
  let rows: Content
  let selection: ListSelection?
  @OwnedObject private var reference = NodeReference<ListColumnNode>()

  nonisolated init(rows: Content, selection: ListSelection?) {
    self.rows = rows
    self.selection = selection
  }
}

extension List: View, BuiltInComposite, NamedComposite where Content: View {
  public var body: some View {
    ListBody(rows: rows.asContent(of: Self.self), selection: selection, reference: reference)
  }
}

/// The rows of a list in a scroll view that accepts the proposed size.
struct ListBody<Rows: View> {
  let rows: Rows
  let selection: ListSelection?
  let reference: NodeReference<ListColumnNode>
  @Environment(\.refresh) private var refresh
}

extension ListBody: View, BuiltInComposite {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        if let refresh { RefreshButton(action: refresh) }
        ListColumn(
          content: rows.modifier(ListRowModifier(selection: selection)), reference: reference, selection: selection)
      }
    }
    .environment(\.isInList, true)
    .environment(\.isInColumns, false)
    .environment(\.isInSelection, selection != nil)
    .environment(\.swipeContainer, nil)
    .modifier(ScrollContentBackground())
    .frame(
      minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity
    )
    .modifier(
      ListInputModifier(
        keys: KeyModifier(
          action: { [reference] in reference.node?.action(for: $0) }, isFocusable: selection != nil),
        reference: reference))
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of rows.
  ///
  /// - Parameter content: The rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: nil)
  }

  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each integer of a constant range.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - rowContent: The views of the row for an element.
  @_disfavoredOverload
  public nonisolated init<Data: _HalfOpenRangeArgument, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Data, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for a binding to each element of a collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, RowContent: View>(
    _ data: C, @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<C.Elements.Indices, (C.Elements.Index, C.Elements.Element.ID)>, C.Elements.Element.ID, RowContent
    >,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for a binding to each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - rowContent: The views of the row for a binding to an element.
  public nonisolated init<C: _BoundCollection, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list of hierarchical rows.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// Creates a list of hierarchical rows, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the list.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - rowContent: The views of the row for an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}
