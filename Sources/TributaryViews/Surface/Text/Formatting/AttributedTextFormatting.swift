public import Foundation
@_spi(Engine) public import TributaryEngine

/// A namespace for the types that compose formatting definitions.
public enum AttributedTextFormatting {
  /// A definition without constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = EmptyDefinition<Scope>

    /// Creates a definition without constraints.
    public init() {}

    public var body: EmptyDefinition<Scope> { self }
  }

  /// A sequence of definitions, which apply in order.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    public typealias Body = EmptyDefinition<Scope>

    let definitions: (repeat each Definition)

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A definition of any type with a given scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public typealias Body = EmptyDefinition<Scope>

    let definition: any AttributedTextFormattingDefinition<Scope>

    /// Creates a definition from another one.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A result builder that combines definitions with the same scope.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    public static func buildBlock<F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition>(
      _ first: F, _ rest: repeat each D
    ) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definitions: (first, repeat each rest))
    }

    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      first: T
    ) -> ConditionalContent<T, F> { ConditionalContent(choosing: .first(first)) }

    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      second: F
    ) -> ConditionalContent<T, F> { ConditionalContent(choosing: .second(second)) }

    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? { definition }
  }
}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
  public typealias Scope = Wrapped.Scope
  public typealias Body = AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>

  public var body: AttributedTextFormatting.EmptyDefinition<Wrapped.Scope> {
    AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>()
  }
}

extension ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  public typealias Scope = TrueContent.Scope
  public typealias Body = AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>

  public var body: AttributedTextFormatting.EmptyDefinition<TrueContent.Scope> {
    AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>()
  }
}
