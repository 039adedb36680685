/// One of the four sides of a rectangle, horizontal ones in reading direction.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any choice of the four sides.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one edge in it.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}
