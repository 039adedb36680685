package import TributaryGeometry

/// One call of `place`: where a point of the subview goes, and the size that it is offered.
package struct SubviewPlacement: Equatable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  /// Whether every number of the place is one.
  package var isUsable: Bool {
    position.isFinite && anchor.isFinite
  }

  /// The top leading corner of a subview of a size, in points.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: Self.start(position.x, anchor.x, size.width), y: Self.start(position.y, anchor.y, size.height))
  }
}

extension SubviewPlacement {
  /// Where a length starts of which a fraction lies before a position; nothing lies before its start, also if it is
  /// infinite.
  private static func start(_ position: CGFloat, _ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
    (fraction == 0 ? position : position.asCoordinate - fraction.asCoordinate * length).asCoordinate
  }
}
