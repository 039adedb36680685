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
