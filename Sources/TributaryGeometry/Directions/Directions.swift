/// A direction of the plane: horizontal or vertical.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// The horizontal axis: left to right or right to left.
  case horizontal
  /// The vertical axis: top to bottom.
  case vertical

  /// The name of the axis in lowercase.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The perpendicular axis.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each member.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one axis.
    @inlinable package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal axis only.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis only.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The direction of horizontal layout, which determines the side of the leading edge.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// A direction in which the leading edge is on the left.
  case leftToRight
  /// A direction in which the leading edge is on the right.
  case rightToLeft
}

/// The alignment of the lines of a text.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The lines are aligned at the edge where they start.
  case leading
  /// The lines are centered.
  case center
  /// The lines are aligned at the edge where they end.
  case trailing
}

/// The way in which content with a fixed aspect ratio is scaled to a frame with another ratio.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content is as large as possible within the frame.
  case fit
  /// The content is as small as possible while covering the frame.
  case fill
}
