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
