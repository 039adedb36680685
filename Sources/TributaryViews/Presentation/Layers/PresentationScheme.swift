import TributaryDrawing

/// A presentation whose color scheme the views in it may choose.
protocol ColorSchemeOwner: AnyObject {
  /// The nodes with a preference in this presentation.
  var preferences: NodeRegister { get set }
  /// The host of the presentation.
  var schemeHost: HostCore { get }
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

/// The color scheme of a host's window.
///
/// Invariant: after an update pass, the root environment has the scheme that views in the window prefer, or else the one that
/// the host was given.
package final class WindowColorScheme: HostFeature, ColorSchemeOwner {
  package static let slot = FeatureSlot()

  var preferences = NodeRegister()
  unowned let schemeHost: HostCore
  /// The scheme that the host was given.
  private(set) var given: ColorScheme

  package init(of host: HostCore) {
    schemeHost = host
    given = host.environment.values.colorScheme
  }

  func preferenceDidChange() {
    guard let root = schemeHost.root, !root.flags.contains(.needsUpdate) else { return }
    root.flags.insert(.needsUpdate)
    schemeHost.enqueueUpdate(root)
  }

  /// The values of the root environment for values that the host is given.
  package func applied(to values: EnvironmentValues) -> EnvironmentValues {
    given = values.colorScheme
    var values = values
    if let scheme = preferredScheme { values.colorScheme = scheme }
    return values
  }

  /// The values that the host was given, of those of the root environment.
  package func given(of values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.colorScheme = given
    return values
  }
}

extension HostCore {
  /// Gives the root environment other values, and tells the tree.
  @MainActor
  package func replaceRootEnvironment(_ given: EnvironmentValues) {
    let old = environment.values
    let new = features[WindowColorScheme.self]?.applied(to: given) ?? given
    environment.replaceValues(new)
    notifyReaders(of: environment)
    root.content?.surroundingsDidChange(.environment(from: old, to: new))
  }

  /// The values of the root environment that the host was given.
  package var givenEnvironment: EnvironmentValues {
    features[WindowColorScheme.self]?.given(of: environment.values) ?? environment.values
  }

  /// Chooses the color scheme of the window again.
  @MainActor
  package func chooseWindowColorScheme() {
    guard let scheme = features[WindowColorScheme.self] else { return }
    let given = givenEnvironment
    if scheme.applied(to: given).colorScheme != environment.values.colorScheme { replaceRootEnvironment(given) }
  }
}

/// Makes what is inside a presentation whose color scheme the views in it may choose.
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

/// The node of a presentation: its environment has the color scheme that the views in it prefer.
final class PresentationSchemeNode: EnvironmentNode, ColorSchemeOwner {
  var preferences = NodeRegister()

  init(_ inputs: NodeInputs) { super.init({ _ in }, inputs) }

  var schemeHost: HostCore { host }

  func preferenceDidChange() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  @MainActor
  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }

  override func edit(_ values: inout EnvironmentValues) {
    if let scheme = preferredScheme { values.colorScheme = scheme }
  }
}
