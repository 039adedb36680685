import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Rows that scroll, of which only those are made that can be seen.
///
/// Each view of the content is a row; `Section`s set some off from the others, with headers and footers. A `ForEach` may
/// have any number of elements. Rows are offered the width of the list and no height, and are at least
/// `defaultMinListRowHeight` high. The list takes whatever it is offered; it has no length of its own.
///
/// With a selection a press chooses a row by its tag, or the id of its element. While the list has the focus the arrow keys
/// move the selection, with shift they add to it, and the delete key deletes what `onDelete` lets.
///
/// > Source: conformance LIST-01 to LIST-28.
public struct List<SelectionValue: Hashable, Content> {
  let rows: Content
  let selection: ListSelection?
  @State private var reference = ListReference()

  nonisolated init(rows: Content, selection: ListSelection?) {
    self.rows = rows
    self.selection = selection
  }
}

extension List: View, FrameworkComposite, NamedComposite where Content: View {
  public var body: some View {
    ListBody(rows: rows, selection: selection, reference: reference)
  }
}

/// The rows of a list in a scroll view that takes what it is offered.
struct ListBody<Rows: View> {
  let rows: Rows
  let selection: ListSelection?
  let reference: ListReference
  @Environment(\.refresh) private var refresh
}

extension ListBody: View, FrameworkComposite {
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
    .modifier(ScrollContentGround())
    .frame(
      minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity
    )
    .modifier(
      KeyModifier(
        action: { [reference] in reference.node?.action(for: $0) }, isFocusable: selection != nil))
  }
}

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
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, RowContent: View>(
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

  /// A list with a row for each element of a bound collection, identified by the value at a key path.
  public nonisolated init<C: CollectionBinding & CollectionBindingArgument, ID: Hashable, RowContent: View>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Elements.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID, RowContent>,
    C.Elements.Index: Hashable
  {
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
