import TributaryDrawing
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A modifier that sets the preferred color scheme of the presentation that contains a view.
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
  /// Sets the preferred color scheme of the window, sheet, cover, or popover that contains this view.
  ///
  /// If several views in one presentation set a scheme, the outermost one with a value other than `nil` applies, and
  /// the first one among siblings. A presentation without a preferred scheme has the scheme of its presenter.
  ///
  /// > Source: conformance STYLE-21, STYLE-60, STYLE-61.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Makes this view a presentation: a color scheme that its content prefers applies to it only.
  package nonisolated func asColorSchemePresentation() -> some View { modifier(PresentationSchemeModifier()) }
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

  /// The innermost presentation that contains this node, or else the window.
  private var presentation: any ColorSchemeOwner {
    ancestors.first(of: PresentationSchemeNode.self) ?? host.feature(WindowColorScheme.self)
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

/// A presentation whose color scheme is determined by preferences of its views.
protocol ColorSchemeOwner: AnyObject {
  /// The nodes that set a preferred color scheme in this presentation.
  var preferences: NodeRegister<PreferredColorSchemeNode> { get set }
  /// The host of the presentation.
  var schemeHost: ViewGraph { get }
  /// Schedules a new choice of the scheme in the update pass.
  func preferenceDidChange()
}

extension ColorSchemeOwner {
  func add(_ node: PreferredColorSchemeNode) { preferences.add(node) }

  /// The preferred scheme: that of the first node in view order that has one; `nil` if there is none.
  var preferredScheme: ColorScheme? {
    var first: PreferredColorSchemeNode?
    for handle in preferences.entries {
      guard let node = schemeHost.handles.node(for: handle), node.scheme != nil,
        !node.flags.contains(.isRemoved), !node.isAbsent([.concealed, .inactive, .departing])
      else { continue }
      if let known = first, !node.precedes(known) { continue }
      first = node
    }
    return first?.scheme
  }
}

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

/// The color scheme of the window of a host.
///
/// Invariant: after an update pass, the root environment has the scheme that views in the window prefer, or else the
/// one that was set for the host.
///
/// Tested by `PreferredColorSchemeTests`.
package final class WindowColorScheme: HostFeature, ColorSchemeOwner {
  package static let slot = FeatureSlot()

  var preferences = NodeRegister<PreferredColorSchemeNode>()
  unowned let schemeHost: ViewGraph
  /// The scheme that was set for the host.
  private(set) var given: ColorScheme

  package init(of host: ViewGraph) {
    schemeHost = host
    given = host.environment.values.colorScheme
  }

  func preferenceDidChange() {
    guard let root = schemeHost.root, !root.flags.contains(.needsUpdate) else { return }
    root.flags.insert(.needsUpdate)
    schemeHost.enqueueUpdate(root)
  }

  /// Returns the values of the root environment for values that are set for the host.
  package func applied(to values: EnvironmentValues) -> EnvironmentValues {
    given = values.colorScheme
    var values = values
    if let scheme = preferredScheme { values.colorScheme = scheme }
    return values
  }

  /// Returns the values that were set for the host, for values of the root environment.
  package func given(of values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.colorScheme = given
    return values
  }
}

extension WindowColorScheme {
  /// Replaces the values of the root environment of a host, and notifies the tree.
  @MainActor
  package static func replaceRootEnvironment(_ given: EnvironmentValues, of host: ViewGraph) {
    let old = host.environment.values
    let new = host.features[WindowColorScheme.self]?.applied(to: given) ?? given
    host.environment.replaceValues(new)
    host.notifyReaders(of: host.environment)
    host.root.content?.surroundingsDidChange(.environment(from: old, to: new))
  }

  /// Returns the values of the root environment of a host without the preferred color scheme.
  package static func givenEnvironment(of host: ViewGraph) -> EnvironmentValues {
    host.features[WindowColorScheme.self]?.given(of: host.environment.values) ?? host.environment.values
  }

  /// Updates the color scheme of the window.
  @MainActor
  func choose() {
    let values = schemeHost.environment.values
    let given = given(of: values)
    if applied(to: given).colorScheme != values.colorScheme { Self.replaceRootEnvironment(given, of: schemeHost) }
  }
}
