/// Where the engine gives up. Every limit has a default.
public struct UpdateLimits: Sendable {
  /// Passes of one frame before it is broken off with a report.
  public var maximumPasses: Int

  /// Nodes below each other before the engine stops with a clear error instead of overflowing the stack.
  public var maximumDepth: Int

  /// Limits; those below 1 count as 1.
  public init(maximumPasses: Int = 64, maximumDepth: Int = 2_000) {
    self.maximumPasses = max(1, maximumPasses)
    self.maximumDepth = max(1, maximumDepth)
  }
}
