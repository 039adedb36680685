package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

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
