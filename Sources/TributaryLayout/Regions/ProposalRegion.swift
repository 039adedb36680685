public import TributaryGeometry

/// The proposals for which a measured size is valid, as a range along each axis.
///
/// A child often returns the same size for many proposals. A container that knows the region of a measurement replaces
/// further measurements with comparisons:
///
///     text "Hello", 40 by 20, proposed ∞ by 0        region: width 40 ... ∞ or nil, any height
///     the same in a padding of 10, 60 by 40           region: width 60 ... ∞ or nil, any height
///
/// Without further information, the region contains only the measured proposal.
@frozen
@usableFromInline
package struct ProposalRegion: Equatable, Sendable {
  @usableFromInline package var width: ProposedRange
  @usableFromInline package var height: ProposedRange

  @inlinable package init(width: ProposedRange, height: ProposedRange) {
    self.width = width
    self.height = height
  }

  /// Creates the region of a single proposal.
  @inlinable package init(_ proposal: ProposedViewSize) {
    width = ProposedRange(proposal.rawWidth)
    height = ProposedRange(proposal.rawHeight)
  }

  /// Creates the region of a length range along an axis and a length range across.
  @inlinable package init(major: ProposedRange, minor: ProposedRange, axis: Axis) {
    width = axis == .horizontal ? major : minor
    height = axis == .horizontal ? minor : major
  }

  /// The region of all proposals, for a rigid child.
  @inlinable package static var all: ProposalRegion { ProposalRegion(width: .all, height: .all) }

  /// Whether the region contains at most one proposal.
  @inlinable package var isExact: Bool { width.isExact && height.isExact }

  /// Returns whether the region contains a proposal.
  @inlinable package func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.rawWidth) && height.contains(proposal.rawHeight)
  }

  /// Removes the proposals that are not in another region.
  @inlinable package mutating func formIntersection(_ other: ProposalRegion) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  /// Returns the range along an axis.
  @inlinable package func range(along axis: Axis) -> ProposedRange { axis == .horizontal ? width : height }

  /// Returns the region of a view whose child is proposed the view's proposal minus insets; see
  /// ``ProposedRange/outset(by:around:)``.
  @inlinable package func outset(
    by insets: CGSize = .zero, around proposal: ProposedViewSize
  ) -> ProposalRegion {
    ProposalRegion(
      width: width.outset(by: insets.width, around: proposal.rawWidth),
      height: height.outset(by: insets.height, around: proposal.rawHeight))
  }
}
