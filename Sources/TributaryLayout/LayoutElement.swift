public import TributaryGeometry

/// A child of a container, which returns sizes for proposals and can be placed.
///
/// Invariants:
/// 1. `sizeThatFits` is a function of the proposal until the container is notified of a change of the child.
/// 2. `isRigid`, `hasExplicitGuides` and `hasTextBaselines` are valid after the first `sizeThatFits` following a
///    change.
/// 3. A rigid child has the same layout for every proposal; it is placed with its size as the proposal.
/// 4. For all proposals in the region of a measurement, the child has the same size, and its guides have the same
///    values.
/// 5. A length of every content is the length that is measured, and the child is not rigid.
///
/// Checked by `ItemNode.recompute`, `ItemNode.checkItem`.
@usableFromInline
package protocol LayoutElement: ExplicitGuides {
  /// Returns the size for a proposal, in points. The element caches the result.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the size of the child is the same for every proposal.
  var isRigid: Bool { get }

  /// Whether the length of the child along both axes is infinite for an infinite proposal, whatever the other length of
  /// the proposal; valid after the first `sizeThatFits` following a change. The value `false` is always correct.
  var isElastic: Bool { get }

  /// Returns the proposals for which the size is the same as for a proposal.
  ///
  /// The method is called after `sizeThatFits` with the same proposal. An element without this information returns the
  /// proposal alone.
  func region(for proposal: ProposedViewSize) -> ProposalRegion

  /// Whether the child may be measured in any order, and only with the lengths that matter.
  ///
  /// Client code that measures can observe the order of a stack's proposals, which is documented.
  var acceptsAnyOrder: Bool { get }

  /// The priority with which the child chooses its length; higher priorities are first, and not-a-number counts as 0.
  var layoutPriority: Double { get }

  /// The preferred gaps between the child and its neighbors.
  var viewSpacing: ViewSpacing { get }

  /// Whether the child or a descendant may have set a guide. The value `false` makes all guide lookups unnecessary.
  var hasExplicitGuides: Bool { get }

  /// Whether text in the child sets the two baseline guides. The property is read only where a baseline is relevant.
  ///
  /// An element that reports its text in ``hasExplicitGuides`` may return `false`.
  var hasTextBaselines: Bool { get }

  /// Returns the length along an axis for a proposed length if it is the same for every content and every length
  /// across; `nil` if the child must be measured.
  ///
  /// An element returns a length only if its size is not the same for every proposal.
  func lengthOfEveryContent(_ proposal: CGFloat, along axis: Axis) -> CGFloat?

  /// Places the top left corner of the child at a point of the container, with a proposal.
  func place(at origin: CGPoint, proposal: ProposedViewSize)

  /// The origin of the last call to ``place(at:proposal:)``.
  ///
  /// A solver places a child again if its origin or proposal has changed. It reads both values from the child, because
  /// copies would be a third of the memory of a record. An element that is placed in every layout has no values.
  var placedOrigin: CGPoint { get }

  /// The proposal of the last call to ``place(at:proposal:)``.
  var placedProposal: ProposedViewSize { get }
}

extension LayoutElement {
  @inlinable package var placedOrigin: CGPoint { CGPoint(x: CGFloat.nan, y: .nan) }

  @inlinable package var placedProposal: ProposedViewSize { .unspecified }

  @inlinable package var hasTextBaselines: Bool { false }

  @inlinable package func region(for proposal: ProposedViewSize) -> ProposalRegion { ProposalRegion(proposal) }

  @inlinable package var acceptsAnyOrder: Bool { false }

  @inlinable package var isElastic: Bool { false }

  @inlinable package func lengthOfEveryContent(_ proposal: CGFloat, along axis: Axis) -> CGFloat? { nil }

  /// Returns the dimensions of the child at a size that it returned for a proposal.
  @inlinable package func dimensions(of size: CGSize, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size, proposal: proposal, guides: hasExplicitGuides || hasTextBaselines ? self : nil)
  }

  /// Returns whether a guide with this key may have been set in the child.
  @inlinable package func maySet(_ key: AlignmentKey) -> Bool {
    if hasExplicitGuides { return true }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return hasTextBaselines
    case .custom, .start, .center, .end: return false
    }
  }

  /// Returns the size for a proposal, with components that are invalid for a rectangle replaced by zero.
  @inlinable package func usableSize(for proposal: ProposedViewSize) -> CGSize {
    let size = sizeThatFits(proposal)
    return size.asLengths
  }

  /// Returns the dimensions of the child for a proposal.
  @inlinable package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = usableSize(for: proposal)
    return dimensions(of: size, for: proposal)
  }
}
