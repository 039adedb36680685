/// How much work a frame was, as plain numbers; they repeat exactly, times do not.
///
/// What the analysis of a feedback loop does in a copy of the tree is not in it: bodies, layouts and `reduce` run there to find
/// out which state drives which reader. That happens only in frames with a loop, and where one uses up its passes.
public struct FrameCounts: Codable, Sendable, Equatable {
  /// Bodies evaluated, and content closures that are evaluated by themselves: of geometry readers, of preference values and
  /// of the rows of lazy containers.
  public var bodies = 0
  /// Elements for which the content closure of a `ForEach` was run. It is part of the evaluation of the view around, and
  /// runs for all elements (in a lazy container for those that are there) whenever that view is evaluated.
  public var closures = 0
  /// Views whose new value was compared with the one that they had, to find out whether their body has to be evaluated.
  public var comparisons = 0
  /// Sizes computed rather than remembered.
  public var measurements = 0
  /// Items placed anew.
  public var placements = 0
  /// Calls of `reduce`.
  public var reduces = 0
  /// Actions run: onPreferenceChange, onChange, onAppear and their like.
  public var actions = 0
  /// Nodes made.
  public var nodesCreated = 0
  /// Nodes that any pass looked at.
  public var nodesVisited = 0

  /// No work at all.
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
