import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// Shows one of several pages, with a bar below in which one of them is chosen, or by flipping through them.
///
/// Every page keeps its state; one that is not shown disappears and takes no part in layout, drawing and input. Pages are
/// known by their tags; without a selection by their places. In the page style they follow a drag across, and one that is only
/// glimpsed beside the selected one has not appeared.
///
/// > Source: conformance TAB-01 to TAB-12.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let content: Content
  /// `nil` for a selection of the view's own, by place.
  let selection: Binding<SelectionValue>?
  @State private var place = 0
  @State private var tabs: [TabPlace] = []
  @State private var settings = NavigationBarSettings()
  @GestureState(resetTransaction: Transaction(animation: .flip)) private var pull = PagePull()
  @Environment(\.tabViewLayout) private var layout

  /// Pages of which one is selected by its tag.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which one is selected, the first at the beginning.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView: View, NamedComposite {
  public var body: some View {
    let selected = selection?.wrappedValue
    let place = place
    MovingTabPages(
      pages: TabPages(content: content, isSelected: { Self.isSelected($0, selected, place) }, report: { tabs = $0 }),
      position: position
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { settings = $0 }
    .modifier(TabBars(layout: layout, areTabsHidden: settings.areTabsHidden == true, choice: choice, pulling: pulling))
  }

  /// What a drag writes down here: handed on as code, since whoever held the property would have one of its own.
  private var pulling: PagePulling {
    let pull = $pull
    return { drag, follow in drag.updating(pull) { value, pull, _ in follow(value, &pull) } }
  }

  /// Where the pages stand, in a style in which they are flipped.
  private var position: TabPosition {
    let (selected, own) = (selection?.wrappedValue, place)
    guard layout != .bar, let index = tabs.firstIndex(where: { Self.isSelected($0, selected, own) }) else {
      return TabPosition()
    }
    return TabPosition(place: CGFloat(index), pull: pull.distance)
  }

  private static func isSelected(_ tab: TabPlace, _ selected: SelectionValue?, _ place: Int) -> Bool {
    guard let selected else { return tab.index == place }
    return tab.tag?.value(as: SelectionValue.self) == selected
  }

  private var choice: TabChoice {
    let selection = selection
    return TabChoice(
      tabs: $tabs, place: $place, selected: selection.map { AnyHashable($0.wrappedValue) },
      isSelected: { Self.isSelected($0, selection?.wrappedValue, place) },
      select: { tab in
        if let selection {
          if let value = tab.tag?.value(as: SelectionValue.self) { selection.wrappedValue = value }
        } else {
          place = tab.index
        }
      })
  }
}

/// The tabs of a tab view, and how one of them is chosen. The tabs are read where they are shown, so that a page is not made
/// again for the label of its tab.
struct TabChoice {
  let tabs: Binding<[TabPlace]>
  let place: Binding<Int>
  let selected: AnyHashable?
  let isSelected: (TabPlace) -> Bool
  let select: (TabPlace) -> Void

  /// Whether there is a tab some places further on.
  func canMove(by step: Int) -> Bool {
    let all = tabs.wrappedValue
    return all.firstIndex(where: isSelected).map { all.indices.contains($0 + step) } ?? false
  }

  /// Selects the tab some places further on, if there is one.
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

extension TabContentBuilder.Content: View, FrameworkComposite {
  public var body: some View { tabs._pages }
}

extension TabView {
  /// Tabs of which one is selected by its value.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Tabs of which one is selected, the first at the beginning.
  public nonisolated init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    self.selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}
