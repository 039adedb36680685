@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

/// The root of a tree that has presented layers in front of its content.
///
/// Invariant: `layers` contains the layers of presenters in the tree that have presented views, from back to front. The
/// layer presented last is in front. Layers that were presented in the same walk are in view order. A layer inside
/// another layer is in front of it.
///
/// Checked by `LayeredRootNode.checkCaches`, and tested by `SheetTests`.
package final class LayeredRootNode: RootNode, CachingNode {
  /// The layers in front of the content, from back to front.
  package private(set) var layers: ContiguousArray<LayerNode> = []

  /// Updates the content, and applies a change of the preferred color scheme of the window.
  @MainActor
  override package func update() {
    super.update()
    host.features[WindowColorScheme.self]?.choose()
  }

  /// Makes a layer, which has no views yet, a layer of this root.
  @MainActor
  package func adopt(_ layer: LayerNode) {
    layer.container = self
    host.facts.absences.formUnion(.covered.union(.unseen))
    adoptFlags(of: layer)
    // Views that are inserted into a container with a placement can be animated.
    placeLayer(layer)
  }

  /// Moves a layer that has received views, with the layers inside it, in front of the layers of earlier walks.
  package func bringToFront(_ layer: LayerNode) {
    let moved = ContiguousArray([layer]) + layers.filter { $0.isPresented(in: layer) }
    layers.removeAll { layer in moved.contains { $0 === layer } }
    layer.presentation = host.transactions.walk
    let next = layers.firstIndex { $0.presentation == layer.presentation && layer.precedes($0) }
    layers.insert(contentsOf: moved, at: next ?? layers.endIndex)
    // The size is set when the layer is laid out with its views.
    layer.origin = safeFrame.origin
  }

  @MainActor
  package func remove(_ layer: LayerNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    needsDraw()
  }

  /// Redraws the layers after views of a layer are inserted, removed, or concealed with their presenter.
  override package func shownItemsDidChange() {
    if layers.isEmpty { return }
    for layer in layers { layer.needsDraw() }
    needsDraw()
  }

  /// Invalidates frames that are relative to the window.
  override package func boundsDidChange() { host.features[RelativeFrameRegistry.self]?.windowSizeDidChange(in: host) }

  /// The root for input: the modal layer, if there is one.
  override package var inputRoot: ItemNode { modalLayer ?? self }

  /// Places a layer in the safe area.
  package func placeLayer(_ layer: LayerNode) {
    let frame = safeFrame
    layer.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// The frontmost layer that blocks input for the views behind it.
  package var modalLayer: LayerNode? { layers.isEmpty ? nil : layers.last { $0.isModal } }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    var found = (inner as? LayerNode)?.presenterAbsence(among: reasons) ?? []
    if reasons.contains(.covered), let modalLayer, modalLayer !== inner { found.formUnion(.covered) }
    return found
  }

  // MARK: Layout and drawing

  override package func placeContent() {
    super.placeContent()
    for layer in layers { placeLayer(layer) }
  }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    // A layer has the size of the safe area, independent of its content.
    if need == .measure, let layer = child as? LayerNode {
      host.enqueueLayoutRoot(layer)
    } else {
      super.child(child, needs: need)
    }
  }

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    super.forEachItem(body)
    for layer in layers { body(layer) }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    super.draw(into: &recorder, in: frame)
    for layer in layers where layer.isShown { recorder.draw(layer, at: frame.origin) }
  }

  /// Returns the hit chain at a point. A modal layer blocks the views behind it even where the layer is not hit.
  override package func hitContent(at point: CGPoint) -> HitChain {
    for layer in layers.reversed() where layer.isHittable {
      let chain = hit(layer, at: point)
      if layer.isModal || !chain.isEmpty { return chain }
    }
    return super.hitContent(at: point)
  }

  /// Layers can cover everything.
  override package var contentReach: HitReach? { nil }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    for layer in layers where layer.flags.contains(.isRemoved) { fail("A removed layer is not in the list of layers.") }
    for (index, layer) in layers.enumerated() where layers[..<index].contains(where: { $0.isPresented(in: layer) }) {
      fail("A layer inside another layer is in front of it.")
    }
  }
}

extension LayeredRootNode {
  /// Returns the root with layers of a host; `nil` in a host without layers.
  package static func of(_ host: ViewGraph) -> LayeredRootNode? { host.root as? LayeredRootNode }
}
