public import TributaryGeometry

/// A layout around one child, as a value: what it answers to a proposal, and where the child stands in it.
@usableFromInline
package protocol SingleChildLayout {
  /// The size for a proposal, in points.
  func sizeThatFits<Element: LayoutElement>(_ proposal: ProposedViewSize, child: Element) -> CGSize

  /// Where the child stands in a size that answers a proposal, reading from left to right.
  func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement

  /// Whether the layout answers the same size to every proposal.
  func isRigid(childIsRigid: Bool) -> Bool

  /// The proposals for which an answer holds. Asked after `sizeThatFits` with the same proposal.
  ///
  /// - Parameter size: The answer.
  func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion
}

extension SingleChildLayout {
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { childIsRigid }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion { ProposalRegion(proposal) }

  /// Where the top left corner of the child stands; right to left mirrors leading and trailing.
  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, child: Element
  ) -> ChildPlacement {
    var result = placement(in: size, proposal: proposal, child: child)
    guard direction == .rightToLeft else { return result }
    let width = child.usableSize(for: result.proposal).width
    result.origin.x = (size.width - result.origin.x - width).asCoordinate
    return result
  }

  /// A guide of the layout: what the child has set for it, moved by where the child stands.
  ///
  /// Guides of every kind pass through a layout of one child.
  /// - Returns: The guide in points from the top leading corner, or nil if the child has not set it.
  @inlinable package func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, child: Element
  ) -> CGFloat? {
    guard child.hasExplicitGuides || child.hasTextBaselines else { return nil }
    let placement = placement(in: dimensions.size, proposal: dimensions.proposal, child: child)
    let origin = key.axis == .horizontal ? placement.origin.x : placement.origin.y
    return child.dimensions(in: placement.proposal).explicitValue(of: key).map { $0 + origin }
  }
}

/// Where a child stands in its container, and the size that it is offered there.
@frozen
@usableFromInline
package struct ChildPlacement: Equatable, Sendable {
  /// The corner of the child from that of the container, in points.
  @usableFromInline package var origin: CGPoint
  @usableFromInline package var proposal: ProposedViewSize

  @inlinable package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

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
