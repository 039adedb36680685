/// A result builder that combines the views listed in a closure into one view.
///
/// The listed views are consumed: they are moved into the result without a copy.
@resultBuilder
public enum ViewBuilder {
  /// Returns the view of an expression statement.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// Returns an empty view for a closure without statements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a tuple of views. Closures do not use this function; see `ViewPair`.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// Returns a single view unchanged.
  @inlinable
  public static func buildPartialBlock<Content: View>(first content: consuming Content) -> Content { content }

  /// Returns the combination of several views, in the order of their statements.
  @inlinable
  public static func buildPartialBlock<Preceding: View, Last: View>(
    accumulated preceding: consuming Preceding, next last: consuming Last
  ) -> ViewPair<Preceding, Last> {
    ViewPair(preceding, last)
  }

  /// Returns the optional content of an `if` statement without an `else` branch.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Returns the content of the first branch of an `if`/`else` or `switch` statement.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(first)
  }

  /// Returns the content of the second branch of an `if`/`else` or `switch` statement.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(second: second)
  }

  /// Returns a type-erased view for content with limited availability.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
