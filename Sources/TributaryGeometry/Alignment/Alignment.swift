public import Foundation

/// An alignment on both axes, as a pair of a horizontal and a vertical guide.
@frozen
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each axis.
  ///
  /// - Parameters:
  ///   - horizontal: The guide on the horizontal axis.
  ///   - vertical: The guide on the vertical axis.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A guide at the top leading corner of the view.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A guide at the center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// A guide at the top trailing corner of the view.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A guide at the center of the leading edge, where lines of text start.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// A guide at the center of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// A guide at the center of the trailing edge, where lines of text end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// A guide at the bottom leading corner of the view.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A guide at the center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A guide at the bottom trailing corner of the view.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// A guide at the leading edge and the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// A guide at the horizontal center and the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
  /// A guide at the trailing edge and the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// A guide at the leading edge and the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// A guide at the horizontal center and the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// A guide at the trailing edge and the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// An alignment guide on the horizontal axis: a vertical line that aligned views share, such as their leading edges.
@frozen
public struct HorizontalAlignment: Sendable {
  @usableFromInline package let key: AlignmentKey

  @inlinable package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom horizontal alignment.
  @inlinable public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// A guide at the edge where lines of text start.
  public static let leading = HorizontalAlignment(
    key: AlignmentKey(StartAlignmentID.self, axis: .horizontal, kind: .start))
  /// A guide at the horizontal center.
  public static let center = HorizontalAlignment(
    key: AlignmentKey(HorizontalCenterAlignmentID.self, axis: .horizontal, kind: .center))
  /// A guide at the edge where lines of text end.
  public static let trailing = HorizontalAlignment(
    key: AlignmentKey(TrailingAlignmentID.self, axis: .horizontal, kind: .end))

  /// Merges the explicit values of children into the value of their container: the mean of the non-nil values, in
  /// points.
  ///
  /// - Returns: The merged value, or `nil` if all values are `nil`.
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
  /// A guide at the leading end of the separator above a list row, as set by a view in the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
  /// A guide at the trailing end of the separator above a list row, as set by a view in the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)
}

/// An alignment guide on the vertical axis: a horizontal line that aligned views share, such as their first baselines.
@frozen
public struct VerticalAlignment: Sendable {
  @usableFromInline package let key: AlignmentKey

  @inlinable package init(key: AlignmentKey) { self.key = key }

  /// Creates a custom vertical alignment.
  @inlinable public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// A guide at the top edge.
  public static let top = VerticalAlignment(key: AlignmentKey(StartAlignmentID.self, axis: .vertical, kind: .start))
  /// A guide at the vertical center.
  public static let center = VerticalAlignment(
    key: AlignmentKey(VerticalCenterAlignmentID.self, axis: .vertical, kind: .center))
  /// A guide at the bottom edge.
  public static let bottom = VerticalAlignment(key: AlignmentKey(BottomAlignmentID.self, axis: .vertical, kind: .end))
  /// A guide at the baseline of the first line of text, or at the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    key: AlignmentKey(FirstTextBaselineAlignmentID.self, axis: .vertical, kind: .firstTextBaseline))
  /// A guide at the baseline of the last line of text, or at the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    key: AlignmentKey(LastTextBaselineAlignmentID.self, axis: .vertical, kind: .lastTextBaseline))

  /// Merges the explicit values of children into the value of their container, in points.
  ///
  /// - Returns: The minimum for the first baseline, the maximum for the last baseline, and the mean for every other
  ///   guide, or `nil` if all values are `nil`.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    GuideMerge.merge(values, for: key)
  }
}

extension VerticalAlignment: Hashable {}
