@_spi(Engine) public import TributaryEngine

/// A modifier that associates a view with a selection value of a picker.
@_documentation(visibility: internal)
public struct TagModifier<V: Hashable> {
  let value: V
  let includesOptional: Bool
}

extension TagModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TagNode {
    TagNode(modifier.pointee.trait, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TagNode) {
    node.tag = modifier.pointee.trait
  }

  var trait: TagTrait {
    // The optional is boxed as such: in a conditional expression, its value would be boxed instead.
    let optional: any Hashable = V?.some(value)
    return TagTrait(value, optional: includesOptional ? optional : nil)
  }
}

extension View {
  /// Associates this view with a selection value of a picker. The innermost of several tags takes precedence.
  ///
  /// - Parameters:
  ///   - tag: The selection value.
  ///   - includeOptional: Whether the tag also matches an optional selection with this value.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}

/// The tag of a view, as a trait that pickers read.
package final class TagTrait {
  // An `AnyHashable` does not preserve the type: it holds an optional number as a number.
  private let value: any Hashable
  private let optional: (any Hashable)?

  package init(_ value: any Hashable, optional: (any Hashable)?) {
    self.value = value
    self.optional = optional
  }

  /// Returns the value as a type; `nil` if the tag is of another type.
  package func value<S: Hashable>(as type: S.Type) -> S? {
    if let exact = value as? S, Swift.type(of: value) == S.self { return exact }
    // A link passes a value that it has erased.
    if let base = (value as? AnyHashable)?.base, Swift.type(of: value) == AnyHashable.self,
      Swift.type(of: base) == S.self
    {
      return base as? S
    }
    guard let optional, Swift.type(of: optional) == S.self else { return nil }
    return optional as? S
  }

  /// Returns whether another tag has an equal value of the same type.
  package func hasSameValue(as other: TagTrait) -> Bool {
    if self === other { return true }
    let (mine, theirs): (any Hashable, any Hashable) = (value, other.value)
    func isEqual<V: Hashable>(_ mine: V) -> Bool { type(of: theirs) == V.self && mine == (theirs as? V) }
    return isEqual(mine) && (optional == nil) == (other.optional == nil)
  }
}

/// The node of a tag.
@usableFromInline
package final class TagNode: UnaryNode {
  package var tag: TagTrait

  package init(_ tag: TagTrait, _ inputs: NodeInputs) {
    self.tag = tag
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(TagTrait.self) ? tag : nil)
  }
}
