package import TributaryGeometry

/// Where a node stands in the root: the map from its coordinates to those of the root, and its size.
package struct RootGeometry: Hashable {
  package var transform: CGAffineTransform
  package var size: CGSize

  package init(of node: ItemNode) {
    transform = node.transform(upTo: nil)
    size = node.size
  }

  package static func == (a: RootGeometry, b: RootGeometry) -> Bool {
    a.size == b.size && a.transform == b.transform
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(transform.tx)
    hasher.combine(transform.ty)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
