/// One of the four sides of a rectangle, horizontal ones in reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where reading starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Any choice of the four sides.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each member.
    public let rawValue: Int8

    /// A set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one edge in it.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// Only the upper side.
    public static let top = Set(.top)
    /// Only the side where reading starts.
    public static let leading = Set(.leading)
    /// Only the lower side.
    public static let bottom = Set(.bottom)
    /// Only the side where reading ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// The side of a rectangle where reading starts, or the one where it ends.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing

  /// Any choice of the two sides.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each member.
    public let rawValue: Int8

    /// A set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one edge in it.
    @inlinable public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Only the side where reading starts.
    public static let leading = Set(.leading)
    /// Only the side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side of a rectangle.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Any choice of the two sides.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each member.
    public let rawValue: Int8

    /// A set from its bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one edge in it.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Only the upper side.
    public static let top = Set(.top)
    /// Only the lower side.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The kinds of area that content keeps clear of.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// A set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and corners of the host.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Space covered by a software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region, present and future.
  public static let all = SafeAreaRegions(rawValue: .max)
}
