/// A cycle that a value goes round: from the view that publishes it, through a state, and back to that view.
public struct FeedbackLoop: Sendable, Equatable {
  /// What the values on a cycle do, as proven from the passes of one frame.
  public enum Verdict: Sendable, Equatable {
    /// The same states come back after this many passes, or frames where the loop crosses frames: the distance at which
    /// everything on the loop repeats.
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

  /// How the value of a state grows with each round: per pass, unless the cycle takes several, or per frame where the loop
  /// crosses frames.
  public enum Growth: Sendable, Equatable {
    /// By the same difference each time.
    case step(Double)
    /// Each difference is this many times the one before.
    case ratio(Double)
  }

  /// How values come to rest that still moved when the frame ended.
  public struct Convergence: Sendable, Equatable {
    /// The largest of the last ratios of a change to the one before it; less than 1.
    public var ratio: Double

    /// About as many passes until the changes are rounding noise.
    public var remainingPasses: Int

    /// How fast a cycle comes to rest: a ratio without a unit, and whole passes.
    public init(ratio: Double, remainingPasses: Int) {
      self.ratio = ratio
      self.remainingPasses = remainingPasses
    }
  }

  /// What the values do from round to round.
  public var verdict: Verdict

  /// How many passes the cycle takes to go round once, or frames where it crosses frames.
  public var passesPerRound = 1

  /// For `.unsettled` values that come to rest, if they get more passes.
  public var convergence: Convergence?

  /// Whether no reader is told anything twice: each brings another one, by what it writes. What grows is their number.
  public var addsReaders = false

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

extension FeedbackLoop: CustomStringConvertible {
  /// What was seen, and the steps of the cycle, a line each, escaped.
  public var description: String { ([observation] + steps.map(\.description)).joined(separator: "\n") }
}

extension FeedbackLoop {
  /// One station of a cycle.
  public struct Step: Sendable, Equatable, CustomStringConvertible {
    /// What stands at the station.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The view that publishes a value.
      case writer
      /// The preference, or the geometry, that carries it.
      case key
      /// A container in which `reduce` changed it.
      case fold
      /// The modifier whose action received it.
      case reader
      /// The state that the action wrote.
      case state
      /// The body that read the state.
      case body
      /// The first layout node that the body's change resized or moved.
      case layout
    }

    /// What the station does on the way round.
    public var kind: Kind

    /// Path of the view from the root.
    public var path: String

    /// Where the view's modifier was written, for writers and readers.
    public var location: Diagnostic.Location?

    /// What it read or wrote, old → new.
    public var detail: String

    /// The step in one line, escaped.
    public var description: String {
      let place = location.map { " at \($0)" } ?? ""
      return VisibleText("\(kind.rawValue) \(path)\(place): \(detail)", limit: .max).text
    }

    /// A station of a cycle, with what it reads or writes.
    public init(_ kind: Kind, path: String, location: Diagnostic.Location? = nil, detail: String) {
      self.kind = kind
      self.path = path
      self.location = location
      self.detail = detail
    }
  }
}
