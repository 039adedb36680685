/// One of the two directions of a plane.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// Left to right or right to left.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The name of the axis in lower case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The axis at right angles to this one.
  @inlinable package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any choice of the two axes.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each member.
    public let rawValue: Int8

    /// A set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one axis in it.
    @inlinable package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// Only the horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// Only the vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The direction in which leading becomes left or right.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// The edge on which the lines of one text stand together.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// On the side where a line starts.
  case leading
  /// In the middle.
  case center
  /// On the side where a line ends.
  case trailing
}

/// How content of a fixed ratio meets a frame of another ratio.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as goes into the frame.
  case fit
  /// As small as covers the frame.
  case fill
}
