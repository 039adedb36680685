@_spi(Engine) public import TributaryEngine

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
