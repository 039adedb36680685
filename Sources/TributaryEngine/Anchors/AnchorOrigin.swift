package import TributaryGeometry

/// The item for which an anchor was created, with its geometry in the root at that time.
@usableFromInline
package struct AnchorOrigin: Hashable {
  /// The host, whose address another host can have later. Its reference is retained.
  private let host: HostReference
  private let handle: NodeHandle
  @usableFromInline package let geometry: RootGeometry

  @usableFromInline
  package init(_ item: ItemNode) {
    host = item.host.reference
    handle = item.host.handles.handle(for: item)
    geometry = RootGeometry(of: item)
  }

  /// Returns whether a newer anchor of the same view is expected, because its view is in the tree with other geometry.
  package func isOutdated(in core: ViewGraph) -> Bool {
    guard host === core.reference, let node = core.handles.node(for: handle)?.asItem else { return false }
    return RootGeometry(of: node) != geometry
  }

  /// Returns whether the view that created the anchor was removed from the tree in which the anchor is read.
  package func hasGone(from core: ViewGraph) -> Bool {
    host === core.reference && core.handles.node(for: handle) == nil
  }

  /// The recorded map from the anchor's coordinates to those of the root.
  package var transformToRoot: CGAffineTransform { geometry.transform }

  /// Returns the map from the anchor's coordinates to those of `reader`.
  package func transform(to reader: ItemNode) -> CGAffineTransform {
    if host === reader.host.reference, let node = reader.host.handles.node(for: handle)?.asItem,
      RootGeometry(of: node) == geometry
    {
      return node.transform(to: reader)
    }
    return geometry.transform.concatenating(reader.transform(upTo: nil).inverted())
  }

  @usableFromInline
  package static func == (a: AnchorOrigin, b: AnchorOrigin) -> Bool {
    a.host === b.host && a.handle == b.handle && a.geometry == b.geometry
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(handle.index)
    hasher.combine(geometry)
  }
}

/// The geometry of a node in the root: the map from its coordinates to those of the root, and its size in points.
@usableFromInline
package struct RootGeometry: Hashable {
  package var transform: CGAffineTransform
  package var size: CGSize

  package init(of node: ItemNode) {
    transform = node.transform(upTo: nil)
    size = node.size
  }

  @usableFromInline
  package static func == (a: RootGeometry, b: RootGeometry) -> Bool {
    a.size == b.size && a.transform == b.transform
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(transform.tx)
    hasher.combine(transform.ty)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}
