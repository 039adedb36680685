@_spi(Engine) public import TributaryEngine

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
