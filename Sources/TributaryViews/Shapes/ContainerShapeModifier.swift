public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that sets the container shape of the views inside.
@_documentation(visibility: internal)
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
  /// Sets the shape that every ``ContainerRelativeShape`` and ``ConcentricRectangle`` inside this view follows, without
  /// drawing or clipping it.
  ///
  /// A change to another shape is not animated. A ``ConcentricRectangle`` follows the container around it, and a
  /// ``ContainerRelativeShape`` leaves the shape unchanged.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// The node of a view that sets a container shape.
///
/// Invariant: a change of the shape redraws every view whose drawing used it, and evaluates every view that has read
/// radii from it.
///
/// Tested by `ContainerShapeTests` and `ConcentricRadiiTests`.
@usableFromInline
package class ContainerShapeNode: UnaryNode {
  /// Returns the outline inset from the shape by a distance, for a shape that surrounds the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the caller. The result is in the same coordinates.
  ///   - distance: The distance from the container shape to the rectangle, in points.
  package func outline(around rect: CGRect, insetBy distance: CGFloat) -> Path { Path(rect) }

  /// Returns the corners of the shape in a size, leading on the left; `nil` if the shape is not a rectangle with
  /// corners.
  package func corners(in size: CGSize) -> RoundedRectangularShapeCorners? { nil }

  /// The layout direction of the shape.
  package var direction: LayoutDirection { .leftToRight }

  /// Whether the shape is that of the next container.
  package var isRelative: Bool { false }

  /// Redraws the views that follow the shape, since an observable value that the shape read is about to change.
  override package func dependencyDidChange() { shapeDidChange() }

  /// Draws the views again that follow the shape, and checks the values of geometry proxies that depend on it.
  final func shapeDidChange() {
    drawPlaceReaders()
    recordGeometryChange()
  }
}

extension ContainerShapeNode {
  /// Returns the nearest enclosing item that sets a container shape; `nil` for an item that itself sets one.
  static func nearest(around item: ItemNode) -> ContainerShapeNode? {
    item is ContainerShapeNode ? nil : item.containers.first(of: ContainerShapeNode.self)?.followed
  }

  /// This item, or the next enclosing one that does not repeat the shape of the container around it.
  final var followed: ContainerShapeNode? {
    isRelative ? containers.first(of: ContainerShapeNode.self)?.followed : self
  }
}

/// The shape of the nearest container that sets one, inset by the distance from its edges.
///
///     container, radius 20   ╭────────────────╮
///     8 points inside        │ ╭────────────╮ │
///     radius 12              │ ╰────────────╯ │
///                            ╰────────────────╯
///
/// The inset is the distance to the nearest of the four edges, so the corners are concentric with the corners of the
/// container. Without a container shape, the shape is a rectangle. The outline is mirrored if that of the container is.
///
/// > Source: conformance SHAPE-33 to SHAPE-35.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates a shape that follows the container shape.
  public init() {}

  /// The outline of the container is already mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public static var _isSizedByProposal: Bool { true }

  public func path(in rect: CGRect) -> Path {
    guard let item = currentEvaluation.node?.asItem, let container = ContainerShapeNode.nearest(around: item) else {
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
  /// The container shape, inset by the distance from its edges.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The node of a container shape of a particular type.
@usableFromInline
package final class TypedContainerShapeNode<S: InsettableShape>: ContainerShapeNode {
  private let environment: Unretained<EnvironmentScope>
  private var shape: S

  package init(_ shape: S, _ inputs: NodeInputs) {
    self.shape = shape
    environment = inputs.environmentReference
    super.init(inputs)
  }

  @MainActor
  package func update(_ shape: S) {
    if shape.isKnownEqual(to: self.shape) { return }
    self.shape = shape
    shapeDidChange()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.layoutDirection) { shapeDidChange() }
    super.surroundingsDidChange(changes)
  }

  override package func outline(around rect: CGRect, insetBy distance: CGFloat) -> Path {
    // A rectangle that itself follows a container has the corners at the place of this item, not of the caller.
    if let shape = shape as? ConcentricRectangle, let corners = corners(in: size) {
      return shape.outline(corners.radii, around: rect, insetBy: distance)
    }
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    return usable(ask(shape) { $0.inset(by: distance).path(in: outer, outlineDirection) }, of: S.self)
  }

  override package var direction: LayoutDirection { environment.layoutDirection }

  override package var isRelative: Bool { S.self == ContainerRelativeShape.self }

  override package func corners(in size: CGSize) -> RoundedRectangularShapeCorners? {
    ask(shape) { shape -> RoundedRectangularShapeCorners? in
      guard let shape = shape as? any RoundedRectangularShape else { return nil }
      let followed = shape as? ConcentricRectangle
      guard let corners = followed?.corners(of: self) ?? shape.corners(in: size) else { return nil }
      return shape.layoutDirectionBehavior.isMirrored(in: outlineDirection) ? corners.mirrored : corners
    }
  }
}

extension TypedContainerShapeNode: OutlinedItem {
  package var outlineEnvironment: Unretained<EnvironmentScope> { environment }
}
