public import TributaryDiagnostics

/// What one frame did.
public struct FrameReport: Sendable {
  /// How often the passes ran; 1 means that nothing fed back.
  public var passes: Int

  /// Whether the frame ended because nothing was left to do.
  public var settled: Bool

  /// What this frame found, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// The loops among them.
  public var loops: [FeedbackLoop] { diagnostics.compactMap(\.loop) }

  /// How much work the frame was.
  public var counts: FrameCounts

  /// A report with the given facts.
  public init(passes: Int, settled: Bool, diagnostics: [Diagnostic] = [], counts: FrameCounts = FrameCounts()) {
    self.passes = passes
    self.settled = settled
    self.diagnostics = diagnostics
    self.counts = counts
  }
}

extension FrameReport {
  /// This frame and a later one as one: the larger number of passes, and the sum of the work.
  package func followed(by later: FrameReport) -> FrameReport {
    FrameReport(
      passes: max(passes, later.passes), settled: settled && later.settled,
      diagnostics: diagnostics + later.diagnostics, counts: counts + later.counts)
  }
}

extension FrameCounts {
  fileprivate static func + (a: FrameCounts, b: FrameCounts) -> FrameCounts {
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

/// How much work a frame was, as plain numbers; they repeat exactly, times do not.
public struct FrameCounts: Sendable, Equatable {
  /// Bodies evaluated, and content closures that are evaluated by themselves: of geometry readers, of preference values and
  /// of the rows of lazy containers.
  public var bodies = 0
  /// Elements for which the content closure of a ``ForEach`` was run. It is part of the evaluation of the view around, and
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
