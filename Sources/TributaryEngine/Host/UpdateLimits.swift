/// The limits of the engine, each with a default value.
public struct UpdateLimits: Sendable {
  /// The largest number of passes in one frame, after which the frame is stopped with a report.
  ///
  /// Changes in separate transactions, such as those of a hundred animations that begin in succession, take one pass
  /// each. Such passes are not feedback, so the frame can continue beyond the limit.
  public var maximumPasses: Int

  /// The largest depth of the tree in nodes, beyond which the engine reports an error instead of overflowing the stack.
  public var maximumDepth: Int

  /// The largest number of elements of one `ForEach` whose views are created immediately. Further elements are not
  /// shown, and a diagnostic reports them.
  ///
  /// The limit does not apply to lazy containers, which create views for the visible part. An eager row takes one to
  /// two kilobytes, so the default of 100,000 rows requires at most 200 MB. Use a lazy container for larger lists.
  public var maximumElements: Int

  /// The smallest value of the limit of elements, below which a `ForEach` does not check it.
  @inlinable package static var fewestElements: Int { 1_000 }

  /// Creates limits. A value less than 1 counts as 1, and a number of elements less than 1,000 as 1,000.
  ///
  /// - Parameters:
  ///   - maximumPasses: The largest number of passes in one frame.
  ///   - maximumDepth: The largest depth of the tree, in nodes.
  ///   - maximumElements: The largest number of elements of one `ForEach` outside lazy containers.
  public init(maximumPasses: Int = 64, maximumDepth: Int = 2_000, maximumElements: Int = 100_000) {
    self.maximumPasses = max(1, maximumPasses)
    self.maximumDepth = max(1, maximumDepth)
    self.maximumElements = max(Self.fewestElements, maximumElements)
  }
}
