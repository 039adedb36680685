public import Foundation

/// A vertical line through views on which they stand together, such as their leading edges.
@frozen
public struct HorizontalAlignment: Sendable {
  @usableFromInline package let key: AlignmentKey

  @inlinable package init(key: AlignmentKey) { self.key = key }

  /// Creates the alignment with a name of one's own.
  @inlinable public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// The edge where reading starts.
  public static let leading = HorizontalAlignment(
    key: AlignmentKey(StartAlignmentID.self, axis: .horizontal, kind: .start))
  /// The middle.
  public static let center = HorizontalAlignment(
    key: AlignmentKey(HorizontalCenterAlignmentID.self, axis: .horizontal, kind: .center))
  /// The edge where reading ends.
  public static let trailing = HorizontalAlignment(
    key: AlignmentKey(TrailingAlignmentID.self, axis: .horizontal, kind: .end))

  /// The value of a container whose children have these values: the mean of those that are not nil.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    GuideMerge.merge(values, for: key)
  }
}

extension HorizontalAlignment: Hashable {}
