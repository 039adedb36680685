import TributaryGeometry

extension RootNode {
  /// Makes a layer, without views yet, one of this root.
  @MainActor
  package func adopt(_ layer: LayerNode) {
    layer.container = self
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
  package func layersDidChange() {
    if layers.isEmpty { return }
    for layer in layers { layer.needsDraw() }
    needsDraw()
  }

  /// Gives a layer the safe area.
  package func placeLayer(_ layer: LayerNode) {
    let frame = safeFrame
    layer.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// The front-most layer that keeps what is behind it from input.
  package var modalLayer: LayerNode? { layers.isEmpty ? nil : layers.last { $0.isModal } }
}

extension HostCore {
  /// The item whose views input can reach: the root, or what is in front of everything else.
  package var inputRoot: ItemNode { root.modalLayer ?? root }

  /// Whether input can reach an item.
  package func isReachable(_ item: ItemNode) -> Bool { root.modalLayer.map { item.isInside($0) } ?? true }
}
