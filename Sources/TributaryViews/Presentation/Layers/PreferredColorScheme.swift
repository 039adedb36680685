import TributaryDrawing

/// Prefers a color scheme for the presentation that contains the view inside.
public struct PreferredColorSchemeModifier {
  let scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PreferredColorSchemeNode(modifier.pointee.scheme, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  public static func _updateNode<C: View>(
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

/// The node of a preference for a color scheme.
final class PreferredColorSchemeNode: PassThroughNode {
  private(set) var scheme: ColorScheme?

  init(_ scheme: ColorScheme?, _ inputs: NodeInputs) {
    self.scheme = scheme
    super.init(inputs)
    presentation.add(self)
    if scheme != nil { presentation.preferenceDidChange() }
  }

  func update(_ scheme: ColorScheme?) {
    if scheme == self.scheme { return }
    self.scheme = scheme
    presentation.preferenceDidChange()
  }

  /// The innermost presentation that contains this node.
  private var presentation: any ColorSchemeOwner {
    var node = parent
    while let current = node {
      if let owner = current as? PresentationSchemeNode { return owner }
      node = current.parent
    }
    return host.feature(WindowColorScheme.self)
  }

  @MainActor
  override func surroundingsDidChange(_ changes: SurroundingChanges) {
    if scheme != nil, !changes.isDisjoint(with: [.concealment, .activity]) { presentation.preferenceDidChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override func willRemove() {
    if scheme != nil { presentation.preferenceDidChange() }
  }
}
