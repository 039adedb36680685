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

/// Lets the tabs of a tab view be listed, all with values of one type.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Tabs as they are.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// No tabs.
  public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

  /// The first tabs of a list.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Tabs one after the other.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated first: A, next second: B
  ) -> TabContentPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    TabContentPair(first: first, second: second)
  }

  /// Tabs under a condition.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// The first of two choices.
  public static func buildEither<A: TabContent, B: TabContent>(first: A) -> ConditionalContent<A, B>
  where A.TabValue == TabValue, B.TabValue == TabValue {
    ConditionalContent(first)
  }

  /// The second of two choices.
  public static func buildEither<A: TabContent, B: TabContent>(second: B) -> ConditionalContent<A, B>
  where A.TabValue == TabValue, B.TabValue == TabValue {
    ConditionalContent(second: second)
  }

  /// Tabs for a version of the system.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
}

/// Tabs with a modifier around the page of each.
struct ModifiedTabs<Tabs: TabContent, Modifier: ViewModifier> {
  let tabs: Tabs
  let modifier: Modifier
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  var _pages: some View { tabs._pages.modifier(modifier) }
}

/// Tabs that are listed or left out.
struct HiddenTabs<Tabs: TabContent> {
  let tabs: Tabs
  let isHidden: Bool
}

extension HiddenTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  @ViewBuilder var _pages: some View {
    if !isHidden { tabs._pages }
  }
}

extension TabContent {
  private nonisolated func badged(_ text: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, modifier: RowTraitModifier(value: .badge(text)))
  }

  /// Shows a number beside the name of the tab; none for 0.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the name of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a text beside the name of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badged(Text(key)) }

  /// Shows a text beside the name of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badged(Text(label)) }

  /// Leaves the tab out, with its page, or lists it.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTabs(tabs: self, isHidden: hidden)
  }

  /// Names the tab for users who order their sidebar; there is no sidebar here, and so nothing to order.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
