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
