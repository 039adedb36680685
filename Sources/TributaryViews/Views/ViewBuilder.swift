/// Builds one view out of the views that a closure lists.
@resultBuilder
public enum ViewBuilder {
  /// A view that stands as a statement.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure shows nothing.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays what it is.
  @inlinable
  public static func buildPartialBlock<Content: View>(first content: Content) -> Content { content }

  /// Several views, in the order of their statements.
  @inlinable
  public static func buildPartialBlock<Preceding: View, Last: View>(
    accumulated preceding: Preceding, next last: Last
  ) -> ViewPair<Preceding, Last> {
    ViewPair(preceding, last)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// What stands after `if`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(first)
  }

  /// What stands after `else`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(second: second)
  }

  /// A view that may not be available; its type is erased.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
