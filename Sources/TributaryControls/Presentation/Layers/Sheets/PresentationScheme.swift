import TributaryDrawing
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A modifier that makes its content a presentation whose views can set the color scheme.
struct PresentationSchemeModifier {}

extension PresentationSchemeModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PresentationSchemeNode(inputs)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: node.scope))
    return node
  }

  static func _updateNode<C: View>(_ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode) {
    if let inner = node.made(as: PresentationSchemeNode.self).content { C._updateNode(content, inner) }
  }
}

/// The node of a presentation, whose environment has the color scheme that its views prefer.
final class PresentationSchemeNode: EnvironmentNode, ColorSchemeOwner {
  var preferences = NodeRegister<PreferredColorSchemeNode>()

  init(_ inputs: NodeInputs) { super.init({ _ in }, inputs) }

  var schemeHost: ViewGraph { host }

  func preferenceDidChange() { needsUpdate() }

  @MainActor
  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }

  override func edit(_ values: inout EnvironmentValues) {
    if let scheme = preferredScheme { values.colorScheme = scheme }
  }
}
