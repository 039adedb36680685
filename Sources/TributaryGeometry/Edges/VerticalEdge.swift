/// The upper or the lower side of a rectangle.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  /// Any choice of the two sides.
  @frozen
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set with one edge in it.
    @inlinable public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
