public import TributaryGeometry

/// The place of one view on another, guide to guide: a child in its frame, an overlay on its primary.
@frozen
@usableFromInline
package struct AlignedPlacement: Sendable {
  @usableFromInline package let alignment: Alignment

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// The top leading corner of the secondary view, from that of the primary, in points.
  @inlinable package func origin(of secondary: ViewDimensions, on primary: ViewDimensions) -> CGPoint {
    CGPoint(
      x: (primary.value(of: alignment.horizontal.key) - secondary.value(of: alignment.horizontal.key)).asCoordinate,
      y: (primary.value(of: alignment.vertical.key) - secondary.value(of: alignment.vertical.key)).asCoordinate)
  }

  /// Where an overlay or a background stands: it is offered the size of the primary.
  ///
  /// - Parameters:
  ///   - primary: The dimensions of the primary, with its guides.
  ///   - direction: Right to left mirrors leading and trailing.
  @inlinable package func placement<Element: LayoutElement>(
    of secondary: Element, on primary: ViewDimensions, direction: LayoutDirection = .leftToRight
  ) -> ChildPlacement {
    let proposal = ProposedViewSize(primary.size)
    let dimensions = secondary.dimensions(in: proposal)
    var origin = origin(of: dimensions, on: primary)
    if direction == .rightToLeft { origin.x = (primary.width - origin.x - dimensions.width).asCoordinate }
    return ChildPlacement(origin: origin, proposal: proposal)
  }
}
