@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing

/// A presentation whose color scheme the views in it may choose.
protocol ColorSchemeOwner: AnyObject {
  /// The nodes with a preference in this presentation.
  var preferences: NodeRegister { get set }
  /// The host of the presentation.
  var schemeHost: ViewGraph { get }
  /// Asks for the scheme to be chosen again in the update pass.
  func preferenceDidChange()
}

extension ColorSchemeOwner {
  func add(_ node: PreferredColorSchemeNode) {
    preferences.add(schemeHost.handles.handle(for: node), in: schemeHost.handles)
  }

  /// The scheme that the views prefer: that of the first node in view order that has one. `nil` for none.
  var preferredScheme: ColorScheme? {
    var first: PreferredColorSchemeNode?
    for handle in preferences.entries {
      guard let node = schemeHost.handles.node(for: handle) as? PreferredColorSchemeNode, node.scheme != nil,
        !node.flags.contains(.isRemoved), !node.isAbsent([.concealed, .inactive, .departing])
      else { continue }
      if let known = first, !schemeHost.precedes(node, known) { continue }
      first = node
    }
    return first?.scheme
  }
}
