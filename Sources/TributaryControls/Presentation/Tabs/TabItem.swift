@_spi(Engine) public import TributaryEngine

/// What a tab view shows of a tab in its bar.
package final class TabItemTrait {
  let label: AnyView

  init(_ label: AnyView) { self.label = label }
}

/// Hands something about a tab to the tab view around.
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
  /// Says what a tab view shows of this view in its bar: a label, or an image and a text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabTraitModifier(trait: TabItemTrait(AnyView(label()))))
  }
}
