import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// A view that shows one of several pages, selected in a bar below or by paging.
///
/// Every page keeps its state. A hidden page disappears, and takes no part in layout, drawing, and input. Pages are
/// identified by their tags, or by their indices without a selection. In the page style, the pages follow a horizontal
/// drag; a page that is partially visible during the drag has not appeared.
///
/// > Source: conformance TAB-01 to TAB-13.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let content: Content
  /// The binding to the selection; `nil` if the view stores the index of the selected page.
  let selection: Binding<SelectionValue>?
  @State private var place = 0
  @State private var tabs: [TabDescription] = []
  /// The part of the tabs that the position of the pages depends on. A view that read the labels here would be
  /// evaluated when they change, and its evaluation creates the labels of a `ForEach` again.
  @State private var order: [TabKey] = []
  @State private var areTabsHidden = false
  @GestureState(resetTransaction: Transaction(animation: .flip)) private var pull = PagingDrag()
  @Environment(\.tabViewLayout) private var layout

  /// Creates a tab view with a selection of pages by their tags.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection, which is initially the first page.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView: View, NamedComposite {
  public var body: some View {
    let selected = selection?.wrappedValue
    let place = place
    MovingTabPages(
      pages: TabPages(
        content: content.asContent(of: Self.self), isSelected: { Self.isSelected($0.key, selected, place) },
        report: {
          tabs = $0
          order = $0.map(\.key)
        }),
      position: position
    )
    .modifier(PageContainerModifier())
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(TabBarKey.self) { areTabsHidden = $0 == true }
    .modifier(TabBars(layout: layout, areTabsHidden: areTabsHidden, choice: choice, pulling: pulling))
  }

  /// A function that updates the gesture state of this view. A nested view with the property would have separate state.
  private var pulling: PagePulling {
    let pull = $pull
    return { drag, follow in drag.updating(pull) { value, pull, _ in follow(value, &pull) } }
  }

  /// The position of the pages, in the page style.
  private var position: TabPosition {
    let (selected, own) = (selection?.wrappedValue, place)
    guard layout != .bar, let index = order.firstIndex(where: { Self.isSelected($0, selected, own) }) else {
      return TabPosition()
    }
    return TabPosition(place: CGFloat(index), pull: pull.distance)
  }

  private static func isSelected(_ tab: TabKey, _ selected: SelectionValue?, _ place: Int) -> Bool {
    guard let selected else { return tab.index == place }
    return tab.tag?.value(as: SelectionValue.self) == selected
  }

  private var choice: TabChoice {
    let selection = selection
    return TabChoice(
      tabs: $tabs, place: $place, selected: selection.map { AnyHashable($0.wrappedValue) },
      isSelected: { Self.isSelected($0.key, selection?.wrappedValue, place) },
      select: { tab in
        if let selection {
          if let value = tab.tag?.value(as: SelectionValue.self) { selection.wrappedValue = value }
        } else {
          place = tab.index
        }
      })
  }
}

/// The tabs of a tab view, and an interface to the selection.
///
/// The tabs are read where they are displayed, so that a change of a label does not evaluate the page.
struct TabChoice {
  let tabs: Binding<[TabDescription]>
  let place: Binding<Int>
  let selected: AnyHashable?
  let isSelected: (TabDescription) -> Bool
  let select: (TabDescription) -> Void

  /// Returns whether there is a tab at an offset from the selected one.
  func canMove(by step: Int) -> Bool {
    let all = tabs.wrappedValue
    return all.firstIndex(where: isSelected).map { all.indices.contains($0 + step) } ?? false
  }

  /// Selects the tab at an offset from the selected one, if there is one.
  @MainActor
  func move(by step: Int) {
    let all = tabs.wrappedValue
    guard let now = all.firstIndex(where: isSelected), all.indices.contains(now + step) else { return }
    select(all[now + step])
  }
}

extension TabContentBuilder {
  /// The pages of tabs, as a view.
  public struct Content<C: TabContent> {
    let tabs: C
  }
}

extension TabContentBuilder.Content: View, BuiltInComposite {
  public var body: some View { tabs._pages }
}

extension TabView {
  /// Creates a tab view with a selection of tabs by their values.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that stores its selection, which is initially the first tab.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    self.selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}
