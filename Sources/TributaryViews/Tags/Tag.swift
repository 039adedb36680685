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

  var trait: TagTrait { TagTrait(includesOptional ? [value, V?.some(value)] : [value]) }
}

/// A modifier that associates a link with a selection value of a list. The type of the value is known only at run time.
package struct LinkTagModifier {
  let value: any Hashable

  package nonisolated init(value: any Hashable) { self.value = value }
}

extension LinkTagModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TagNode {
    TagNode(modifier.pointee.trait, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TagNode) { node.tag = modifier.pointee.trait }

  /// The tag, which also matches a selection of erased values, because links of one list can have values of several
  /// types.
  private var trait: TagTrait { TagTrait([value, AnyHashable(value)]) }
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
  /// The values of the tag, each of another type. A selection matches the value of its type.
  // An `AnyHashable` does not preserve the type: it holds an optional number as a number.
  private let values: [any Hashable]

  package init(_ values: [any Hashable]) { self.values = values }

  /// Returns the value of a type; `nil` if the tag has no value of that type.
  package func value<S: Hashable>(as type: S.Type) -> S? {
    for value in values where Swift.type(of: value) == S.self { return value as? S }
    return nil
  }

  /// Returns whether another tag has equal values of the same types.
  package func hasSameValue(as other: TagTrait) -> Bool {
    if self === other { return true }
    func isEqual<V: Hashable>(_ mine: V, _ theirs: any Hashable) -> Bool {
      type(of: theirs) == V.self && mine == (theirs as? V)
    }
    return values.count == other.values.count && values.indices.allSatisfy { isEqual(values[$0], other.values[$0]) }
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
