@_spi(Engine) public import TributaryEngine

/// The trait that holds the label of a tab.
package final class TabItemTrait {
  let label: AnyView

  init(_ label: AnyView) { self.label = label }
}

/// A modifier that sets a trait of a tab for the enclosing tab view.
struct TabTraitModifier<Trait: AnyObject> {
  let trait: Trait
}

extension TabTraitModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TabTraitNode<Trait> {
    TabTraitNode(modifier.pointee.trait, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TabTraitNode<Trait>) {
    node.update(modifier.pointee.trait)
  }
}

extension View {
  /// Sets the label of this view in the bar of a tab view: a label, or an image and a text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabTraitModifier(trait: TabItemTrait(AnyView(label()))))
  }
}

/// The node of a trait of a tab.
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
    containers.first(of: TabsNode.self)?.announce()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(Trait.self) ? value : nil)
  }
}
