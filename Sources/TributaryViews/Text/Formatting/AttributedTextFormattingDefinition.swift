public import Foundation
@_spi(Engine) public import TributaryEngine

/// A type that defines which attributes, with which values, attributed text has in a view.
///
/// A definition consists of a scope, which lists the attributes, and of constraints for their values. A view ignores
/// attributes outside the scope.
///
///     struct Notes: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///       }
///     }
///
/// > Source: conformance TEXT-82 to TEXT-84.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the definition allows.
  associatedtype Scope: AttributeScope where Scope == Body.Scope
  /// The type of the constraints.
  associatedtype Body: AttributedTextFormattingDefinition

  /// The constraints, in the order in which they apply.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
}

extension AttributedTextFormattingDefinition {
  /// A constraint that replaces all values of an attribute except for some.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Applies all constraints to the attributes of a text. Attributes outside the scope are unchanged.
  ///
  /// > Source: conformance TEXT-82.
  public func constrain(_ container: inout AttributeContainer) { FormattingRules(self).constrain(&container) }
}

private enum FormattingRulesKey: EnvironmentKey {
  static var defaultValue: FormattingRules? { nil }
}

extension EnvironmentValues {
  /// The rules for the attributes of attributed text; `nil` for text with any attributes.
  package var formattingRules: FormattingRules? {
    get { self[FormattingRulesKey.self] }
    set { self[FormattingRulesKey.self] = newValue }
  }
}

extension View {
  /// Applies a formatting definition to the attributed text in this view.
  ///
  /// Text displays the constrained attributes. An editor also writes them to its binding when the user edits the text.
  ///
  /// > Source: conformance TEXT-84, CONTROL-190.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D)
    -> some View
  {
    environment(\.formattingRules, FormattingRules(definition))
  }

  /// Limits the attributed text in this view to the attributes of a scope.
  ///
  /// > Source: conformance TEXT-84.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  )
    -> some View
  {
    environment(\.formattingRules, FormattingRules(AttributedTextFormatting.EmptyDefinition<S>()))
  }
}

/// A constraint for the values of one attribute of attributed text.
///
///     struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
///       typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///       func constrain(_ container: inout Attributes) {
///         if container.foregroundColor == .black { container.foregroundColor = nil }
///       }
///     }
///
/// > Source: conformance TEXT-83.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable {
  /// The attribute whose values the constraint replaces. It is part of the scope.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// Replaces the value of the attribute if it is not valid.
  ///
  /// - Parameter container: The attributes, with the values that the preceding constraints of the definition allow.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The attributes that a constraint reads, of which it can replace one.
  public typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// The remaining constraints, of which there are none.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition<Scope>()
  }
}

extension AttributedTextFormatting {
  /// A constraint that replaces all values of an attribute except for some.
  ///
  /// > Source: conformance TEXT-83.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    /// The type of the remaining constraints.
    public typealias Body = EmptyDefinition<Scope>

    private let allowed: Set<AttributeKey.Value?>
    private let replacement: AttributeKey.Value?

    /// Creates a constraint for an attribute.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, by its path.
    ///   - allowedValues: The valid values; `nil` allows text without the attribute.
    ///   - defaultValue: The value that replaces all others.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) { self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue) }

    /// Creates a constraint for an attribute, by its type.
    ///
    /// - Parameters:
    ///   - attribute: The type of the attribute.
    ///   - allowedValues: The values that the attribute may have.
    ///   - defaultValue: The value that replaces other values.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      replacement = defaultValue
    }

    /// Replaces the value of the attribute if it is not among the allowed ones.
    public func constrain(_ container: inout Attributes) {
      if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = replacement }
    }
  }
}
