public import Foundation

/// A pair of guides, one for each axis, that fixes one view against another.
@frozen
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment from a guide for each axis.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The corner above where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The corner above where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the edge where reading starts.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The corner below where reading starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner below where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge, and the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The middle, and the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
  /// The trailing edge, and the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The leading edge, and the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// The middle, and the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// The trailing edge, and the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

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

private enum ListRowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

private enum ListRowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
}

extension HorizontalAlignment {
  /// Where the line above a row of a list begins: where a view in the row says so.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// Where the line above a row of a list ends: where a view in the row says so.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

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
