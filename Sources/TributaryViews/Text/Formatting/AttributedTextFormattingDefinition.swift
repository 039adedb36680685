public import Foundation

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
