public import TributaryDiagnostics

extension Inspection {
  /// A diagnostic as part of an inspection.
  public struct Finding: Codable, Sendable, Equatable {
    /// The stable code: `feedbackLoop`.
    public var code: String
    /// `note`, `warning` or `error`.
    public var severity: String
    /// What was found, in one sentence without a varying part.
    public var summary: String
    /// The view types from the root to the view that is concerned.
    public var path: String?
    /// Where in the source, as `Module/File.swift:12`.
    public var location: String?
    /// The whole page in lines of 80 columns.
    public var page: String
    /// What follows from it.
    public var consequence: String
    /// Edits that mend it, the commonest first.
    public var suggestions: [String]
    /// The name of the article about it.
    public var article: String
    /// How often it was found.
    public var occurrences: Int
    /// What is proven about a loop.
    public var loop: Loop?

    /// What a diagnostic says.
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

  /// A cycle with its values per pass.
  public struct Loop: Codable, Sendable, Equatable {
    /// What the values do: `oscillating with period 2`.
    public var verdict: String
    /// Whether it goes through a task or a queue, a frame or more for each round.
    public var crossesFrames: Bool
    /// The cycle in causal order; the last leads back to the first.
    public var steps: [Step]
    /// What the columns of `trace` hold: the pass, then each state and key.
    public var columns: [String]
    /// The last passes, oldest first.
    public var trace: [[String]]

    /// One station of a cycle.
    public struct Step: Codable, Sendable, Equatable {
      /// `writer`, `reader`, `state`, `layout` and their like.
      public var kind: String
      /// The view types from the root to the station.
      public var path: String
      /// Where in the source its modifier was written.
      public var location: String?
      /// What it reads or writes, with values.
      public var detail: String
    }

    init(_ loop: FeedbackLoop) {
      verdict =
        switch loop.verdict {
        case .diverging where loop.addsReaders: "growing by one more view each round"
        case .oscillating(let period): "oscillating with period \(period)"
        case .diverging(.step(let step)): "growing by \(NumberText(step)) each round"
        case .diverging(.ratio(let ratio)): "growing \(NumberText(ratio)) times as fast each round"
        case .jitter(let amplitude): "rounding noise of \(NumberText(amplitude))"
        case .churning: "never equal to itself"
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
