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
