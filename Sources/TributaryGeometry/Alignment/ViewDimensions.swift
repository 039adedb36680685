public import Foundation

/// The size of a view and its alignment guides, in its own coordinates.
///
/// Off the main thread it knows no guides that were set.
@frozen
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// The proposal that the size answers.
  @usableFromInline package let proposal: ProposedViewSize
  /// Who knows the explicit guides; nil if there are none.
  @usableFromInline package let guides: (any ExplicitGuides)?

  @inlinable package init(size: CGSize, proposal: ProposedViewSize, guides: (any ExplicitGuides)? = nil) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.guides = guides
  }

  /// The size in points.
  @inlinable package var size: CGSize { CGSize(width: width, height: height) }

  /// The value of a horizontal guide, in points from the leading edge.
  @inlinable public subscript(guide: HorizontalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// The value of a vertical guide, in points from the top edge.
  @inlinable public subscript(guide: VerticalAlignment) -> CGFloat { usable.value(of: guide.key) }

  /// The value that was set for a horizontal guide, in points from the leading edge; nil if none was.
  @inlinable public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// The value that was set for a vertical guide, in points from the top edge; nil if none was.
  @inlinable public subscript(explicit guide: VerticalAlignment) -> CGFloat? { usable.explicitValue(of: guide.key) }

  /// What code of users may know of it where it runs.
  @usableFromInline var usable: ViewDimensions {
    guard let guides, !guides.mayBeAsked else { return self }
    return ViewDimensions(size: size, proposal: proposal)
  }

  @inlinable package func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.defaultValue(in: self)
  }

  @inlinable package func explicitValue(of key: AlignmentKey) -> CGFloat? {
    // User code computes guides; what is no number is as good as not set.
    guard let value = guides?.explicitGuide(key, in: self), value.isFinite else { return nil }
    return value.asCoordinate
  }
}

extension ViewDimensions: Equatable {
  @inlinable public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.guides === rhs.guides
  }
}
