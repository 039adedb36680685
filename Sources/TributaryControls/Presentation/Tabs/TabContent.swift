@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A type that represents tabs of a tab view.
///
/// The requirements whose names begin with an underscore belong to the engine.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection values; `Never` for tabs without values.
  associatedtype TabValue: Hashable

  /// The type of the view that represents the pages.
  associatedtype _Pages: View

  /// The pages of the tabs, each with its label and its value.
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

/// The tabs of one element of a `ForEach`.
///
/// The type of the values is a parameter, so that the compiler knows the values of the tab view before it checks the
/// closure: a value in the closure then becomes an optional where the selection is one.
@_documentation(visibility: internal)
public struct TabElementContent<TabValue: Hashable, Tabs: TabContent> where Tabs.TabValue == TabValue {
  let tabs: Tabs
}

extension TabElementContent: TabContent {
  public var _pages: Tabs._Pages { tabs._pages }
}

extension ForEach {
  /// Creates a tab for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The views for an element.
  @_disfavoredOverload
  public nonisolated init<V, Tabs: TabContent>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs
  ) where Content == TabElementContent<V, Tabs>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: .own { $0.id }) { TabElementContent(tabs: content($0)) }
  }

  /// Creates a tab for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The views for an element.
  @_disfavoredOverload
  public nonisolated init<V, Tabs: TabContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs
  ) where Content == TabElementContent<V, Tabs> {
    self.init(data: data, id: .path(id)) { TabElementContent(tabs: content($0)) }
  }
}

/// Tab content without tabs.
public struct EmptyTabContent<TabValue: Hashable> {
  nonisolated init() {}
}

extension EmptyTabContent: TabContent {
  public var _pages: EmptyView { EmptyView() }
}

/// Two tab contents in sequence.
@_documentation(visibility: internal)
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

/// A result builder that creates tabs with values of one type from a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds tabs from an expression.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Builds no tabs from an empty closure.
  public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

  /// Builds the first tab content.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Combines tab contents in the order of their statements.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated first: A, next second: B
  ) -> TabContentPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    TabContentPair(first: first, second: second)
  }

  /// Builds tabs from an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Builds tabs from the first branch of an `if` with `else`.
  public static func buildEither<A: TabContent, B: TabContent>(first: A) -> ConditionalContent<A, B>
  where A.TabValue == TabValue, B.TabValue == TabValue {
    ConditionalContent(first)
  }

  /// Builds tabs from the second branch of an `if` with `else`.
  public static func buildEither<A: TabContent, B: TabContent>(second: B) -> ConditionalContent<A, B>
  where A.TabValue == TabValue, B.TabValue == TabValue {
    ConditionalContent(second: second)
  }

  /// Builds tabs from an `if #available` statement.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
}

/// Tabs with a modifier on the page of each.
struct ModifiedTabs<Tabs: TabContent, Modifier: ViewModifier> {
  let tabs: Tabs
  let modifier: Modifier
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  var _pages: some View { tabs._pages.modifier(modifier) }
}

/// Tabs that can be hidden.
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

  /// Displays a number beside the title of the tab; 0 displays no badge.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Displays a text beside the title of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Displays a text beside the title of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badged(Text(key)) }

  /// Displays a text beside the title of the tab.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    badged(Text(resource))
  }

  /// Displays a text beside the title of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badged(Text(label)) }

  /// Hides the tab and its page, or shows them.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTabs(tabs: self, isHidden: hidden)
  }

  /// Sets the identifier of the tab for customization of the sidebar. The modifier has no effect: there is no sidebar.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// Tabs that a `ContentBuilder` combines.
extension ViewPair: TabContent
where Preceding: TabContent, Last: TabContent, Preceding.TabValue == Last.TabValue {
  public typealias TabValue = Preceding.TabValue

  @ViewBuilder public var _pages: some View {
    preceding._pages
    last._pages
  }
}
