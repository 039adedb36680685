@_spi(Engine) public import TributaryEngine

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
