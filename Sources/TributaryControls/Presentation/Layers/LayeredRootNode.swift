@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

/// The root of a tree with what is presented in front of its content.
///
/// Invariant: `layers` are those of presenters in the tree that have shown something, back to front: what was presented last
/// lies in front.
///
/// Checked by `LayeredRootNode.checkCaches`, and tested by `SheetTests`.
package final class LayeredRootNode: RootNode, CachingNode {
  /// What is shown in front of the content.
  package private(set) var layers: ContiguousArray<LayerNode> = []

  /// A view in the window prefers another color scheme.
  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    host.chooseWindowColorScheme()
  }

  /// Makes a layer, without views yet, one of this root.
  @MainActor
  package func adopt(_ layer: LayerNode) {
    layer.container = self
    host.facts.absences.insert(.covered)
    adoptFlags(of: layer)
    // What comes into a container that stands can be animated.
    placeLayer(layer)
  }

  /// Puts a layer to which views have come in front of all others.
  package func bringToFront(_ layer: LayerNode) {
    layers.removeAll { $0 === layer }
    layers.append(layer)
    // Its size follows when it is laid out with its views.
    layer.origin = safeFrame.origin
  }

  @MainActor
  package func remove(_ layer: LayerNode) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    layers.remove(at: index)
    needsDraw()
  }

  /// Views of a layer have come or gone, or are concealed with their presenter.
  override package func shownItemsDidChange() {
    if layers.isEmpty { return }
    for layer in layers { layer.needsDraw() }
    needsDraw()
  }

  /// Frames may be relative to the window.
  override package func boundsDidChange() { host.sizeForRelativeFramesDidChange() }

  /// What is modal keeps input from everything behind it.
  override package var inputRoot: ItemNode { modalLayer ?? self }

  /// Gives a layer the safe area.
  package func placeLayer(_ layer: LayerNode) {
    let frame = safeFrame
    layer.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// The front-most layer that keeps what is behind it from input.
  package var modalLayer: LayerNode? { layers.isEmpty ? nil : layers.last { $0.isModal } }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    guard reasons.contains(.covered), let modalLayer, modalLayer !== inner else { return [] }
    return .covered
  }

  // MARK: Layout and drawing

  override package func placeContent() {
    super.placeContent()
    for layer in layers { placeLayer(layer) }
  }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) {
    // A layer has the size of the safe area, whatever is in it.
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

  /// What is modal hides what is behind it, also where it is not hit itself.
  override package func hitContent(at point: CGPoint) -> HitChain {
    for layer in layers.reversed() where layer.isHittable {
      let chain = hit(layer, at: point)
      if layer.isModal || !chain.isEmpty { return chain }
    }
    return super.hitContent(at: point)
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    for layer in layers where layer.flags.contains(.isRemoved) { fail("A layer goes with its presenter.") }
  }
}

extension ViewGraph {
  /// The root, as one that has layers; `nil` in a host that was made without.
  package var layeredRoot: LayeredRootNode? { root as? LayeredRootNode }
}
