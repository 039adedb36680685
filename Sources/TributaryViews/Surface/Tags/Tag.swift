@_spi(Engine) public import TributaryEngine

/// Says which value of a picker a view stands for.
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

  var trait: TagTrait { TagTrait(value, optional: includesOptional ? AnyHashable(V?.some(value)) : nil) }
}

extension View {
  /// Says which value of a picker this view stands for. With several values on one view the innermost counts.
  ///
  /// - Parameter includeOptional: Whether it stands for the value also where an optional is chosen.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}

/// The trait that a picker reads.
package final class TagTrait {
  private let value: AnyHashable
  private let optional: AnyHashable?

  package init(_ value: AnyHashable, optional: AnyHashable?) {
    self.value = value
    self.optional = optional
  }

  /// Returns the value for a picker of a type; `nil` if it is of another type.
  package func value<S: Hashable>(as type: S.Type) -> S? {
    if let exact = value.base as? S, Swift.type(of: value.base) == S.self { return exact }
    guard let optional, Swift.type(of: optional.base) == S.self else { return nil }
    return optional.base as? S
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
