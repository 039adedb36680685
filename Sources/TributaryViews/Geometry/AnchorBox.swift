public import TributaryGeometry

/// What an anchor holds: a source of geometry that can be read in the coordinates of a node.
@usableFromInline
package class AnchorBox<Value> {
  /// The value in the coordinates of `node`.
  package func resolve(in node: ItemNode) -> Value { preconditionFailure("Every anchor overrides resolve(in:).") }
  /// The value where the reading view has gone: zero.
  package func resolveWithoutView() -> Value { preconditionFailure("Every anchor overrides resolveWithoutView().") }
  /// The nodes that the anchor was made at, and where they stood.
  package var origins: ContiguousArray<AnchorOrigin> { [] }
  package func isEqual(to other: AnchorBox<Value>) -> Bool { false }
  package func hash(into hasher: inout Hasher) {}
}

/// What makes an anchor at a node.
@usableFromInline
package class AnchorSourceBox<Value> {
  @usableFromInline
  package func anchor(at node: ItemNode) -> AnchorBox<Value> {
    preconditionFailure("Every anchor source overrides anchor(at:).")
  }
}

/// The node that an anchor was made at, and where it stood then.
package struct AnchorOrigin: Hashable {
  private let host: ObjectIdentifier
  private let handle: NodeHandle
  private let geometry: RootGeometry

  package init(_ node: ItemNode) {
    host = ObjectIdentifier(node.host)
    handle = node.host.handles.handle(for: node)
    geometry = RootGeometry(of: node)
  }

  /// Whether a newer anchor of the same view is to be expected: the view is there, and stands elsewhere now.
  package func isOutdated(in core: HostCore) -> Bool {
    guard host == ObjectIdentifier(core), let node = core.handles.node(for: handle) as? ItemNode else { return false }
    return RootGeometry(of: node) != geometry
  }

  /// The map from the anchor's coordinates to those of `reader`.
  package func transform(to reader: ItemNode) -> CGAffineTransform {
    if host == ObjectIdentifier(reader.host), let node = reader.host.handles.node(for: handle) as? ItemNode,
      RootGeometry(of: node) == geometry
    {
      return node.transform(to: reader)
    }
    return geometry.transform.concatenating(reader.transform(upTo: nil).inverted())
  }

  package static func == (a: AnchorOrigin, b: AnchorOrigin) -> Bool {
    a.host == b.host && a.handle == b.handle && a.geometry == b.geometry
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(handle.index)
    hasher.combine(geometry)
  }
}

private final class RectAnchor: AnchorBox<CGRect> {
  let origin: AnchorOrigin
  let rect: CGRect

  override var origins: ContiguousArray<AnchorOrigin> { [origin] }

  init(_ origin: AnchorOrigin, _ rect: CGRect) {
    self.origin = origin
    self.rect = rect
  }

  override func resolveWithoutView() -> CGRect { .zero }

  override func resolve(in node: ItemNode) -> CGRect { origin.transform(to: node).map(rect) }

  override func isEqual(to other: AnchorBox<CGRect>) -> Bool {
    guard let other = other as? RectAnchor else { return false }
    return rect == other.rect && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}

private final class PointAnchor: AnchorBox<CGPoint> {
  let origin: AnchorOrigin
  let point: CGPoint

  override var origins: ContiguousArray<AnchorOrigin> { [origin] }

  init(_ origin: AnchorOrigin, _ point: CGPoint) {
    self.origin = origin
    self.point = point
  }

  override func resolveWithoutView() -> CGPoint { .zero }

  override func resolve(in node: ItemNode) -> CGPoint { origin.transform(to: node).map(point) }

  override func isEqual(to other: AnchorBox<CGPoint>) -> Bool {
    guard let other = other as? PointAnchor else { return false }
    return point == other.point && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}

private final class ArrayAnchor<T>: AnchorBox<[T]> {
  let anchors: [AnchorBox<T>]

  override var origins: ContiguousArray<AnchorOrigin> { ContiguousArray(anchors.flatMap(\.origins)) }

  init(_ anchors: [AnchorBox<T>]) { self.anchors = anchors }

  override func resolveWithoutView() -> [T] { anchors.map { $0.resolveWithoutView() } }

  override func resolve(in node: ItemNode) -> [T] { anchors.map { $0.resolve(in: node) } }

  override func isEqual(to other: AnchorBox<[T]>) -> Bool {
    guard let other = other as? ArrayAnchor<T>, anchors.count == other.anchors.count else { return false }
    return zip(anchors, other.anchors).allSatisfy { $0.isEqual(to: $1) }
  }

  override func hash(into hasher: inout Hasher) {
    for anchor in anchors { anchor.hash(into: &hasher) }
  }
}

private final class OptionalAnchor<T>: AnchorBox<T?> {
  let anchor: AnchorBox<T>?

  override var origins: ContiguousArray<AnchorOrigin> { anchor?.origins ?? [] }

  init(_ anchor: AnchorBox<T>?) { self.anchor = anchor }

  override func resolveWithoutView() -> T? { anchor?.resolveWithoutView() }

  override func resolve(in node: ItemNode) -> T? { anchor?.resolve(in: node) }

  override func isEqual(to other: AnchorBox<T?>) -> Bool {
    guard let other = other as? OptionalAnchor<T> else { return false }
    guard let anchor, let theirs = other.anchor else { return anchor == nil && other.anchor == nil }
    return anchor.isEqual(to: theirs)
  }

  override func hash(into hasher: inout Hasher) { anchor?.hash(into: &hasher) }
}

/// A rectangle as a function of the view's size.
@usableFromInline
package final class RectSource: AnchorSourceBox<CGRect> {
  private let rect: (CGSize) -> CGRect

  package init(_ rect: @escaping (CGSize) -> CGRect) { self.rect = rect }

  override package func anchor(at node: ItemNode) -> AnchorBox<CGRect> {
    RectAnchor(AnchorOrigin(node), rect(node.size))
  }
}

/// A point as a function of the view's size.
@usableFromInline
package final class PointSource: AnchorSourceBox<CGPoint> {
  private let point: (CGSize) -> CGPoint

  package init(_ point: @escaping (CGSize) -> CGPoint) { self.point = point }

  override package func anchor(at node: ItemNode) -> AnchorBox<CGPoint> {
    PointAnchor(AnchorOrigin(node), point(node.size))
  }
}

@usableFromInline
package final class ArraySource<T>: AnchorSourceBox<[T]> {
  private let sources: [AnchorSourceBox<T>]

  package init(_ sources: [AnchorSourceBox<T>]) { self.sources = sources }

  override package func anchor(at node: ItemNode) -> AnchorBox<[T]> { ArrayAnchor(sources.map { $0.anchor(at: node) }) }
}

@usableFromInline
package final class OptionalSource<T>: AnchorSourceBox<T?> {
  private let source: AnchorSourceBox<T>?

  package init(_ source: AnchorSourceBox<T>?) { self.source = source }

  override package func anchor(at node: ItemNode) -> AnchorBox<T?> { OptionalAnchor(source?.anchor(at: node)) }
}
