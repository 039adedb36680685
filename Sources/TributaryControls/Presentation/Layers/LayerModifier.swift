import TributaryAnimation
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// Views that a layer presents.
protocol PresentedLayer: View {
  /// Whether this value presents no views. The nodes of a layer are made when it first has any: most menus of a screen
  /// are never opened.
  var isVacant: Bool { get }

  /// The same layer without views. A layer that receives its first views is made from this value and then updated, so
  /// that the views are inserted with animation.
  var vacated: Self { get }
}

extension PresentedLayer {
  var isVacant: Bool { false }
  var vacated: Self { self }
}

/// A modifier that presents views in front of all other views of the host.
///
/// The views are structurally part of the modified view: they share its environment, and are removed with it. They are
/// laid out in the safe area of the host, and their preferences are not passed outward.
///
/// A toolbar item that is hidden in its bar has a copy in the overflow menu. The item presents what client code
/// presents, so that the presentation neither appears twice nor ends with the menu. The copy presents the parts of
/// controls, such as submenus, whose state it does not share.
struct LayerModifier<Layer: PresentedLayer> {
  // The engine requires that this property is the first stored property.
  let layer: Layer
  /// Whether the presented views receive all input; otherwise they receive none.
  var takesInput = true
  /// Whether the modified view has separate state in the copy of a toolbar item, so that the copy presents the views.
  var isInBuiltInBody = false
}

extension LayerModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let isCopy = inputs.environmentReference.object().values.isCopyOfToolbarItem
    let node = PresenterNode(inputs, presents: !isCopy || modifier.pointee.isInBuiltInBody)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    if !modifier.pointee.layer.isVacant { makeLayer(modifier, modifier.first(as: Layer.self), in: node) }
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: PresenterNode.self)
    if let inner = node.content { C._updateNode(content, inner) }
    let layer = modifier.first(as: Layer.self)
    if node.layer == nil {
      if layer.pointee.isVacant { return }
      withUnsafePointer(to: layer.pointee.vacated) { makeLayer(modifier, $0, in: node) }
    }
    if let inner = node.layer?.content { Layer._updateNode(layer, inner) }
  }

  @MainActor
  private static func makeLayer(_ modifier: UnsafePointer<Self>, _ layer: UnsafePointer<Layer>, in node: PresenterNode)
  {
    node.makeLayer(takesInput: modifier.pointee.takesInput) { Layer._makeNode(layer, $0) }
  }
}

/// The node of views that are presented in front of all other views of a host.
///
///     root ──▶ child                      structure: child … PresenterNode ──▶ LayerNode ──▶ views
///          ──▶ LayerNode ──▶ views        layout, drawing and hits: by the root, in front of its child
///
/// The safe area of the host is proposed to each view, and each view is placed at the bottom of it. While the layer has
/// views, it is *modal*: no view behind it is hit or can have focus. A layer that receives no input passes all of it to
/// the views behind it. A layer that is not modal passes input that hits none of its views.
package final class LayerNode: ContainerNode, TracedNode {
  package unowned let presenter: PresenterNode
  /// The view that had focus before the layer received views.
  private var focusBefore: NodeHandle?
  private var wasOccupied = false
  /// The walk in which the layer received views.
  package var presentation: UInt32 = 0
  /// Whether the layer receives input. This is set before the layer has views.
  package var takesInput = true

  init(of presenter: PresenterNode, _ inputs: NodeInputs) {
    self.presenter = presenter
    super.init(inputs)
    indexInParent = 1
    flags.insert(.isFragmentRoot)
  }

  /// Whether the views of the layer request that views behind it receive no input.
  package var requestsModality = true

  /// Whether the layer has views that receive input.
  package var isHittable: Bool { takesInput && !items.isEmpty && presenter.mayPresent }

  /// Whether the layer has views that block input for the views behind it.
  package var isModal: Bool { requestsModality && isHittable }

  /// Whether the layer draws views, including those in removal transitions.
  package var isShown: Bool {
    let isOccupied = !items.isEmpty || !HostMotion.of(host).departures(in: self).isEmpty
    return isOccupied && presenter.mayPresent
  }

  /// Returns the reasons for the absence of the layer: its views are unavailable while the presenter hides them,
  /// although they are measured and placed.
  package func presenterAbsence(among reasons: Exclusion) -> Exclusion {
    let absence = reasons.intersection(.departing.union(.unseen))
    if absence.isEmpty || presenter.mayPresent { return [] }
    return absence.intersection(presenter.isAbsent(.departing) ? .departing : .unseen)
  }

  /// Returns whether a view of another layer presents this layer.
  package func isPresented(in other: LayerNode) -> Bool { ancestors.contains { $0 === other } }

  override package func itemsWereCollected() {
    let isOccupied = !items.isEmpty
    if isOccupied == wasOccupied { return }
    wasOccupied = isOccupied
    if isOccupied { LayeredRootNode.of(host)?.bringToFront(self) }
    if takesInput { alreadyOnMainActor(with: self) { $0.moveFocus(in: isOccupied) } }
    host.root.shownItemsDidChange()
  }

  /// Moves the focus into the layer when it receives views, and restores it when the layer becomes empty.
  @MainActor
  private func moveFocus(in isOccupied: Bool) {
    if isOccupied { focusBefore = KeyboardFocus.of(host).target }
    host.enqueueAction(self, .plain(.other("focus")) { [weak self] in self?.settleFocus() })
  }

  @MainActor
  private func settleFocus() {
    if wasOccupied {
      if let focused = KeyboardFocus.of(host).focused, focused.isInside(self) { return }
      KeyboardFocus.of(host).setFocus(FirstFieldNode.field(in: self))
    } else {
      let focus = focusBefore
      focusBefore = nil
      if KeyboardFocus.of(host).focused == nil, let focus, host.handles.node(for: focus) != nil {
        KeyboardFocus.of(host).setFocus(focus)
      }
    }
  }

  // MARK: Layout

  override package var ownProposal: ProposedViewSize { ProposedViewSize(host.root.safeFrame.size) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: host.root.safeFrame.size)
  }

  override package func placeContent() {
    let room = ProposedViewSize(size)
    for item in items {
      let inner = item.sizeThatFits(room)
      item.place(at: CGPoint(x: (size.width - inner.width) / 2, y: size.height - inner.height), proposal: room)
    }
  }

  override package func hitContent(at point: CGPoint) -> HitChain { isHittable ? super.hitContent(at: point) : [] }

  // MARK: Preferences

  // Preferences of the presented views are not passed to outer views.
  override package var keepsPreferences: Bool { true }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {}
}

/// A modifier that resets values of the environment which apply to the content of the presenter but not to a
/// presentation.
///
/// The values are fonts, styles, the disabled state, and whether the presenter is in a list, in columns, or in bars.
struct PresentationEnvironmentModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentTransformModifier { environment in
        environment.values.font = nil
        environment.values.foreground = nil
        if environment.hasStandardForeground { environment.hasStandardForeground = false }
        environment.values.lineLimit = nil
        environment.values.multilineTextAlignment = .leading
        environment.values.isEnabled = true
        environment.keyboardShortcut = nil
        environment.isInList = false
        environment.isInColumns = false
        environment.hasBars = false
        environment.hiddenItemAnchor = nil
        environment.isCopyOfToolbarItem = false
      })
  }
}
