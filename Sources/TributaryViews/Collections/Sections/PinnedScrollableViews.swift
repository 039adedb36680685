/// Which views of sections stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, at the near edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections, at the far edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
