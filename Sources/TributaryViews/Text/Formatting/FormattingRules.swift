package import Foundation
import TributaryAnimation
@_spi(Engine) import TributaryEngine

/// The constraints of a formatting definition in the order in which they apply, and the attributes of its scope.
package final class FormattingRules: Sendable {
  package let scope: FormattingScope
  private let constraints: [any AttributedTextValueConstraint]

  package init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    scope = FormattingScope(D.Scope.self)
    var constraints: [any AttributedTextValueConstraint] = []
    Self.append(definition, to: &constraints)
    self.constraints = constraints
  }

  /// Applies all constraints to the attributes of a text.
  package func constrain(_ container: inout AttributeContainer) {
    for constraint in constraints { apply(constraint, to: &container) }
  }

  /// Applies all constraints to all runs of a text.
  ///
  /// - Complexity: O(*n*) in the runs if no run changes; otherwise also in the characters.
  package func constrain(_ text: inout AttributedString) {
    if constraints.isEmpty { return }
    text.replaceRuns { constrain(&$0) }
  }

  /// Returns a text as a view displays it: constrained, and without the attributes outside the scope that affect its
  /// appearance.
  package func shown(_ text: AttributedString) -> AttributedString {
    var text = text
    text.replaceRuns { $0 = shown($0) }
    return text
  }

  /// Returns attributes as a view displays them.
  package func shown(_ container: AttributeContainer) -> AttributeContainer {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var container = container
    constrain(&container)
    func drop<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
      if !scope.allows(key) { container[key] = nil }
    }
    drop(Attributes.FontAttribute.self)
    drop(Attributes.ForegroundColorAttribute.self)
    drop(Attributes.BackgroundColorAttribute.self)
    drop(Attributes.UnderlineStyleAttribute.self)
    drop(Attributes.StrikethroughStyleAttribute.self)
    drop(Attributes.KerningAttribute.self)
    drop(Attributes.TrackingAttribute.self)
    drop(Attributes.BaselineOffsetAttribute.self)
    drop(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    drop(InlineMarks.Attribute.self)
    return container
  }

  private func apply<C: AttributedTextValueConstraint>(_ constraint: C, to container: inout AttributeContainer) {
    var proxy = C.Attributes(container: container, scope: scope)
    constraint.constrain(&proxy)
    container = proxy.container
  }

  private static func append<D: AttributedTextFormattingDefinition>(
    _ definition: D, to constraints: inout [any AttributedTextValueConstraint]
  ) {
    if let constraint = definition as? any AttributedTextValueConstraint {
      constraints.append(constraint)
    } else if let sequence = definition as? any DefinitionSequence {
      for element in sequence.elements { append(element, to: &constraints) }
    } else {
      append(definition.body, to: &constraints)
    }
  }
}

/// A definition that consists of other ones.
private protocol DefinitionSequence {
  var elements: [any AttributedTextFormattingDefinition] { get }
}

extension AttributedTextFormatting.EmptyDefinition: DefinitionSequence {
  fileprivate var elements: [any AttributedTextFormattingDefinition] { [] }
}

extension AttributedTextFormatting.AnyDefinition: DefinitionSequence {
  fileprivate var elements: [any AttributedTextFormattingDefinition] { [definition] }
}

extension AttributedTextFormatting.TupleDefinition: DefinitionSequence {
  fileprivate var elements: [any AttributedTextFormattingDefinition] {
    var elements: [any AttributedTextFormattingDefinition] = []
    repeat elements.append(each definitions)
    return elements
  }
}

extension Optional: DefinitionSequence where Wrapped: AttributedTextFormattingDefinition {
  fileprivate var elements: [any AttributedTextFormattingDefinition] { map { [$0] } ?? [] }
}

extension ConditionalContent: DefinitionSequence
where TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition {
  fileprivate var elements: [any AttributedTextFormattingDefinition] {
    switch choice {
    case .first(let definition): [definition]
    case .second(let definition): [definition]
    }
  }
}

/// The names of the attributes of a scope, including those of nested scopes.
package struct FormattingScope: Sendable {
  /// The names; `nil` if the program has no record of the fields of the scope, in which case all attributes are
  /// allowed.
  private let names: Set<String>?

  init(_ scope: Any.Type) {
    var names: Set<String> = []
    self.names = Self.collect(scope, &names) ? names : nil
  }

  package func allows<K: AttributedStringKey>(_ key: K.Type) -> Bool { names?.contains(K.name) ?? true }

  private static func collect(_ scope: Any.Type, _ names: inout Set<String>) -> Bool {
    guard let fields = FieldRecord.fields(of: scope) else { return false }
    // Foundation declares no attribute for inline Markdown on Linux.
    if scope == AttributeScopes.FoundationAttributes.self { names.insert(InlineMarks.Attribute.name) }
    for field in fields {
      if let key = field.type as? any AttributedStringKey.Type {
        names.insert(key.name)
      } else if field.type is any AttributeScope.Type, !collect(field.type, &names) {
        return false
      }
    }
    return true
  }
}

extension AttributedString {
  /// Replaces the attributes of each run by changed ones.
  ///
  /// - Complexity: O(*n*) in the runs if no run changes; otherwise also in the characters.
  package mutating func replaceRuns(_ change: (inout AttributeContainer) -> Void) {
    var changes: [(range: Range<AttributedString.Index>, attributes: AttributeContainer)] = []
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      if attributes != run.attributes { changes.append((run.range, attributes)) }
    }
    // Changes of attributes do not move characters.
    for (range, attributes) in changes { self[range].setAttributes(attributes) }
  }
}
