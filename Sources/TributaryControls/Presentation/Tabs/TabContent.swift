@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// What a tab view lists: tabs, and sections of them.
///
/// The requirements whose names begin with an underscore are the engine's.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What tells the tabs apart; `Never` where they have no values.
  associatedtype TabValue: Hashable

  /// The pages of the tabs.
  associatedtype _Pages: View

  /// The pages, each with its label and its value.
  var _pages: _Pages { get }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public var _pages: Wrapped._Pages? { map { $0._pages } }
}

extension ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue

  @ViewBuilder public var _pages: some View {
    switch storage {
    case .first(let content): content._pages
    case .second(let content): content._pages
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public var _pages: some View {
    ForEach<Data, ID, Content._Pages>(data: data, id: id) { content($0)._pages }
  }
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A tab for each element, identified by its own id.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: .own { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element, identified by the value at a key path.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, id: .path(id), content: content)
  }
}

/// No tabs.
public struct EmptyTabContent<TabValue: Hashable> {
  nonisolated init() {}
}

extension EmptyTabContent: TabContent {
  public var _pages: EmptyView { EmptyView() }
}

/// Tabs one after the other.
public struct TabContentPair<First: TabContent, Second: TabContent> {
  let first: First
  let second: Second
}

extension TabContentPair: TabContent where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue

  @ViewBuilder public var _pages: some View {
    first._pages
    second._pages
  }
}
