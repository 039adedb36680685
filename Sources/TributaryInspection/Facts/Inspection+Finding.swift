public import TributaryDiagnostics

extension Inspection {
  /// A diagnostic as part of an inspection.
  public struct Finding: Codable, Sendable, Equatable {
    /// The stable code, such as `feedbackLoop`.
    public var code: String
    /// The severity: `note`, `warning`, or `error`.
    public var severity: String
    /// The finding in one sentence without variable parts.
    public var summary: String
    /// The view types from the root to the affected view.
    public var path: String?
    /// The source location, as `Module/File.swift:12`.
    public var location: String?
    /// The complete text of the diagnostic in lines of 80 columns.
    public var page: String
    /// The consequence of the finding.
    public var consequence: String
    /// Suggested edits, most common first.
    public var suggestions: [String]
    /// The name of the article about the diagnostic.
    public var article: String
    /// The number of occurrences.
    public var occurrences: Int
    /// The verified facts about a feedback loop.
    public var loop: Loop?

    /// Creates a finding from a diagnostic.
    ///
    /// - Parameter diagnostic: The diagnostic that the finding describes.
    public init(_ diagnostic: Diagnostic) {
      code = diagnostic.code.rawValue
      severity = diagnostic.severity.rawValue
      summary = VisibleText(diagnostic.summary).text
      path = diagnostic.path.map { VisibleText($0).text }
      location = diagnostic.location?.description
      page = diagnostic.description
      consequence = VisibleText(diagnostic.consequence).text
      suggestions = diagnostic.allSuggestions.map { VisibleText($0).text }
      article = diagnostic.code.article
      occurrences = diagnostic.occurrences
      loop = diagnostic.loop.map { Loop($0) }
    }
  }

  /// A cycle with its values in each pass.
  public struct Loop: Codable, Sendable, Equatable {
    /// The behavior of the values, such as `oscillating with period 2`.
    public var verdict: String
    /// Whether the cycle passes through a task or a queue, so that each round takes at least one frame.
    public var crossesFrames: Bool
    /// The steps of the cycle in causal order. The last step leads to the first.
    public var steps: [Step]
    /// The names of the columns of `trace`: the pass, then each state and key.
    public var columns: [String]
    /// The values in the last passes, oldest first.
    public var trace: [[String]]

    /// A step of a cycle.
    public struct Step: Codable, Sendable, Equatable {
      /// The kind of the step, such as `writer`, `reader`, `state`, or `layout`.
      public var kind: String
      /// The view types from the root to the step.
      public var path: String
      /// The source location of the modifier.
      public var location: String?
      /// The values that the step reads or writes.
      public var detail: String
    }

    init(_ loop: FeedbackLoop) {
      verdict =
        switch loop.verdict {
        case .diverging where loop.addsReaders: "growing by one view each round"
        case .oscillating(let period): "oscillating with period \(period)"
        case .diverging(.step(let step)): "growing by \(NumberText(step)) each round"
        case .diverging(.ratio(let ratio)): "growing \(NumberText(ratio)) times as fast each round"
        case .jitter(let amplitude): "rounding noise of \(NumberText(amplitude))"
        case .churning: "churning: the values differ each round"
        case .unsettled: "not settled"
        }
      crossesFrames = loop.crossesFrames
      steps = loop.steps.map {
        Step(
          kind: $0.kind.rawValue, path: VisibleText($0.path).text, location: $0.location?.description,
          detail: VisibleText($0.detail).text)
      }
      columns = loop.columns.map { VisibleText($0).text }
      trace = loop.trace.map { $0.map { VisibleText($0).text } }
    }
  }
}
