public import TributaryEngine

/// Lets commands be listed.
@resultBuilder
public enum CommandsBuilder {
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Commands as they are.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Commands one after the other.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands {
    var all: [any Commands] = []
    repeat all.append(each content)
    return TupleCommands(all: all)
  }

  /// Commands under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The first of two choices.
  public static func buildEither<First: Commands, Second: Commands>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .first(content))
  }

  /// The second of two choices.
  public static func buildEither<First: Commands, Second: Commands>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(choosing: .second(content))
  }

  /// Commands for a version of the system.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}
