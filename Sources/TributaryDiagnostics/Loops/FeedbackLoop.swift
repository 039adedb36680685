/// A cycle that a value goes round: from the view that publishes it, through a state, and back to that view.
public struct FeedbackLoop: Sendable, Equatable {
  /// What the values on a cycle do, as proven from the passes of one frame.
  public enum Verdict: Sendable, Equatable {
    /// The same states come back after this many rounds; a round is a pass, unless the cycle takes several.
    case oscillating(period: Int)
    /// The values were still growing at the limit of passes.
    case diverging(Growth)
    /// The values differ by rounding noise only; the difference is absorbed.
    case jitter(amplitude: Double)
    /// The state is never equal to itself although the geometry is constant: fresh ids, unconditional writes.
    case churning
    /// None of the others is proven within the limit of passes.
    case unsettled
  }

  /// How the value of a state grows, per pass, or per frame where the loop crosses frames.
  public enum Growth: Sendable, Equatable {
    /// By the same difference each time.
    case step(Double)
    /// Each difference is this many times the one before.
    case ratio(Double)
  }

  public var verdict: Verdict

  /// Whether the cycle goes through a task or a queue, so that it takes a frame or more to go round.
  public var crossesFrames: Bool

  /// The cycle in causal order; the last step leads back to the first.
  public var steps: [Step]

  /// What the columns of `trace` hold: the pass, then each state and key on the cycle.
  public var columns: [String]

  /// The last passes, oldest first: one cell per column.
  public var trace: [[String]]

  /// Concrete edits that open the cycle, the most likely first; at least one.
  public var suggestions: [String]

  /// - Parameter suggestions: Where empty, the usual edits for the verdict stand in.
  public init(
    verdict: Verdict, steps: [Step], columns: [String] = [], trace: [[String]] = [], suggestions: [String] = [],
    crossesFrames: Bool = false
  ) {
    self.verdict = verdict
    self.crossesFrames = crossesFrames
    self.steps = steps
    self.columns = columns
    self.trace = trace
    self.suggestions = suggestions.isEmpty ? verdict.wording.suggestions : suggestions
  }
}
