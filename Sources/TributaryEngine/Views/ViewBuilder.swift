/// Builds one view out of the views that a closure lists.
///
/// The views are consumed: they move into what is built, and nothing is copied.
@resultBuilder
public enum ViewBuilder {
  /// A view that stands as a statement.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// An empty closure shows nothing.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Views that are given one by one. No closure is built with it: see ``ViewPair``.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// A single view stays what it is.
  @inlinable
  public static func buildPartialBlock<Content: View>(first content: consuming Content) -> Content { content }

  /// Several views, in the order of their statements.
  @inlinable
  public static func buildPartialBlock<Preceding: View, Last: View>(
    accumulated preceding: consuming Preceding, next last: consuming Last
  ) -> ViewPair<Preceding, Last> {
    ViewPair(preceding, last)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// What stands after `if`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(first)
  }

  /// What stands after `else`.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(second: second)
  }

  /// A view that may not be available; its type is erased.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
