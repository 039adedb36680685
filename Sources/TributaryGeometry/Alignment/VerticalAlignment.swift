public import Foundation

/// A horizontal line through views on which they stand together, such as their first baselines.
@frozen
public struct VerticalAlignment: Sendable {
  @usableFromInline package let key: AlignmentKey

  @inlinable package init(key: AlignmentKey) { self.key = key }

  /// Creates the alignment with a name of one's own.
  @inlinable public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(key: AlignmentKey(StartAlignmentID.self, axis: .vertical, kind: .start))
  /// The middle.
  public static let center = VerticalAlignment(
    key: AlignmentKey(VerticalCenterAlignmentID.self, axis: .vertical, kind: .center))
  /// The lower edge.
  public static let bottom = VerticalAlignment(key: AlignmentKey(BottomAlignmentID.self, axis: .vertical, kind: .end))
  /// The baseline of the first line of text; the lower edge of what has no text.
  public static let firstTextBaseline = VerticalAlignment(
    key: AlignmentKey(FirstTextBaselineAlignmentID.self, axis: .vertical, kind: .firstTextBaseline))
  /// The baseline of the last line of text; the lower edge of what has no text.
  public static let lastTextBaseline = VerticalAlignment(
    key: AlignmentKey(LastTextBaselineAlignmentID.self, axis: .vertical, kind: .lastTextBaseline))

  /// The value of a container whose children have these values.
  ///
  /// - Returns: The least for the first baseline, the greatest for the last, else the mean; nil if all are nil.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    GuideMerge.merge(values, for: key)
  }
}

extension VerticalAlignment: Hashable {}
