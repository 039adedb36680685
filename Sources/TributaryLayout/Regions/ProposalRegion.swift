public import TributaryGeometry

/// The proposals for which a measured answer holds: a range along each axis.
///
/// A child that is measured for one proposal often answers many others alike. A container that knows the region of an answer
/// compares where it would measure again:
///
///     text "Hello", 40 by 20, proposed ∞ by 0        region: width 40 ... ∞ or nil, any height
///     the same in a padding of 10, 60 by 40           region: width 60 ... ∞ or nil, any height
///
/// An answer of which no more is known holds for its own proposal only.
@frozen
@usableFromInline
package struct ProposalRegion: Equatable, Sendable {
  @usableFromInline package var width: ProposedRange
  @usableFromInline package var height: ProposedRange

  @inlinable package init(width: ProposedRange, height: ProposedRange) {
    self.width = width
    self.height = height
  }

  /// The region of one proposal.
  @inlinable package init(_ proposal: ProposedViewSize) {
    width = ProposedRange(proposal.rawWidth)
    height = ProposedRange(proposal.rawHeight)
  }

  /// The region of a proposal that is made of a length along an axis and a length across.
  @inlinable package init(major: ProposedRange, minor: ProposedRange, axis: Axis) {
    width = axis == .horizontal ? major : minor
    height = axis == .horizontal ? minor : major
  }

  /// All proposals: the region of a rigid child.
  @inlinable package static var all: ProposalRegion { ProposalRegion(width: .all, height: .all) }

  /// Whether the region holds no more than one proposal.
  @inlinable package var isExact: Bool { width.isExact && height.isExact }

  /// Whether the answer holds for a proposal.
  @inlinable package func contains(_ proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.rawWidth) && height.contains(proposal.rawHeight)
  }

  /// Keeps what belongs to another region as well.
  @inlinable package mutating func formIntersection(_ other: ProposalRegion) {
    width.formIntersection(other.width)
    height.formIntersection(other.height)
  }

  /// The range along an axis.
  @inlinable package func range(along axis: Axis) -> ProposedRange { axis == .horizontal ? width : height }

  /// The region of a view around a child that is proposed what the view is, less insets; see
  /// ``ProposedRange/outset(by:around:)``.
  @inlinable package func outset(
    by insets: CGSize = .zero, around proposal: ProposedViewSize
  ) -> ProposalRegion {
    ProposalRegion(
      width: width.outset(by: insets.width, around: proposal.rawWidth),
      height: height.outset(by: insets.height, around: proposal.rawHeight))
  }
}
