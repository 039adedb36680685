public import Foundation
@_spi(Engine) public import TributaryEngine

/// A namespace for the types that compose formatting definitions.
public enum AttributedTextFormatting {
  /// A definition without constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The type of the remaining constraints.
    public typealias Body = EmptyDefinition<Scope>

    /// Creates a definition without constraints.
    public init() {}

    /// The remaining constraints, of which there are none.
    public var body: EmptyDefinition<Scope> { self }
  }

  /// A sequence of definitions, which apply in order.
  public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    /// The type of the remaining constraints.
    public typealias Body = EmptyDefinition<Scope>

    let definitions: (repeat each Definition)

    /// The remaining constraints, of which there are none.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A definition of any type with a given scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The type of the remaining constraints.
    public typealias Body = EmptyDefinition<Scope>

    let definition: any AttributedTextFormattingDefinition<Scope>

    /// Creates a definition from another one.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }

    /// The remaining constraints, of which there are none.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
  }

  /// A result builder that combines definitions with the same scope.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    /// Builds a definition from an expression.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Builds a definition without constraints from an empty closure.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// Builds a definition from a single one.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

    /// Builds a sequence of definitions from several ones.
    public static func buildBlock<F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition>(
      _ first: F, _ rest: repeat each D
    ) -> TupleDefinition<F.Scope, F, repeat each D> {
      TupleDefinition(definitions: (first, repeat each rest))
    }

    /// Builds a definition from the first branch of an `if` with `else`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      first: T
    ) -> ConditionalContent<T, F> { ConditionalContent(choosing: .first(first)) }

    /// Builds a definition from the second branch of an `if` with `else`.
    public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
      second: F
    ) -> ConditionalContent<T, F> { ConditionalContent(choosing: .second(second)) }

    /// Builds a definition from an `if` without `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D? { definition }
  }
}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
  /// The attributes that the definition allows.
  public typealias Scope = Wrapped.Scope
  /// The type of the remaining constraints.
  public typealias Body = AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>

  /// The remaining constraints, of which there are none.
  public var body: AttributedTextFormatting.EmptyDefinition<Wrapped.Scope> {
    AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>()
  }
}

extension ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
  TrueContent.Scope == FalseContent.Scope
{
  /// The attributes that the definition allows.
  public typealias Scope = TrueContent.Scope
  /// The type of the remaining constraints.
  public typealias Body = AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>

  /// The remaining constraints, of which there are none.
  public var body: AttributedTextFormatting.EmptyDefinition<TrueContent.Scope> {
    AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>()
  }
}

extension AttributedTextFormatting {
  /// The attributes that a constraint reads, of which it can replace one. Attributes outside the scope are `nil`.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    var container: AttributeContainer
    let scope: FormattingScope

    /// The value of the constrained attribute.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// The value of an attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      scope.allows(key) ? container[key] : nil
    }

    /// The value of the constrained attribute.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { self[Attribute.self] }
      set { self[Attribute.self] = newValue }
    }

    /// The value of an attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K.Value: Sendable { self[K.self] }

    /// The value of the constrained attribute, which is part of the scope of the definition.
    public subscript(dynamicMember keyPath: KeyPath<Scope, Attribute>) -> Attribute.Value? {
      get { self[Attribute.self] }
      set { self[Attribute.self] = newValue }
    }

    /// The value of an attribute of the scope of the definition.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable { self[K.self] }
  }
}
