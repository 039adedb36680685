@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryFeedback

/// Makes a view a page, to which scroll views inside tell whether they are scrolled.
struct NavigationPageModifier: ItemModifier {
  typealias Body = Never

  /// Told whether something may have been scrolled under the bar, when that has changed.
  let scrollChange: (Bool) -> Void

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> NavigationPageNode {
    NavigationPageNode(modifier.pointee.scrollChange, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: NavigationPageNode) {
    node.scrollChange = modifier.pointee.scrollChange
  }
}
