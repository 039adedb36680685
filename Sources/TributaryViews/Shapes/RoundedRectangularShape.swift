public import TributaryGeometry

/// A shape that is a rectangle with rounded or square corners.
///
/// Conform a custom rectangle to this protocol so that a ``ConcentricRectangle`` inside it follows its corners when the
/// rectangle is the container shape.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the four corners.
  ///
  /// - Parameter size: The size of the rectangle in points; `nil` if it is not known.
  /// - Returns: The styles; `nil` if they are not known for this size.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { Corners() }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Four corners with the smaller dimension of ``cornerSize`` as radius, and at most half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.width / 2, $0.height / 2) } ?? radius)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(cornerRadii)
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners with half of the shorter side as radius; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// Four corners with half of the shorter side as radius; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
