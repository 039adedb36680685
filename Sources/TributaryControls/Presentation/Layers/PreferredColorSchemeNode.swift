@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing

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
