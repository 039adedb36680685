/// A cycle of a value: from the view that publishes it, through a state, and back to that view.
public struct FeedbackLoop: Sendable, Equatable {
  /// The behavior of the values on a cycle, as verified from the passes of one frame.
  public enum Verdict: Sendable, Equatable {
    /// The same states repeat after this number of passes, or of frames if the loop crosses frames.
    case oscillating(period: Int)
    /// The values were still growing at the limit of passes.
    case diverging(Growth)
    /// The values differ only by rounding noise, and the difference is absorbed. The amplitude is in the unit of the
    /// state.
    case jitter(amplitude: Double)
    /// The state never equals its previous value although the geometry is constant, because of new identifiers or
    /// unconditional writes.
    case churning
    /// No other verdict was verified within the limit of passes.
    case unsettled
  }

  /// The growth of a state's value per pass, per round if the cycle takes several passes, or per frame if the loop
  /// crosses frames.
  public enum Growth: Sendable, Equatable {
    /// A constant difference, in the unit of the state, such as points.
    case step(Double)
    /// A constant ratio between each difference and the previous one, without a unit.
    case ratio(Double)
  }

  /// The convergence of values that were still changing when the frame ended.
  public struct Convergence: Sendable, Equatable {
    /// The largest of the last ratios of consecutive changes, less than 1.
    public var ratio: Double

    /// The approximate number of passes until the changes are within rounding noise.
    public var remainingPasses: Int

    /// Creates the convergence of a cycle from a ratio and a number of passes.
    ///
    /// - Parameters:
    ///   - ratio: The largest of the last ratios of consecutive changes, less than 1.
    ///   - remainingPasses: The approximate number of passes until the changes are within rounding noise.
    public init(ratio: Double, remainingPasses: Int) {
      self.ratio = ratio
      self.remainingPasses = remainingPasses
    }
  }

  /// The verified behavior of the values: whether they repeat, grow, or never settle.
  public var verdict: Verdict

  /// The number of passes in which a value goes once around the cycle, or of frames if the cycle crosses frames.
  public var passesPerRound = 1

  /// The convergence of `.unsettled` values that would converge with more passes.
  public var convergence: Convergence?

  /// Whether each reader receives only one value and adds another reader, so that the number of readers grows.
  public var addsReaders = false

  /// Whether the cycle passes through a task or a queue, so that each round takes at least one frame.
  public var crossesFrames: Bool

  /// The steps of the cycle in causal order. The last step leads to the first.
  public var steps: [Step]

  /// The names of the columns of `trace`: the pass, then each state and key on the cycle.
  public var columns: [String]

  /// The values in the last passes, oldest first, with one cell per column.
  public var trace: [[String]]

  /// Suggested edits that stop the cycle, most likely first; at least one.
  public var suggestions: [String]

  /// Creates a loop from its steps and values.
  ///
  /// - Parameters:
  ///   - verdict: The verified behavior of the values: whether they repeat, grow, or never settle.
  ///   - steps: The steps of the cycle in causal order. The last step leads to the first.
  ///   - columns: The names of the columns of `trace`: the pass, then each state and key on the cycle.
  ///   - trace: The values in the last passes, oldest first, with one cell per column.
  ///   - suggestions: The suggested edits. If empty, the default edits of the verdict are used.
  ///   - crossesFrames: Whether the cycle passes through a task or a queue, so that each round takes at least one
  ///     frame.
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
  /// The observation and the steps of the cycle, one per line, escaped.
  public var description: String { ([observation] + steps.map(\.description)).joined(separator: "\n") }
}

extension FeedbackLoop {
  /// A step of a cycle.
  public struct Step: Sendable, Equatable, CustomStringConvertible {
    /// The kind of a step.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A view that publishes a value.
      case writer
      /// The preference, the geometry, or the observed value of a modifier such as `onGeometryChange`.
      case key
      /// A container in which `reduce` changed the value.
      case fold
      /// The modifier whose action received the value.
      case reader
      /// The state that the action wrote.
      case state
      /// The body that read the state.
      case body
      /// The layout node that the evaluation of the body resized or moved, or in which it inserted or removed views.
      case layout
    }

    /// The kind of the step.
    public var kind: Kind

    /// The path from the root to the view.
    public var path: String

    /// The source location of the modifier, for writers, readers, and observed values.
    public var location: Diagnostic.Location?

    /// The read or written values, as old → new.
    public var detail: String

    /// The step in one line, escaped.
    public var description: String {
      let place = location.map { " at \($0)" } ?? ""
      return VisibleText("\(kind.rawValue) \(path)\(place): \(detail)", limit: .max).text
    }

    /// Creates a step with its read or written values.
    ///
    /// - Parameters:
    ///   - kind: The kind of the step.
    ///   - path: The path from the root to the view.
    ///   - location: The source location of the modifier, for writers, readers, and observed values.
    ///   - detail: The read or written values, as old → new.
    public init(_ kind: Kind, path: String, location: Diagnostic.Location? = nil, detail: String) {
      self.kind = kind
      self.path = path
      self.location = location
      self.detail = detail
    }
  }
}
