@_spi(Engine) package import TributaryEngine

/// The modifiers of a tab that apply to its button in the tab bar, from the innermost outward.
package final class TabBarTrait {
  typealias Wrap = (AnyView) -> AnyView

  let wraps: [Wrap]

  init(_ wraps: [Wrap]) { self.wraps = wraps }
}

/// A modifier that adds a modifier to the button of a tab in the tab bar.
struct TabBarModifier {
  let wrap: TabBarTrait.Wrap
}

extension TabBarModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TabBarTraitNode {
    TabBarTraitNode(modifier.pointee.wrap, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TabBarTraitNode) {
    node.update(modifier.pointee.wrap)
  }
}

/// The node of a modifier of the button of a tab. Unlike other traits, those of nested nodes apply together.
package final class TabBarTraitNode: UnaryNode {
  private var wrap: TabBarTrait.Wrap
  /// The combined trait, and the trait inside from which it was made.
  private var combined: (inner: TabBarTrait?, trait: TabBarTrait)?

  init(_ wrap: @escaping TabBarTrait.Wrap, _ inputs: NodeInputs) {
    self.wrap = wrap
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  @MainActor
  func update(_ wrap: @escaping TabBarTrait.Wrap) {
    self.wrap = wrap
    combined = nil
    containers.first(of: TabsNode.self)?.announce()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    let inside = super.trait(key)
    guard key == ObjectIdentifier(TabBarTrait.self) else { return inside }
    let inner = inside as? TabBarTrait
    if let combined, combined.inner === inner { return combined.trait }
    let trait = TabBarTrait((inner?.wraps ?? []) + [wrap])
    combined = (inner, trait)
    return trait
  }
}

extension TabContent {
  /// Adds a modifier to the button of each tab in the tab bar.
  nonisolated func inTabBar(_ modify: @escaping TabBarTrait.Wrap) -> some TabContent<TabValue> {
    BarModifiedTabs(tabs: self, modifier: TabBarModifier(wrap: modify))
  }
}

/// Tabs with a modifier on the button of each.
private struct BarModifiedTabs<Tabs: TabContent> {
  let tabs: Tabs
  let modifier: TabBarModifier
}

extension BarModifiedTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  var _pages: some View { tabs._pages.modifier(modifier) }
}
