public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Tells the views inside what shape this view has.
public struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TypedContainerShapeNode<S> {
    TypedContainerShapeNode(modifier.pointee.shape, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TypedContainerShapeNode<S>) {
    node.update(modifier.pointee.shape)
  }
}

extension View {
  /// Tells every ``ContainerRelativeShape`` inside what shape this view has; nothing is drawn or cut off by it.
  ///
  /// Another shape takes effect at once. A shape that is itself relative to a container counts as a rectangle here.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// The node of a view whose shape the views inside may follow.
///
/// Invariant: whoever was drawn by the shape is drawn anew when it is another.
///
/// Tested by `ContainerShapeTests`.
@usableFromInline
package class ContainerShapeNode: UnaryNode {
  /// The outline that keeps a distance to the shape, where it goes round a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In the coordinates of the caller, as is the outline.
  ///   - distance: From the shape around to the rectangle, in points.
  package func outline(around rect: CGRect, insetBy distance: CGFloat) -> Path { Path(rect) }

  /// What the shape read is about to change.
  override package func dependencyDidChange() { drawPlaceReaders() }
}

extension ItemNode {
  /// The nearest item around whose shape is told; a shape that is told is relative to none.
  final var nearestContainerShape: ContainerShapeNode? {
    if self is ContainerShapeNode { return nil }
    var node = container
    while let current = node {
      if let shape = current as? ContainerShapeNode { return shape }
      node = current.container
    }
    return nil
  }
}

/// The node of a shape of a type.
@usableFromInline
package final class TypedContainerShapeNode<S: InsettableShape>: ContainerShapeNode {
  private var shape: S

  package init(_ shape: S, _ inputs: NodeInputs) {
    self.shape = shape
    super.init(inputs)
  }

  @MainActor
  package func update(_ shape: S) {
    if shape.isKnownEqual(to: self.shape) { return }
    self.shape = shape
    drawPlaceReaders()
  }

  override package func outline(around rect: CGRect, insetBy distance: CGFloat) -> Path {
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    return usable(ask(shape) { $0.inset(by: distance).path(in: outer) }, of: S.self)
  }
}

/// The shape that `containerShape(_:)` has set around, as much smaller as what is drawn is further inside.
///
///     container, radius 20   ╭────────────────╮
///     8 points inside        │ ╭────────────╮ │
///     radius 12              │ ╰────────────╯ │
///                            ╰────────────────╯
///
/// The outline keeps the distance of the nearest of the four edges, so that its corners have the centres of those around.
/// Where no shape is set around, it is a rectangle.
///
/// > Source: conformance SHAPE-33 to SHAPE-35.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// A shape that is told by the views around.
  public init() {}

  public static var _isSizedByProposal: Bool { true }

  public func path(in rect: CGRect) -> Path {
    guard let item = currentEvaluation.node as? ItemNode, let container = item.nearestContainerShape else {
      return Path(rect)
    }
    let place = item.readPlace(in: container)
    let inside = place.transform.map(rect)
    let distance = min(
      inside.minX, inside.minY, place.size.width - inside.maxX, place.size.height - inside.maxY)
    return container.outline(around: rect, insetBy: distance.asExtent)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that the container around has, smaller by the distance from its edges.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
