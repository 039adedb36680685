import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryFeedback
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// Shows views in front of everything else of the host, on behalf of the view that this modifier stands on.
///
/// The views belong to the structure there: they have its environment and go with it. They are laid out in the safe area
/// of the host, and their preferences end with them.
struct LayerModifier<Layer: View> {
  // The engine relies on this property coming first.
  let layer: Layer
  /// Whether the views take all input while there are any; else they take none.
  var takesInput = true
}

extension LayerModifier: TransparentModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = PresenterNode(inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    node.layer.takesInput = modifier.pointee.takesInput
    node.makeLayer { Layer._makeNode(modifier.first(as: Layer.self), $0) }
    return node
  }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: PresenterNode.self)
    if let inner = node.content { C._updateNode(content, inner) }
    if let inner = node.layer.content { Layer._updateNode(modifier.first(as: Layer.self), inner) }
  }
}

/// The node of views that are shown in front of everything else of a host. Each of them is offered the safe area of the
/// host, and stands at the bottom of it.
///
///     root ──▶ child                      structure: child … PresenterNode ──▶ LayerNode ──▶ views
///          ──▶ LayerNode ──▶ views        layout, drawing and hits: by the root, in front of its child
///
/// While there are any, they are *modal*: nothing behind them is hit or can have the focus. A layer that takes no input lets
/// everything through instead; one that does not wish to be modal lets through what hits none of its views.
package final class LayerNode: ContainerNode, TracedNode, ProposesToItself {
  private unowned let presenter: PresenterNode
  /// What had the focus when the first view came.
  private var focusBefore: NodeHandle?
  private var wasOccupied = false
  /// Set before there are views.
  package var takesInput = true

  init(of presenter: PresenterNode, _ inputs: NodeInputs) {
    self.presenter = presenter
    super.init(inputs)
    indexInParent = 1
    flags.insert(.isFragmentRoot)
  }

  /// Whether its views want to keep what is behind them from input.
  package var isWishedModal = true

  /// Whether there are views that take input.
  package var isHittable: Bool { takesInput && !items.isEmpty && presenter.mayPresent }

  /// Whether there are views that keep what is behind them from input.
  package var isModal: Bool { isWishedModal && isHittable }

  /// Whether anything is drawn: views, or such that are on their way out.
  package var isShown: Bool {
    let isOccupied = !items.isEmpty || !host.departures(in: self).isEmpty
    return isOccupied && presenter.mayPresent
  }

  override package func itemsWereCollected() {
    let isOccupied = !items.isEmpty
    if isOccupied == wasOccupied { return }
    wasOccupied = isOccupied
    if isOccupied { host.layeredRoot?.bringToFront(self) }
    if takesInput { alreadyOnMainActor(with: self) { $0.moveFocus(in: isOccupied) } }
    host.root.shownItemsDidChange()
  }

  /// The focus goes into the layer with the first view, and back with the last.
  @MainActor
  private func moveFocus(in isOccupied: Bool) {
    if isOccupied { focusBefore = host.input.focus }
    host.enqueueAction(self, .plain(.other("focus")) { [weak self] in self?.settleFocus() })
  }

  @MainActor
  private func settleFocus() {
    if wasOccupied {
      if let focused = host.focused, focused.isInside(self) { return }
      host.setFocus(FirstFieldNode.field(in: self))
    } else {
      let focus = focusBefore
      focusBefore = nil
      if host.focused == nil, let focus, host.handles.node(for: focus) != nil { host.setFocus(focus) }
    }
  }

  // MARK: Layout

  package var ownProposal: ProposedViewSize { ProposedViewSize(host.root.safeFrame.size) }

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

  /// Nobody around is told what is published here.
  override package var keepsPreferences: Bool { true }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {}
}

/// Leaves out what a presenter says about the looks of its own content, whether that is disabled, that it is in a list, in columns or in bars.
struct PlainSurroundings: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.modifier(
      EnvironmentTransformModifier { environment in
        environment.values.font = nil
        environment.values.foreground = nil
        environment.values.lineLimit = nil
        environment.values.multilineTextAlignment = .leading
        environment.values.isEnabled = true
        environment.keyboardShortcut = nil
        environment.isInList = false
        environment.isInColumns = false
        environment.hasBars = false
      })
  }
}
