import TributaryGeometry

extension RootNode {
  /// Puts a layer in front of those that there are.
  @MainActor
  package func add(_ layer: LayerNode) {
    layers.append(layer)
    layer.container = self
    adoptFlags(of: layer)
    placeLayer(layer)
    needsDraw()
  }

  @MainActor
  package func remove(_ layer: LayerNode) {
    layers.removeAll { $0 === layer }
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
