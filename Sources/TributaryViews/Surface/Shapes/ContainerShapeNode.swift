@_spi(Engine) public import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

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
