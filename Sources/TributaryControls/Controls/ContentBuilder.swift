public import TributaryEngine

/// A result builder that combines the content listed in a closure, regardless of its kind: views, toolbar items, tabs,
/// table rows or columns, or commands.
///
///     @ContentBuilder
///     var editing: some ToolbarContent {
///       ToolbarItem { UndoButton() }
///       if canRedo { ToolbarItem { RedoButton() } }
///     }
///
/// The type of the result must be known, for example from a declaration. The builders of one kind, such as
/// `ViewBuilder`, remain; their error messages name the kind.
@resultBuilder
public enum ContentBuilder {
  /// Returns the content of an expression statement.
  @inlinable
  public static func buildExpression<Content>(_ content: consuming Content) -> Content { content }

  /// Returns empty content for a closure without statements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns single content unchanged.
  @inlinable
  public static func buildPartialBlock<Content>(first content: consuming Content) -> Content { content }

  /// Returns the combination of several contents, in the order of their statements.
  @inlinable
  public static func buildPartialBlock<Preceding, Last>(
    accumulated preceding: consuming Preceding, next last: consuming Last
  ) -> ViewPair<Preceding, Last> {
    ViewPair(preceding, last)
  }

  /// Returns the optional content of an `if` statement without an `else` branch.
  @inlinable
  public static func buildIf<Content>(_ content: consuming Content?) -> Content? { content }

  /// Returns the content of the first branch of an `if`/`else` or `switch` statement.
  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    first: consuming TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(first)
  }

  /// Returns the content of the second branch of an `if`/`else` or `switch` statement.
  @inlinable
  public static func buildEither<TrueContent, FalseContent>(
    second: consuming FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(second: second)
  }

  /// Returns a type-erased view for views with limited availability.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

  /// Returns other content with limited availability unchanged.
  @_disfavoredOverload @inlinable
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }
}
