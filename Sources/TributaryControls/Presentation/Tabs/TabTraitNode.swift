@_spi(Engine) package import TributaryEngine

/// The node of something about a tab.
package final class TabTraitNode<Trait: AnyObject>: UnaryNode {
  private var value: Trait

  init(_ value: Trait, _ inputs: NodeInputs) {
    self.value = value
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  @MainActor
  func update(_ value: Trait) {
    self.value = value
    var node = container
    while let current = node {
      if let tabs = current as? TabsNode { return tabs.announce() }
      node = current.container
    }
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(Trait.self) ? value : nil)
  }
}
