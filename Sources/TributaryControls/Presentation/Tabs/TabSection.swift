@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// Tabs that belong together, under a title.
///
/// The bar of a tab view shows them one by one among the others, as on an iPhone: titles are for sidebars, which it does not have.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>
where Content.TabValue == SelectionValue {
  let content: Content

  private nonisolated init(tabs content: Content) { self.content = content }
}

extension TabSection: TabContent {
  public typealias TabValue = SelectionValue

  public var _pages: Content._Pages { content._pages }
}

extension TabSection {
  /// Tabs under a title of one's own.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == Text {
  /// Tabs under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }

  /// Tabs under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }
}
