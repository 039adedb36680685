/// Where the engine gives up. Every limit has a default.
public struct UpdateLimits: Sendable {
  /// Passes of one frame before it is broken off with a report.
  ///
  /// Changes in transactions of their own, as those of a hundred animations that begin one after the other, take a pass each.
  /// Such passes feed nothing back, and a frame has as many as it needs.
  public var maximumPasses: Int

  /// Nodes below each other before the engine stops with a clear error instead of overflowing the stack.
  public var maximumDepth: Int

  /// Elements of one `ForEach` whose views are made at once. The others are not shown, with a report.
  ///
  /// In a lazy container this does not count: there views are made for what is seen.
  /// An eager row takes one to two kilobytes, so that the default of 100,000 rows takes up to 200 MB; a larger list belongs in a
  /// lazy container.
  public var maximumElements: Int

  /// No host makes fewer elements of a `ForEach` than these, so that short ones need not ask.
  @inlinable package static var fewestElements: Int { 1_000 }

  /// Limits; those below 1 count as 1, and fewer than 1,000 elements as 1,000.
  public init(maximumPasses: Int = 64, maximumDepth: Int = 2_000, maximumElements: Int = 100_000) {
    self.maximumPasses = max(1, maximumPasses)
    self.maximumDepth = max(1, maximumDepth)
    self.maximumElements = max(Self.fewestElements, maximumElements)
  }
}
