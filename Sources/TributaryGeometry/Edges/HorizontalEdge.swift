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
