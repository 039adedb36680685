@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

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
