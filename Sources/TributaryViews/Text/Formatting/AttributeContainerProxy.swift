public import Foundation

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
