@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing

/// Prefers a color scheme for the presentation that contains the view inside.
struct PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PreferredColorSchemeNode(modifier.pointee.scheme, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: PreferredColorSchemeNode.self)
    node.update(modifier.pointee.scheme)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

extension View {
  /// Sets the color scheme of the window, sheet, cover or popover that contains this view.
  ///
  /// Of several views in one presentation, the outermost one whose scheme is not `nil` counts, and of siblings the first. A
  /// presentation in which no view prefers a scheme has that of the view that presents it.
  ///
  /// > Source: conformance STYLE-21, STYLE-60, STYLE-61.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
