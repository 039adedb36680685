public import TributaryGeometry

/// A layout of one child, as a value that returns a size for a proposal and the placement of the child.
@usableFromInline
package protocol SingleChildLayout {
  /// Returns the size for a proposal, in points.
  func sizeThatFits<Element: LayoutElement>(_ proposal: ProposedViewSize, child: Element) -> CGSize

  /// Returns the placement of the child in a size that was returned for a proposal, from left to right.
  func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, child: Element
  ) -> ChildPlacement

  /// Returns whether the size of the layout is the same for every proposal.
  func isRigid(childIsRigid: Bool) -> Bool

  /// Returns whether the length of the layout along both axes is infinite for an infinite proposal; see
  /// ``LayoutElement/isElastic``.
  func isElastic(childIsElastic: Bool) -> Bool

  /// Returns the proposals for which the size is the same as for a proposal. The method is called after `sizeThatFits`
  /// with the same proposal.
  ///
  /// - Parameter size: The size for the proposal.
  func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion

  /// Returns the length along an axis for a proposed length if it does not depend on the child; see
  /// ``LayoutElement/lengthOfEveryContent(_:along:)``.
  func lengthOfEveryChild(_ proposal: CGFloat, along axis: Axis) -> CGFloat?

  /// The edges whose distance from the child the layout determines. The spacing between texts does not apply there.
  var changedEdges: Edge.Set { get }
}

extension SingleChildLayout {
  @inlinable package func isRigid(childIsRigid: Bool) -> Bool { childIsRigid }

  @inlinable package func isElastic(childIsElastic: Bool) -> Bool { false }

  @usableFromInline package var changedEdges: Edge.Set { [] }

  @inlinable package func lengthOfEveryChild(_ proposal: CGFloat, along axis: Axis) -> CGFloat? { nil }

  @inlinable package func region<Element: LayoutElement>(
    for proposal: ProposedViewSize, size: CGSize, child: Element
  ) -> ProposalRegion { ProposalRegion(proposal) }

  /// Returns the placement of the child; right to left mirrors leading and trailing.
  @inlinable package func placement<Element: LayoutElement>(
    in size: CGSize, proposal: ProposedViewSize, direction: LayoutDirection, child: Element
  ) -> ChildPlacement {
    var result = placement(in: size, proposal: proposal, child: child)
    guard direction == .rightToLeft else { return result }
    let width = child.usableSize(for: result.proposal).width
    result.origin.x = (size.width - result.origin.x - width).asCoordinate
    return result
  }

  /// Returns a guide of the layout: the guide that the child has set, offset by the child's origin.
  ///
  /// A layout of one child exposes guides of every kind.
  /// - Returns: The guide in points from the top leading corner, or nil if the child has not set it.
  @inlinable package func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, child: Element
  ) -> CGFloat? {
    guard child.maySet(key) else { return nil }
    let placement = placement(in: dimensions.size, proposal: dimensions.proposal, child: child)
    let origin = key.axis == .horizontal ? placement.origin.x : placement.origin.y
    return child.dimensions(in: placement.proposal).explicitValue(of: key).map { $0 + origin }
  }
}

/// The position of a child in its container, with the child's proposal.
@frozen
@usableFromInline
package struct ChildPlacement: Equatable, Sendable {
  /// The corner of the child, relative to that of the container, in points.
  @usableFromInline package var origin: CGPoint
  @usableFromInline package var proposal: ProposedViewSize

  @inlinable package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The placement of one view on another, aligned on a guide: a child in its frame, or an overlay on its primary.
@frozen
@usableFromInline
package struct AlignedPlacement: Sendable {
  @usableFromInline package let alignment: Alignment

  @inlinable package init(alignment: Alignment) { self.alignment = alignment }

  /// Returns the top leading corner of the secondary view, relative to that of the primary, in points.
  @inlinable package func origin(of secondary: ViewDimensions, on primary: ViewDimensions) -> CGPoint {
    CGPoint(
      x: (primary.value(of: alignment.horizontal.key) - secondary.value(of: alignment.horizontal.key)).asCoordinate,
      y: (primary.value(of: alignment.vertical.key) - secondary.value(of: alignment.vertical.key)).asCoordinate)
  }

  /// Returns the placement of an overlay or a background, which is proposed the size of the primary.
  ///
  /// - Parameters:
  ///   - primary: The dimensions of the primary, with its guides.
  ///   - direction: The layout direction; right to left mirrors leading and trailing.
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
