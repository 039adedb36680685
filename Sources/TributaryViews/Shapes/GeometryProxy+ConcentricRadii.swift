@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension GeometryProxy {
  /// The radii with which the corners of this view have the same centers as those of the container shape.
  ///
  ///     GeometryReader { proxy in
  ///       Badge(radii: proxy.concentricCornerRadii ?? RectangleCornerRadii())
  ///     }
  ///     .padding(8)
  ///     .containerShape(.rect(cornerRadius: 20))     // 12
  ///
  /// `containerShape(_:)` sets the container shape. The value is `nil` without one, and in a shape that is not a
  /// ``RoundedRectangularShape``. A ``ConcentricRectangle`` has these radii.
  ///
  /// > Source: conformance SHAPE-74.
  public var concentricCornerRadii: RectangleCornerRadii? {
    concentricCornerRadii(in: CGRect(origin: .zero, size: size))
  }

  /// Returns the radii with which the corners of a frame have the same centers as those of the container shape.
  ///
  /// - Parameter frame: The frame, in the coordinates of this view, in points.
  /// - Returns: `nil` without a container shape, and in a shape that is not a ``RoundedRectangularShape``.
  ///
  /// > Source: conformance SHAPE-74.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    guard let node = target.present else { return nil }
    let radii = node.concentricRadii(of: frame)
    target.recordValue { $0.concentricRadii(of: frame) != radii }
    return radii
  }
}

extension ItemNode {
  /// Returns the radii of a frame in this item, which are concentric to the container shape.
  fileprivate func concentricRadii(of frame: CGRect) -> RectangleCornerRadii? {
    guard let container = ContainerShapeNode.nearest(around: self),
      let radii = ConcentricRectangle.radii(of: frame, at: place(in: container), in: container)
    else { return nil }
    // The corners of the container are named from left to right.
    return container.direction == .rightToLeft ? radii.mirrored : radii
  }
}
