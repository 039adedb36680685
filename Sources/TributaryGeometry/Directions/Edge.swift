/// An edge of a rectangle. The horizontal edges follow the layout direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The edge where lines of text start.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where lines of text end.
  case trailing

  /// A set of edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each member.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The top edge only.
    public static let top = Set(.top)
    /// The leading edge only.
    public static let leading = Set(.leading)
    /// The bottom edge only.
    public static let bottom = Set(.bottom)
    /// The trailing edge only.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A horizontal edge of a rectangle: leading or trailing.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where lines of text start.
  case leading
  /// The edge where lines of text end.
  case trailing

  /// A set of horizontal edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each member.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge only.
    public static let leading = Set(.leading)
    /// The trailing edge only.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical edge of a rectangle: top or bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each member.
    public let rawValue: Int8

    /// Creates a set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge only.
    public static let top = Set(.top)
    /// The bottom edge only.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The kinds of regions that content avoids.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set, one for each member.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bars and corners of the host.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region covered by a software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions, including future ones.
  public static let all = SafeAreaRegions(rawValue: .max)
}
