/// The amount of work of a frame, as plain numbers. Unlike times, they are the same in every run.
///
/// The numbers exclude the analysis of a feedback loop in a copy of the tree, which runs bodies, layouts, and `reduce`
/// to determine which state drives which reader. The analysis runs only in frames with a loop, and when a frame exceeds
/// its limit of passes.
public struct FrameCounts: Codable, Sendable, Equatable {
  /// The number of evaluated bodies and separately evaluated content closures.
  ///
  /// These closures are those of geometry readers, of preference values, and of the rows of lazy containers.
  public var bodies = 0
  /// The number of elements for which the content closure of a `ForEach` ran.
  ///
  /// The closure is part of the evaluation of the enclosing view. It runs for all elements (in a lazy container, for
  /// the created ones) whenever that view is evaluated.
  public var closures = 0
  /// The number of views whose new value was compared with the previous one to determine whether the body must be
  /// evaluated.
  public var comparisons = 0
  /// The number of sizes that were computed instead of read from a cache.
  public var measurements = 0
  /// The number of items that were placed again.
  public var placements = 0
  /// The number of calls to `reduce`.
  public var reduces = 0
  /// The number of actions that ran, such as `onPreferenceChange`, `onChange`, and `onAppear`.
  public var actions = 0
  /// The number of created nodes.
  public var nodesCreated = 0
  /// The number of nodes that a pass visited.
  public var nodesVisited = 0

  /// Creates counts of zero.
  public init() {}
}

extension FrameCounts {
  package static func + (a: FrameCounts, b: FrameCounts) -> FrameCounts {
    var sum = a
    sum.bodies += b.bodies
    sum.closures += b.closures
    sum.comparisons += b.comparisons
    sum.measurements += b.measurements
    sum.placements += b.placements
    sum.reduces += b.reduces
    sum.actions += b.actions
    sum.nodesCreated += b.nodesCreated
    sum.nodesVisited += b.nodesVisited
    return sum
  }
}
