public import Foundation
@_spi(Engine) public import TributaryEngine

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
